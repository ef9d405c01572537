import { describe, expect, test } from 'vitest';
import { symbolOf } from '../faces.ts';
import { table } from '../testing.ts';

const idle = ['nothing', 'nothing'];

describe('a turn', () => {
  test('[dt14.dice.faces] three symbols, two faces each', () => {
    expect([0, 1, 2, 3, 4, 5].map(symbolOf).join('')).toBe('FFTTSS');
  });

  const four = (dice = '') =>
    table('unit 1a hans at A1\nunit 1b stefan at C1\nunit 2a honey at L9\nunit 2b rosie at J9', dice);
  const played = (dice: string) =>
    four(dice).do(
      'activate 1a',
      ...idle,
      'activate 2b',
      ...idle,
      'activate 1b',
      ...idle,
      'activate 2a',
      ...idle,
    );

  test('[dt14.act.pick] any unit that has not activated', () => {
    expect(four().options()).toEqual(['activate 1a', 'activate 1b']);
  });

  test('[dt14.turn.alternate] [dt14.turn.once] sides alternate, a unit activates once', () => {
    const t = four().do('activate 1a', ...idle);
    expect([t.seat, ...t.options()]).toEqual([1, 'activate 2a', 'activate 2b']);
    expect(t.do('activate 2b', ...idle).options()).toEqual(['activate 1b']);
  });

  test('[dt14.turn.end] when every unit has activated the turn is over', () => {
    const t = played('FFT FSS');
    expect(t.event('turn')).toMatchObject({ turn: 2 });
    expect(t.state.units.some((unit) => unit.activated)).toBe(false);
  });

  test(`[dt14.turn.structure] [dt14.init.dice.three] [dt14.init.winner-decides]
      a turn begins with three dice a side, and the winner says who begins`, () => {
    const t = played('FFT FSS');
    expect([t.question, t.seat, t.options(), t.dice.left()]).toEqual([
      'first-side',
      0,
      ['first 1', 'first 2'],
      0,
    ]);
    expect(t.do('first 2').seat).toBe(1);
  });

  test('[dt14.init.most-f] more F wins', () => {
    expect([played('FFT FSS').seat, played('FTT FFS').seat]).toEqual([0, 1]);
  });

  test('[dt14.init.tie.most-t] the example of the book: F S S against T T F, the second player wins on targets', () => {
    const t = table('unit 1a hans at A1\nunit 2a honey at L9', 'FSS TTF');
    t.do('activate 1a', ...idle, 'activate 2a', ...idle);
    expect([t.question, t.seat]).toEqual(['first-side', 1]);
  });

  test('[dt14.init.tie.reroll] equal in both: everybody rolls again', () => {
    const t = table('unit 1a hans at A1\nunit 2a honey at L9', 'FTS FST FFF TTT');
    t.do('activate 1a', ...idle, 'activate 2a', ...idle);
    expect(t.seat).toBe(0);
    expect(t.dice.left()).toBe(0);
  });

  const passing = (ours: number, theirs: number) =>
    table(
      ['hans at A1', 'stefan at C1', 'lara at E1']
        .slice(0, ours)
        .map((unit, n) => `unit 1${'abc'[n]} ${unit}`)
        .concat(
          ['honey at L9', 'rosie at J9', 'pounder at H9']
            .slice(0, theirs)
            .map((unit, n) => `unit 2${'abc'[n]} ${unit}`),
        )
        .join('\n'),
    );

  test.each([
    ['[dt14.act.pass.fewer-units] one against two', 1, 2, true],
    ['[dt14.act.pass.equal-forbidden] one against one', 1, 1, false],
    ['[dt14.act.pass.equal-forbidden] three against one', 3, 1, false],
  ])('%s: a pass?', (_rule, ours, theirs, may) => {
    expect(passing(ours, theirs).options().includes('pass')).toBe(may);
  });

  test(`[dt14.act.pass.repeat] [dt14.act.pass.keeps-unit]
      passing again is fine, and costs no unit its activation`, () => {
    const many = passing(1, 3).do('pass', 'activate 2a', ...idle, 'pass', 'activate 2b', ...idle);
    expect(many.options()).toEqual(['activate 1a']);
  });

  test(`[dt14.act.pass.count.joined] [dt14.act.pass.count.pilot] [dt14.pilot.pass.one-unit]
      a squad with its hero and a machine with its pilot count once`, () => {
    const t = table(`rules starter
      unit 1a koshka aboard 1b:pilot
      unit 1b grandma at A1
      unit 1c yakov at C1 joined 1d:game
      unit 1d red-army-battle-squad at C1
      unit 2a honey at L9
      unit 2b rosie at J9
      unit 2c pounder at H9`);
    expect(t.options()).toContain('pass');
    expect(t.options().filter((id) => id.startsWith('activate'))).toEqual(['activate 1b', 'activate 1d']);
  });

  test('[dt14.turn.activated.targetable] units that have activated can be attacked', () => {
    const t = table(
      'reactions off\nunit 1a hans at A1\nunit 2a ranger-combat-squad at D1 activated facing S',
    );
    t.do('activate 1a');
    expect(t.options()).toContain('move');
    expect(
      table('reactions off\nunit 1a wildfire at A1 facing E\nunit 2a stefan at D1 activated')
        .do('activate 1a')
        .options(),
    ).toContain('attack');
  });

  test('[dt14.ruling.turn.skip] a side with nobody left is skipped', () => {
    const t = table('unit 1a hans at A1\nunit 1b stefan at C1\nunit 2a honey at L9 activated');
    t.do('activate 1a', ...idle);
    expect([t.seat, ...t.options()]).toEqual([0, 'activate 1b']);
  });

  test(`[dt14.skill.black-ops.four] [dt14.skill.black-ops.dice] [dt14.ruling.black-ops]
      a Black Ops hero brings a fourth die`, () => {
    const t = table('unit 1a bazooka-joe at A1\nunit 2a hans at L9', 'SSSF SSS');
    t.do('activate 1a', ...idle, 'activate 2a', ...idle);
    expect(t.seat).toBe(0);
    expect(t.dice.left()).toBe(0);
    const dead = table(
      'unit 1a bazooka-joe gone marks 4 soldiers -\nunit 1b wildfire at A1\nunit 2a hans at L9',
      'SSF SSS',
    );
    dead.do('activate 1b', ...idle, 'activate 2a', ...idle);
    expect(dead.dice.left()).toBe(0);
  });
});
