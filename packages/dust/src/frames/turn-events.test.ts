import { type Roll, seededDice } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../test/events.ts';
import { answer, begin, options, scriptedDice, stateOf } from '../../test/table.ts';
import { newReinforcements } from './reinforcements.ts';

const small = (lines: string) => ({
  position: `land a! b c\nlinks a-b b-c\nat a 0 T1 centre\nat c 1 T1\nround 2\n${lines}`,
});

describe('production', () => {
  test('[dust.card.deck.reshuffle] an empty pile waits for the next card that is bought', () => {
    const players = 'player 0 red played=koshka_3\nplayer 1 blue played=diplomat_1';
    const match = begin(small(`${players}\ndraw\ndiscards nurse_1 nurse_2\nnow production 0`));
    answer(match, 'done');
    expect(stateOf(match)).toMatchObject({ draw: [], discards: ['nurse_1', 'nurse_2'] });
  });

  test('[dust.prod.cards.to-hand] the buyer is told which cards he drew', () => {
    const players = 'player 0 red played=koshka_3\nplayer 1 blue played=diplomat_1';
    const match = begin(small(`${players}\ndraw nurse_1 nurse_2\nnow production 0`));
    answer(match, 'buy card', 'done');
    expect(eventsOf(match, 'cards-drawn', 0)).toMatchObject([{ seat: 0, cards: ['nurse_2'] }]);
  });
});

describe('reinforcements', () => {
  const waiting = (played: string) =>
    begin(
      small(
        `player 0 red${played}\nplayer 1 blue\nstack ${JSON.stringify([{ ...newReinforcements(0), step: 'begin' }])}`,
      ),
    );

  test('without a card there are the twelve points alone', () => {
    expect(eventsOf(waiting(''), 'reinforcements')).toMatchObject([{ seat: 0, points: 12 }]);
  });

  test('[dust.setup.reinf.place] one centre is enough to place them', () => {
    const match = waiting('');
    answer(match, 'buy tank', 'done');
    expect(options(match)).toEqual(['place tank a']);
  });
});

describe('the end of a round', () => {
  test('[dust.vp.formula] everybody is told what was gained and what it comes to', () => {
    const match = begin(small('player 0 red points=5\nplayer 1 blue points=1\nnow scoring'));
    expect(eventsOf(match, 'scored')).toMatchObject([{ round: 2, gained: [4, 0], totals: [9, 1] }]);
  });
});

describe('lots', () => {
  test('[dust.option.quick-setup] every area of a quick set-up is drawn as one', () => {
    const rolled: Roll[] = [];
    const dice = seededDice('lots');
    begin(
      { players: 2, quickSetup: 'random' },
      {
        ...dice,
        roll: (roll) => {
          rolled.push(roll);
          return dice.roll(roll);
        },
      },
    );
    const areas = rolled.filter(({ stream }) => stream === 'setup');
    expect(new Set(areas.map(({ reason }) => reason))).toEqual(new Set(['quick-setup']));
    expect(areas).toHaveLength(2 * (1 + 2 + 5 + 3));
  });
});

describe('the order of turns', () => {
  const round = `land a b c d
links a-b b-c c-d
round 2
player 0 red played=diplomat_2
player 1 blue played=koshka_1
player 2 grey played=nurse_1
at a 0 T1
at b 1 T3 M2
at d 2 T1
order 0 1 2
now turns`;

  test('[dust.turn.eliminated.skip] who is destroyed before his turn has none', () => {
    const match = begin({ position: round }, scriptedDice([5, 5, 5, 5, 5, 5, 5]));
    answer(match, 'use', 'done');
    while (match.question(1)?.question !== 'combat') answer(match, 'stop');
    answer(match, 'attack land b', 'to a', 'take 3 tank', 'take 2 mech', 'stand');
    expect(eventsOf(match, 'turn-begun').map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

describe('choosing cards', () => {
  test('[dust.init.reveal] an open card cannot be taken back', () => {
    const players = 'player 0 red hand=nurse_1,nurse_2\nplayer 1 blue hand=sigrid_1,sigrid_2';
    const match = begin(small(`${players}\nnow initiative`));
    match.submit(0, match.state.question, 'card nurse_1');
    match.submit(1, match.state.question, 'card sigrid_1');
    expect([0, 1].map((seat) => match.undoable(seat))).toEqual([0, 0]);
  });
});
