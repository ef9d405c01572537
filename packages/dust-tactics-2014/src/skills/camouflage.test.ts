import { describe, expect, test } from 'vitest';
import { isConcealed } from '../attack/targets.ts';
import { table } from '../testing.ts';

describe('Camouflage', () => {
  test('[dt14.skill.camouflage.hidden] [dt14.skill.camouflage.start] [dt14.skill.camo.hidden] [dt14.skill.camo.range] [dt14.skill.camo.cover] [dt14.skill.camo.start] begins hidden; in cover from three squares it is not seen', () => {
    const sees = (where: string, more = '') =>
      table(
        `reactions off\nunit 1a pounder at C5 facing E\nunit 2a sturmgrenadier-sniper-squad at ${where}\nunit 2b hans at L1\n${more}`,
      )
        .do('activate 1a', 'attack', 'nothing')
        .options()
        .includes('1a Antitank Gun x1 at 2a');
    expect(sees('F5')).toBe(true);
    expect(sees('F5', 'crates F5')).toBe(false);
    expect(sees('E5', 'crates E5')).toBe(true);
  });

  test('[dt14.skill.camouflage.action] [dt14.skill.camouflage.ends] [dt14.skill.camo.action] [dt14.skill.camo.ends] lost by everything but a move or nothing, put on again by an action', () => {
    const after = (...ids: string[]) =>
      table('reactions off\nunit 1a ranger-sniper-squad at C5 acted\nunit 2a hans at L9')
        .do('activate 1a', ...ids)
        .unit('1a').hidden;
    expect(after('move', 'nothing', 'stop')).toBe(true);
    expect(after('march', 'stop')).toBe(false);
    const again = table(
      'reactions off\nunit 1a ranger-sniper-squad at C5 acted not-hidden\nunit 2a hans at L9',
    ).do('activate 1a', 'camouflage', 'nothing');
    expect(again.unit('1a').hidden).toBe(true);
  });

  test('[dt14.skill.camouflage.unshared] [dt14.skill.camo.alone] a hero in the unit gives it away while he is in it', () => {
    const t = table(
      'rules starter\nunit 1a pounder at C5 facing E\ncrates F5\nunit 2a sturmgrenadier-sniper-squad at F5\nunit 2b stefan at F5 joined 2a:game',
    ).do('activate 1a', 'attack', 'nothing');
    expect(t.options()).toContain('1a Antitank Gun x1 at 2a');
  });

  test('[dt14.skill.camo.cover] cover is judged for each enemy', () => {
    const t = table(`map
      . . . . . . .
      . . # . . . .
      . . . . . . .
      . . . . . . .
      unit 1a rosie at A1
      unit 1b bazooka-joe at G4
      unit 2a sturmgrenadier-sniper-squad at D4`);
    // The line from A1 touches the structure's corner, the one from G4 nothing.
    expect(isConcealed(t.state, t.unit('1a'), t.unit('2a'))).toBe(true);
    expect(isConcealed(t.state, t.unit('1b'), t.unit('2a'))).toBe(false);
  });
});
