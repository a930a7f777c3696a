// The simplest game that resembles laying borders: a seat lays one of 264 edges, then the next seat is to act.
export const EDGES = 264;

export const game = {
  name: "edges",
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // it would send every state of the turn again
  setup: () => ({ edges: "0".repeat(EDGES) }),
  moves: {
    lay: ({ G, playerID }, edge) => {
      G.edges = G.edges.slice(0, edge) + (Number(playerID) + 1) + G.edges.slice(edge + 1);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
