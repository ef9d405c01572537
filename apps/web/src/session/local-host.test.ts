import type { OddsAdvice, OutlookAdvice } from '@dustfront/advice';
import { coreAdvisor } from '@dustfront/advice/dust-tactics';
import { type CoreSetup, dustTactics } from '@dustfront/dust-tactics';
import type { AnyGame, Json } from '@dustfront/kernel';
import { describe, expect, test } from 'vitest';
import { LocalHost } from './local-host.ts';

const game = dustTactics as AnyGame;

const position = `round 1 of 8
turn allies
options reactive-fire=off
map
  . . . . . .
  . . . c . .
  . . # . . .
  . . . . . .
  . . . . . .
  . . . . . .
allies recon-rangers B4
axis recon-grenadiers D2
`;

const drill = (): LocalHost =>
  LocalHost.begin(
    game,
    { kind: 'position', game: 'dust-tactics', position, seats: ['a', 'b'], seed: 'test' },
    0,
    coreAdvisor,
  );

const setup: CoreSetup = { scenario: 'reconnaissance', rounds: 2 };
const scenario = (seed: string): LocalHost =>
  LocalHost.begin(
    game,
    { kind: 'new', game: 'dust-tactics', setup: setup as unknown as Json, seats: ['a', 'b'], seed },
    0,
    coreAdvisor,
  );

/** Answers every question with one of its options, always the same for the same seed. */
function playOn(host: LocalHost, answers: number): void {
  for (let i = 0; i < answers; i++) {
    const question = host.begun().state.questions[0];
    if (question === undefined) return;
    const option = question.options[(i * 7) % question.options.length]!;
    host.submit(question.seat, question.number, option.id);
  }
}

describe('a match in the worker', () => {
  test('it is told in plain data: a question with options, words and impossible things', () => {
    const host = drill();
    const [question] = host.begun().state.questions;
    expect(question?.name).toBe('activate');
    expect(question?.options.map((row) => row.id)).toEqual(['activate recon-rangers']);
    host.submit(0, question!.number, 'activate recon-rangers');
    const [next] = host.begun().state.questions;
    expect(next?.options.map((row) => row.id)).toContain('move + shoot');
    expect(structuredClone(host.begun().state)).toEqual(host.begun().state);
  });

  test('an answer that is none is refused with words, and nothing changes', () => {
    const host = drill();
    const before = host.begun().state;
    const { reply } = host.submit(0, before.questions[0]!.number, 'fly');
    expect(reply.ok).toBe(false);
    expect(host.begun().state.at).toBe(before.at);
  });

  test('exploring finds every square one can walk to, by answers that really lead there', () => {
    const host = drill();
    const walk = {
      walk: ['enter', 'step', 'walk', 'jump'],
      stop: ['stop'],
      pass: ['hold'],
      alarm: ['react'],
    };
    const one = host.explore(0, { ...walk, start: [['activate recon-rangers'], ['move + shoot']] });
    expect(one.map((journey) => journey.square).sort()).toEqual(['A3', 'A4', 'A5', 'B3', 'B5', 'C4', 'C5']);
    const two = host.explore(0, { ...walk, start: [['activate recon-rangers'], ['move + move']] });
    expect(two.length).toBeGreaterThan(one.length);
    const far = two.find((journey) => journey.square === 'D4')!;
    for (const id of far.answers) {
      const question = host.begun().state.questions[0]!;
      expect(host.submit(0, question.number, id).reply.ok, id).toBe(true);
    }
    const view = host.begun().state.view as unknown as { units: { square: number }[] };
    expect(view.units[0]?.square).toBe(3 * 6 + 3);
  });

  test('a walker that may jump is asked how it goes, and goes on from wherever it came in', () => {
    const waiting = position.replace(
      'allies recon-rangers B4',
      'entry allies A6 D6 F6\nallies pounder reserve',
    );
    const host = LocalHost.begin(
      game,
      { kind: 'position', game: 'dust-tactics', position: waiting, seats: ['a', 'b'], seed: 'test' },
      0,
      coreAdvisor,
    );
    const walk = {
      walk: ['enter', 'step', 'walk', 'jump', 'spare'],
      stop: ['stop'],
      pass: ['hold'],
      alarm: ['react'],
    };
    const squares = host
      .explore(0, { ...walk, start: [['activate pounder'], ['move + move']] })
      .map(({ square }) => square);
    for (const square of ['A5', 'D5', 'F5']) expect(squares).toContain(square);
  });

  test('a way tells on which squares somebody may interrupt it, and goes round them where that is no longer', () => {
    const watched = position
      .replace('reactive-fire=off', 'reactive-fire=on')
      .replace('axis recon-grenadiers D2', 'axis recon-grenadiers D1');
    const host = LocalHost.begin(
      game,
      { kind: 'position', game: 'dust-tactics', position: watched, seats: ['a', 'b'], seed: 'test' },
      0,
      coreAdvisor,
    );
    const walk = { walk: ['step'], stop: ['stop'], pass: ['hold'], alarm: ['react'] };
    const ways = host.explore(0, { ...walk, start: [['activate recon-rangers'], ['move + move']] });
    const alarms = (square: string) => ways.find((way) => way.square === square)?.alarms;
    expect(alarms('D4')).toEqual([{ square: 'D4', units: ['recon-grenadiers'] }]);
    expect(alarms('A5')).toEqual([]);
    expect(host.begun().state.at).toBe(0);
  });

  test('exploring changes nothing', () => {
    const host = drill();
    const before = JSON.stringify(host.begun().state);
    host.explore(0, {
      start: [['activate recon-rangers'], ['move + move']],
      walk: ['step'],
      stop: ['stop'],
      pass: [],
      alarm: [],
    });
    expect(JSON.stringify(host.begun().state)).toBe(before);
  });

  test('the record takes up where it was left, story included', () => {
    const host = scenario('one');
    playOn(host, 40);
    const { state, position: at } = host.begun();
    const again = LocalHost.begin(
      game,
      { kind: 'record', game: 'dust-tactics', record: host.record(), until: null, seed: 'one', position: at },
      0,
      coreAdvisor,
    );
    expect(again.begun().state.view).toEqual(state.view);
    expect(again.begun().state.log).toEqual(state.log);
    playOn(host, 60);
    playOn(again, 60);
    expect(again.record()).toBe(host.record());
  });

  test('any moment can be looked at, and tried on from', () => {
    const host = scenario('two');
    playOn(host, 30);
    const moment = host.moment(12);
    expect(moment.at).toBe(12);
    const branch = LocalHost.begin(
      game,
      { kind: 'record', game: 'dust-tactics', record: host.record(), until: 12, seed: 'other', position: {} },
      0,
      coreAdvisor,
    );
    expect(branch.begun().state.view).toEqual(moment.view);
    expect(branch.begun().state.questions.length).toBe(1);
  });

  test('a position can be walked back to its beginning too', () => {
    const host = drill();
    playOn(host, 3);
    expect(host.moment(0).at).toBe(0);
    expect(host.moment(2).at).toBe(2);
  });

  test('the record of a match that began in a position is taken up, walked through and tried on from', () => {
    const host = drill();
    playOn(host, 12);
    const { state } = host.begun();
    expect(state.log.some(({ event }) => event.type === 'rolled')).toBe(true);
    const from = (record: string, until: number | null): LocalHost =>
      LocalHost.begin(
        game,
        { kind: 'record', game: 'dust-tactics', record, until, seed: 'other', position: {} },
        0,
        coreAdvisor,
      );
    const again = from(host.record(), null);
    expect(again.begun().state.log).toEqual(state.log);
    expect(again.moment(2).view).toEqual(host.moment(2).view);
    expect(from(host.record(), 2).begun().state.view).toEqual(host.moment(2).view);
    expect(() => from(host.record().replace('activate recon-rangers', 'pass'), null)).toThrow('pass');
  });
});

