import { isProblems } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../../test/table.ts';
import { DECK } from '../data/index.ts';
import { parsePosition } from './parse.ts';

/** What is wrong with a position, as "place: text". */
function wrong(text: string): string[] {
  const made = parsePosition(text);
  return isProblems(made) ? made.map((problem) => `${problem.at}: ${problem.text}`) : [];
}

const TWO = 'land a b\nlinks a-b\nround 2\nplayer 0 red\nplayer 1 blue';
const players = (count: number) => Array.from({ length: count }, (_, seat) => `player ${seat} -\n`).join('');

describe('what is wrong with one line is said of that line', () => {
  test.each([
    ['round soon', 'a round is a whole number'],
    ['order 0 2', 'an order lists seats'],
    ['order -1 0', 'an order lists seats'],
    ['order 0.5', 'an order lists seats'],
    ['allies 0-2', 'allies are pairs of seats'],
    ['majorities air=1', 'no such majority: air'],
    ['ordinary a c', 'no such area'],
    ['ending {', 'not JSON'],
    ['draw joker', 'no such card: joker'],
    ['discards joker', 'no such card: joker'],
    ['at c 0 T1', 'no such area: c'],
    ['at a 7 T1', 'no such seat: 7'],
    ['at a 0 X1', 'not units: X1'],
    ['at a 0', 'an area is held by the units in it'],
    ['at a - T1', 'an area is held by the units in it'],
    ['now tea', 'no such moment: tea'],
    ['now combat 2', 'whose?'],
    ['now combat', 'whose?'],
    ['sing', 'no such line: sing'],
    ['options scoring=odd', 'scoring is epic or premium'],
    ['options quick=odd', 'quick is no, random or recommended'],
    ['options points=many', 'points is a whole number'],
  ])('%s', (line, text) => {
    expect(wrong(`${TWO}\n${line}\nover`)).toEqual([`line 6: ${text}`]);
  });

  test.each([
    ['player 3 red', 'players are numbered from 0'],
    ['player 0 pink', 'no such colour: pink'],
    ['player 0', 'no such colour: '],
    ['player 0 red tired', 'no such word: tired'],
    ['player 0 red hand=joker', 'no such card: joker'],
    ['player 0 red played=joker', 'no such card: joker'],
  ])('%s', (line, text) => {
    expect(wrong(`${line}\nover`)).toEqual([`line 1: ${text}`]);
  });
});

describe('what is wrong with the whole', () => {
  test('nobody, or more than six, cannot play; six can', () => {
    expect(wrong('over')).toEqual(['position: one to six players']);
    expect(wrong(`${players(7)}over`)).toEqual(['position: one to six players']);
    expect(wrong(`${players(6)}over`)).toEqual([]);
  });

  test('it says where it stands', () => {
    expect(wrong(TWO)).toEqual(['position: a position says where it stands: now …, stack … or over']);
  });

  test('another version is not read any further', () => {
    expect(wrong(`dust 2\n${TWO}\nsing\nover`)).toEqual(['line 1: this is notation 1']);
  });

  test('a map and a deck are told by their own places', () => {
    expect(wrong('land a b\nplayer 0 red\nover')[0]).toMatch(/^map\..*no chain of links leads here$/);
    expect(wrong('deck few\ncard x joker 1/1/1 1\nplayer 0 red\nover')).toEqual([
      'deck.cards[0]: no such ability: joker',
    ]);
  });
});

describe('what is plain may be left out', () => {
  test('the draw pile: all cards that are nowhere else, in the order of the deck', () => {
    const [hand, played, gone, ...rest] = DECK.cards.map(({ id }) => id);
    const state = position(
      `land a\nplayer 0 red hand=${hand} played=${played}\nplayer 1 blue\ndiscards ${gone}\nover`,
    );
    expect(state.draw).toEqual(rest);
  });

  test('a draw pile that is written is taken as it is', () => {
    expect(position(`${TWO}\ndraw nurse_2 nurse_1\nover`).draw).toEqual(['nurse_2', 'nurse_1']);
  });

  test('the options', () => {
    expect(position(`${TWO}\nover`).options).toEqual({
      victoryPoints: 40,
      scoring: 'epic',
      neutralCapitalsAreOrdinary: false,
      quickSetup: 'no',
    });
    expect(
      position(`${TWO}\noptions points=30 scoring=premium ordinary=yes quick=recommended\nover`).options,
    ).toEqual({
      victoryPoints: 30,
      scoring: 'premium',
      neutralCapitalsAreOrdinary: true,
      quickSetup: 'recommended',
    });
  });

  test('the holder of an area in which nobody is', () => {
    expect(position(`${TWO}\nat a\nat b - centre\nover`).areas).toMatchObject([
      { holder: -1, centre: false },
      { holder: -1, centre: true },
    ]);
  });
});

describe('what a position holds', () => {
  test('links that lead over the edge of the map', () => {
    const { map } = position(
      'area a land\narea b land\narea c land\nlink a b\nlink b c wrap\nplayer 0 red\nover',
    );
    expect(map).toMatchObject({
      links: [
        ['a', 'b'],
        ['b', 'c'],
      ],
      wrapLinks: [['b', 'c']],
    });
  });

  test('a map without such links does not name any', () => {
    expect(position(`${TWO}\nover`).map).not.toHaveProperty('wrapLinks');
  });

  test('cards chosen and not yet shown', () => {
    const held = { 1: { do: 'card', card: 'nurse_1' } };
    expect(position(`${TWO}\nheld ${JSON.stringify(held)}\nnow initiative`).held).toEqual(held);
  });

  test('holders by number and by word', () => {
    const state = position(`${TWO}\nat a neutral T1 M2\nmajorities sea=1 land=neutral production=-\nover`);
    expect(state.areas[0]).toEqual({ holder: -2, units: [1, 2, 0, 0, 0], centre: false });
    expect(state.majorities).toEqual({ production: -1, sea: 1, land: -2 });
  });

  test.each([
    ['turn', false],
    ['production', true],
    ['movement', true],
    ['combat', true],
  ])('at "now %s" the turn has been taken: %s', (moment, acted) => {
    expect(position(`${TWO}\nnow ${moment} 1`).players.map((player) => player.acted)).toEqual([false, acted]);
  });
});
