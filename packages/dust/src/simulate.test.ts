import { hashJson, Play, seededDice, seededPick } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../test/table.ts';
import { DECK } from './data/index.ts';
import { dust } from './game.ts';
import { type CheckedGame, playChecked, reportOn, seedOf, simulateGames } from './simulate.ts';

const drawn = ['koshka_1', 'koshka_2', 'koshka_3'];
const hands = ['nurse_1', 'sigrid_1'];
const discards = DECK.cards.map(({ id }) => id).filter((id) => ![...drawn, ...hands].includes(id));

/** Two areas, nine points to win, and few cards left to draw: soon what was open is shuffled, and secret again. */
const SMALL = {
  position: `land a! b!
links a-b
options points=9
player 0 red hand=${hands[0]}
player 1 blue hand=${hands[1]}
at a 0 T2 centre
at b 1 T2 centre
draw ${drawn.join(' ')}
discards ${discards.join(' ')}
round 2
now initiative`,
};

/** The same game once more, without any checking. */
function replayed(seed: string) {
  const play = new Play(dust, position(SMALL.position), seededDice(seed));
  const pick = seededPick(seed);
  const lengths: number[] = [];
  for (let { seat } = play; seat >= 0; seat = play.seat) {
    const list = play.options(seat);
    lengths.push(list.length);
    play.answer(seat, list.at(pick(list.length))!);
  }
  return { lengths, state: play.state };
}

describe('one random game', () => {
  const seed = 'e';
  const { lengths, state } = replayed(seed);

  test('is told with its length, its end and its fingerprint', () => {
    expect(playChecked(SMALL, seed)).toEqual({
      seed,
      answers: lengths.length,
      rounds: state.round,
      scores: state.players.map(({ points }) => points),
      winners: state.ending!.winners,
      reason: state.ending!.reason,
      mostOptions: Math.max(...lengths),
      views: 0,
      hash: hashJson(state),
    });
    expect(lengths.at(-1)).toBeLessThan(Math.max(...lengths));
  });

  test('everybody’s view is looked through after every answer, and a spectator’s', () => {
    expect(playChecked(SMALL, seed, { views: true }).views).toBe(3 * lengths.length);
    expect(state.round).toBeGreaterThan(3);
  });

  test('may take as many answers as the limit says, and no more', () => {
    expect(playChecked(SMALL, seed, { limit: lengths.length }).answers).toBe(lengths.length);
    expect(() => playChecked(SMALL, seed, { limit: lengths.length - 1 })).toThrow(
      `game "e", answer ${lengths.length}: no end in sight`,
    );
  });

  test('a broken law is told with the game and the answer', () => {
    const hand = [hands[0], ...drawn, ...discards.slice(0, 2)].join();
    const broken = SMALL.position
      .replace(`hand=${hands[0]}`, `hand=${hand}`)
      .replace('now initiative', 'now production 1');
    expect(() => playChecked({ position: broken }, 'bad')).toThrow(
      'game "bad", answer 1: a hand is too large',
    );
  });

  test('a setup that cannot be read is said to be one', () => {
    expect(() => playChecked({ players: 9 }, 'none')).toThrow('players');
  });
});

describe('a report on games', () => {
  const game = (part: Partial<CheckedGame>): CheckedGame => ({
    ...{ seed: 's', answers: 0, rounds: 0, scores: [0, 0], winners: [0], reason: 'points' },
    ...{ mostOptions: 0, views: 0, hash: 'h', ...part },
  });
  const games = [
    game({ answers: 100, rounds: 8, scores: [40, 12], mostOptions: 7, views: 300 }),
    game({ answers: 20, rounds: 10, scores: [3, 41], winners: [1], mostOptions: 9, views: 60 }),
    game({ answers: 30, rounds: 9, scores: [44, 44], winners: [0, 1], mostOptions: 8, views: 90 }),
    game({ answers: 50, rounds: 2, scores: [0, 5], winners: [1], reason: 'last-standing' }),
  ];

  test('adds them up', () => {
    expect(reportOn(games)).toMatchObject({
      games: 4,
      answers: 200,
      views: 450,
      reasons: { points: 3, 'last-standing': 1 },
      winsBySeat: [2, 3],
      mostOptions: 9,
    });
  });

  test('tells the least, the middle, the mean and the most, by size and not by spelling', () => {
    expect(reportOn(games)).toMatchObject({
      answersPerGame: { least: 20, middle: 50, mean: 50, most: 100 },
      rounds: { least: 2, middle: 9, mean: 7.25, most: 10 },
      winningScores: { least: 5, middle: 41, mean: 32.5, most: 44 },
      scores: { least: 0, middle: 40, mean: 23.625, most: 44 },
    });
  });

  test('no games, no numbers', () => {
    const none = { least: 0, middle: 0, mean: 0, most: 0 };
    expect(reportOn([])).toMatchObject({
      games: 0,
      answers: 0,
      winsBySeat: [],
      mostOptions: 0,
      scores: none,
    });
  });

  test('the digest changes with any game’s end, its length and their order', () => {
    const digests = [
      games,
      [...games].reverse(),
      [game({ ...games[0]!, hash: 'other' }), ...games.slice(1)],
      [game({ ...games[0]!, answers: 101 }), ...games.slice(1)],
    ].map((some) => reportOn(some).digest);
    expect(new Set(digests).size).toBe(4);
    expect(reportOn([...games]).digest).toBe(digests[0]);
  });

  test('every game of many has a seed of its own', () => {
    expect([seedOf('x', 0), seedOf('x', 1), seedOf('y', 0)]).toEqual(['x 0', 'x 1', 'y 0']);
    const report = simulateGames({ setup: SMALL, games: 2, seed: 'x' });
    expect(report).toEqual(reportOn([playChecked(SMALL, 'x 0'), playChecked(SMALL, 'x 1')]));
  });
});