describe('advice', () => {
  const host = drill();

  test('odds are those of the rules, also from a square not yet entered', () => {
    const ask = (from: string): OddsAdvice =>
      host.advise(
        {
          ask: 'odds',
          unit: 'recon-rangers',
          from,
          target: 'recon-grenadiers',
          lines: [{ unit: 'recon-rangers', line: 'm1', shots: 0 }],
          sustained: false,
        },
        0,
      ) as OddsAdvice;
    const odds = ask('B4');
    // Four dice of one third each, every hit saved by cover with one third.
    expect(odds.total.dice).toBe(4);
    expect(odds.total.mean).toBeCloseTo(4 * (1 / 3) * (2 / 3), 10);
    expect(odds.total.chances[0]).toBeCloseTo(1 - (1 - 2 / 9) ** 4, 10);
    expect(ask('A4').total.dice).toBe(4);
  });

  test('sight, ranges and cover are shown for the whole board', () => {
    const outlook = host.advise({ ask: 'outlook', unit: 'recon-rangers', from: 'B4' }, 0) as OutlookAdvice;
    expect(outlook.hidden).toContain('D2');
    expect(outlook.bands.map((band) => band.label[0])).toEqual(['4', '3']);
    expect(outlook.cover).toContainEqual(['D2', 'soft']);
  });
});

describe('luck', () => {
  test('what was taken is what the enemy lost, and each attack has its expectation', () => {
    const host = scenario('three');
    playOn(host, 600);
    const account = host.luck();
    for (const attack of account) {
      expect(attack.expected).toBeGreaterThanOrEqual(0);
      expect(attack.actual).toBeGreaterThanOrEqual(0);
    }
    expect(account.map((attack) => attack.at)).toEqual(
      [...account.map((attack) => attack.at)].sort((a, b) => a - b),
    );
  });
});
