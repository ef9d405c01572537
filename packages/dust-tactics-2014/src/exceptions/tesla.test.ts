import { describe, expect, test } from 'vitest';
import { mayFight } from '../attack/targets.ts';
import { table } from '../testing.ts';

describe('Tesla weapons', () => {
  const fire = (dice: string) =>
    table(
      'rules starter\nunit 1a red-army-tesla-gun-squad at C5\nunit 2a stefan at F5 joined 2b:game\n' +
        'unit 2b sturmgrenadier-assault-squad at F5\nunit 1b lara at A1',
      dice,
    ).fire('1a', '1a Light Tesla Gun x1 at 2b');
  const hit = () => {
    const t = fire('FTTT T');
    return t.do(t.options()[0] ?? '');
  };

  test('[dt14.weapon.tesla.stun] [dt14.ruling.stun.group] a unit that is hit is stunned, with the hero in it', () => {
    expect([hit().unit('2a').stuns, hit().unit('2b').stuns]).toEqual([[-1], [-1]]);
  });

  test('[dt14.weapon.tesla.no-fight] [dt14.stun.no-fight] it does not fight', () => {
    const t = hit();
    expect([mayFight(t.state, t.unit('2b')), mayFight(t.state, t.unit('1b'))]).toEqual([false, true]);
  });

  test('[dt14.ruling.stun.cancelled] a saved hit does not stun; damage that is undone on a track does', () => {
    expect(fire('FTTT F').unit('2b').stuns).toEqual([]);
    const track = table(
      'reactions off\nunit 1a red-army-tesla-gun-squad at C5\nunit 2a wrecker at F5',
      'FTTT F',
    ).do('activate 1a', 'attack', 'nothing', '1a Light Tesla Gun x1 at 2a');
    expect(track.unit('2a')).toMatchObject({ marks: 0, stuns: [-1] });
  });

  test('[dt14.stun.no-strike-back] it does not strike back', () => {
    const t = table('reactions off\nunit 1a hans at C5\nunit 2a pounder at D5 stuns -', 'F').do(
      'activate 1a',
      'attack',
      'nothing',
      '1a Improvised weapon x1 at 2a',
    );
    expect(t.dice.left()).toBe(0);
    expect(t.unit('1a').marks).toBe(0);
  });

  test(`[dt14.weapon.tesla.react] [dt14.stun.react.one-die] [dt14.stun.react.removed]
      it reacts with one die and loses the token`, () => {
    const t = table(
      'unit 1a honey at C5\nunit 1b rosie at A9\nunit 2a wildfire at F5 facing W stuns -',
      'F TTTTT',
    ).do('activate 1a', 'move', 'nothing', 'face E', 'react 2a', '2a Quad Heavy Machinegun x1 at 1a');
    expect(t.unit('2a').stuns).toEqual([]);
    expect(t.dice.left()).toBe(0);
  });
});
