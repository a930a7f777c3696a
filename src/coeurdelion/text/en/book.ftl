### The rulebook as a page and on paper, in English: what the books of all games say.

## The page

book-title = { $game }: the rulebook
book-all = The rulebooks
book-all-text = Every rule of the three games, in the order in which you meet it: where it comes from, what the editions do differently, and small boards that show it.
book-skip = Skip to the rules
book-home = To the home page
book-language = Language
book-language-fr = Français
book-language-en = English
book-language-de = Deutsch
book-games = Rulebooks
book-contents = Contents
book-play = Play { $game }
book-foot = The games belong to their authors and publishers; the words, drawings and examples here are our own.

## Search

book-search = Search the rules
book-search-go = Search
book-found =
    { $count ->
        [0] Nothing is said about “{ $query }”.
        [one] One rule about “{ $query }”.
       *[other] { $count } rules about “{ $query }”.
    }
book-found-whole = Show the whole book

## Introduction

book-about = The game
book-goal = The aim
book-box = What is in the box
book-course = How it goes
book-signs = How the boards are drawn
book-marks = Where a rule comes from
book-marks-text = Each rule has a number by which it can be linked and named, and below it stands where it comes from: a printed rulebook with the section in which it says so, the publisher’s answer to a question, descriptions of the game by others, or a ruling of ours where all of these are silent.

## Rules

book-anchor = Link to rule { $rule }
book-source-printed = Printed rule:
book-source-answer = Publisher’s answer
book-source-report = Described by others
book-source-ruling = Our ruling
book-choice = A table may choose otherwise:
book-elsewhere = Seen in other examples too:
book-head-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Examples

book-example-others =
    { $count ->
        [one] Shown on a board
       *[other] Shown on boards ({ $count })
    }
book-before = Before
book-after = After
book-refused = Not allowed
book-step-refused = { $player } wants to { $wanted }. { $reason }
book-step-misread = { $player } writes “{ $line }”. { $reason }

## Ways to play

book-way-chosen = chosen
book-differs = Differs
book-ways-text = What differs is marked with ≠, and each line leads to its rule.
book-ways-row = What
book-house = House rules
book-house-text = A table can agree on these one by one, whatever else it plays by.

## Glossary

book-glossary = Glossary
book-glossary-text = One word for one thing, in the three languages.
