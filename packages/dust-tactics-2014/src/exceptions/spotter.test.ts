import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { cardOfUnit } from '../units.ts';
import { spotter } from './spotter.ts';

const sniped = (action: string[], rifle: string, dice: string) =>
  table(
    'reactions off\nunit 1a ranger-sniper-squad at C5 acted\nunit 2a sturmgrenadier-assault-squad at F5',
    dice,
  )
    .do('activate 1a', ...action, '1a Sniper Rifle x1 at 2a', 'anyone', rifle)
    .events.find((event) => event.weapon === 'Sniper Rifle');
const IDLE = 'hold Automatic Rifle';

describe('Spotter', () => {
  test('[dt14.weapon.spotter.hit] snipers hit on F and T', () => {
    expect(sniped(['sustained'], IDLE, 'T F')).toMatchObject({ hits: 1 });
    expect(sniped(['sustained'], IDLE, 'S S')).toMatchObject({ hits: 0 });
  });

  test('[dt14.weapon.spotter.sustained] in a plain attack they do not', () => {
    expect(sniped(['attack', 'nothing'], IDLE, 'T')).toMatchObject({ hits: 0 });
  });

  test('[dt14.weapon.spotter.idle] nor if the Spotter fires', () => {
    expect(sniped(['sustained'], '1a Automatic Rifle x1 at 2a', 'T T TT TT')).toMatchObject({ hits: 0 });
  });

  test('[dt14.weapon.spotter.each] every sniper of the unit, whoever bears the rifle', () => {
    const t = table('unit 1a ranger-sniper-squad at C5\nunit 1b roza at C5\nunit 2a stefan at F5');
    const helps = (by: string, weapon: number) =>
      spotter.dice?.applies({
        ...{ state: t.state, by: t.unit(by), target: t.unit('2a'), close: false, back: false },
        ...{
          sustained: true,
          spotted: true,
          spirit: false,
          lucky: false,
          alone: true,
          rounds: 1,
          salvo: false,
        },
        ...{ weapon: cardOfUnit(t.unit(by)).weapons[weapon]!.line, skills: ['spotter'] },
      });
    expect([helps('1a', 0), helps('1b', 0), helps('1a', 1)]).toEqual([true, true, false]);
  });
});
