/** Beginning a match with one click: as it was set up last, or as a newcomer should, who meets gentler bots. */
import { firstMatch, newcomersMatch } from "../../games/first-match";
import { ApiError, fetchGames, fetchMine } from "../../net/api";
import { beginsAtOnce, forgetChoice, hasChoice, lastChoice, type MatchForm } from "../../net/last-choice";

/** What `make` gives for the form to play now; a form that is refused is forgotten, and the newcomer's taken instead. */
export async function playNow<Made>(game: string, make: (form: MatchForm) => Promise<Made>): Promise<Made> {
  const first = (await isFirst(game)) ? await newcomersMatch(game) : firstMatch(game);
  const last = hasChoice(game) ? await remembered(game, first) : null;
  if (!last) return make(first);
  try {
    return await make(last);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.refusal) throw error;
    const made = await make(first);
    forgetChoice(game); // it was the choice that was refused, not the table
    return made;
  }
}

/** Whether someone has not played a game yet, as far as the server knows. */
async function isFirst(game: string): Promise<boolean> {
  return !hasChoice(game) && !(await fetchMine()).some((match) => match.game === game);
}

/** What was chosen last; where others would have to come first, its options alone. */
async function remembered(game: string, first: MatchForm): Promise<MatchForm | null> {
  const terms = (await fetchGames()).find(({ id }) => id === game);
  const last = terms ? lastChoice(terms) : null;
  return last && !beginsAtOnce(last) ? { ...first, options: { ...last.options } } : last;
}
