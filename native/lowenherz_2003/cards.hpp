// Hands, and piles of cards as counts, as games/lowenherz_2003/cards.py has them.
#pragma once

#include <bit>

#include "state.hpp"

namespace coeurdelion::lowenherz_2003 {

// How many cards a hand holds.
constexpr int hand_size(const std::uint8_t (&hand)[HAND_ROOM]) {
    int size = 0;
    while (size < HAND_ROOM && hand[size]) ++size;
    return size;
}

// How many cards a player holds.
constexpr int hand_size(const Player& player) { return hand_size(player.secret) + hand_size(player.known); }

// A card, or back, comes to its place in a hand.
constexpr void add_card(std::uint8_t (&hand)[HAND_ROOM], int card) {
    int place = hand_size(hand);
    if (place == HAND_ROOM) return;
    for (; place > 0 && hand[place - 1] > card; --place) hand[place] = hand[place - 1];
    hand[place] = card;
}

// A card of a hand goes; whether it was there.
constexpr bool take_card(std::uint8_t (&hand)[HAND_ROOM], int card) {
    int place = 0;
    while (place < HAND_ROOM && hand[place] != card) ++place;
    if (place == HAND_ROOM) return false;
    for (; place < HAND_ROOM - 1; ++place) hand[place] = hand[place + 1];
    hand[HAND_ROOM - 1] = 0;
    return true;
}

// A player is without a card of this kind; one that everybody knows of goes first.
constexpr void discard(Player& player, int kind) {
    if (!take_card(player.known, kind + 1)) take_card(player.secret, kind + 1);
}

// The kinds of cards that a player holds and that are not hidden, as bits.
constexpr std::uint64_t kinds_held(const Player& player) {
    std::uint64_t kinds = 0;
    for (int place = 0; place < HAND_ROOM; ++place)
        for (int card : {player.secret[place], player.known[place]})
            if (0 < card && card <= KINDS) kinds |= std::uint64_t{1} << (card - 1);
    return kinds;
}

// The cards of one letter in a pile.
constexpr int count_of(const std::uint8_t (&pile)[KINDS], int letter) {
    int count = 0;
    for (int kind = FIRST_OF[letter]; kind < FIRST_OF[letter + 1]; ++kind) count += pile[kind];
    return count;
}

// Whether there is a card in a pile.
constexpr bool any(const std::uint8_t (&pile)[KINDS]) {
    std::uint8_t all = 0;
    for (std::uint8_t count : pile) all |= count;
    return all;
}

// The letter of the card on top of a deck: the first of which one is left; LETTERS if it is empty.
constexpr int top_letter(const std::uint8_t (&deck)[KINDS]) {
    int kind = 0;
    while (kind < KINDS && !deck[kind]) ++kind;
    return kind < KINDS ? CARDS[kind].letter : LETTERS;
}

// A random card of a letter of which there is one.
constexpr int random_card(const std::uint8_t (&pile)[KINDS], int letter, Random& random) {
    int left = random.below(count_of(pile, letter));
    int kind = FIRST_OF[letter];
    for (; left >= pile[kind]; ++kind) left -= pile[kind];
    return kind;
}

}  // namespace coeurdelion::lowenherz_2003
