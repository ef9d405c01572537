import { describe, expect, test } from 'vitest';
import { flamePaths } from '../ground/squares/flame.ts';
import { endOf } from '../ground/squares/sight.ts';
import { table } from '../testing.ts';

describe('Flame weapons', () => {
  const burnt = (unit: string, dice: string, more = '') =>
    table(`reactions off\nunit 1a hotdog at C5 facing E\nunit 2a ${unit} at D5\n${more}`, dice)
      .fire('1a', '1a Napalm Thrower x1 at 2a')
      .event('line-rolled');

  test.each([
    ['[dt14.weapon.flame.no-cover-save] in cover', 'crates D5'],
    ['[dt14.weapon.flame.no-infantry-save] in the open', ''],
    ['[dt14.weapon.flame.no-saves] in smoke', 'smoke D5 until 9'],
  ])('%s there is no save', (_rule, more) => {
    expect(burnt('stefan', 'F', more)).toMatchObject({ hits: 1, saved: 0 });
  });

  test('[dt14.weapon.flame.dice] a die for every miniature', () => {
    expect(burnt('sturmgrenadier-assault-squad', 'FTTTT')).toMatchObject({ dice: 5, hits: 1 });
    expect(burnt('sturmgrenadier-assault-squad soldiers 0,1', 'TT')).toMatchObject({ dice: 2 });
  });

  const onTheWay = (dice = '') =>
    table(
      'reactions off\nunit 1a hotdog at C5 facing E\nunit 1b rosie at D5\nunit 2a stefan at E6\nunit 2b lara at D6',
      dice,
    ).do('activate 1a', 'attack', 'nothing', '1a Napalm Thrower x1 at 2a');
  const HOLD = ['hold Heavy Machinegun', 'hold Machinegun', 'hold Improvised weapon'];

  test(`[dt14.weapon.flame.path.shortest] [dt14.weapon.flame.path.choice]
      the attacker picks among the shortest ways`, () => {
    const t = onTheWay();
    expect([t.question, t.seat, t.options().sort()]).toEqual(['flame-way', 0, ['way D5', 'way D6']]);
  });

  test('[dt14.weapon.flame.path.all-units] [dt14.weapon.flame.path] everybody on the way burns', () => {
    const t = onTheWay('F FT').do('way D6', ...HOLD);
    expect([t.unit('2a').marks, t.unit('2b').marks, t.unit('1b').marks]).toEqual([1, 1, 0]);
  });

  test('[dt14.weapon.flame.path.friends] friends burn, too', () => {
    const t = onTheWay('F F').do('way D5', ...HOLD);
    expect([t.unit('2a').marks, t.unit('1b').marks, t.unit('2b').marks]).toEqual([1, 1, 0]);
  });

  test('[dt14.weapon.flame.path.sight] a way through a square that is not seen is none', () => {
    const through = (map: string) => {
      const t = table(`map\n${map}\nunit 1a hotdog at A1\nunit 2a stefan at C3`);
      const ways = flamePaths(t.state, endOf(t.state, t.unit('1a')), 0, 8);
      return ways.map((way) =>
        way.map((square) => 'ABC'[square % 3] + String(Math.floor(square / 3) + 1)).join(' '),
      );
    };
    expect(through('. . .\n. . .\n. . .')).toContain('B1 C2');
    expect(through('. # .\n. . .\n. . .')).not.toContain('B1 C2');
    expect(through('. # .\n. . .\n. . .')).toContain('B2');
  });

  test('[dt14.ruling.score.own-fire] a friend who burns scores for the enemy', () => {
    const t = table(
      'reactions off\nunit 1a hotdog at C5 facing E\nunit 1b rosie at D5 marks 3\nunit 2a stefan at E5',
      'F F',
    ).do('activate 1a', 'attack', 'nothing', '1a Napalm Thrower x1 at 2a', ...HOLD.slice(0, 2));
    if (t.question === 'declare-target') t.do('hold Improvised weapon');
    expect([t.unit('1b').place, t.state.scores[0], t.state.scores[1] > 0]).toEqual(['gone', 0, true]);
  });

  test('[dt14.weapon.flame.resilient] Damage Resilient helps against flame', () => {
    const t = table('reactions off\nunit 1a hotdog at C5 facing E\nunit 2a wrecker at D5', 'F FTT').fire(
      '1a',
      '1a Napalm Thrower x1 at 2a',
    );
    expect(t.unit('2a').marks).toBe(2);
  });
});
