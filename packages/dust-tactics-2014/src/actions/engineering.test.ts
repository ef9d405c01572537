import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

describe('Engineering', () => {
  test('[dt14.fort.wire.cut.action] [dt14.fort.wire.cut.die] [dt14.ruling.engineering.own-square] infantry cuts wire beside it or under it on F', () => {
    const t = table('reactions off\nwire B5 A6\nunit 1a stefan at A6\nunit 2a honey at L9', 'F').do(
      'activate 1a',
      'engineering',
      'nothing',
    );
    expect(t.options()).toEqual(['wire at B5', 'wire at A6']);
    expect(t.do('wire at B5').state.board.wire).toEqual([60]);
    expect(
      table('reactions off\nwire B5\nunit 1a stefan at A5\nunit 2a honey at L9', 'S').do(
        'activate 1a',
        'engineering',
        'nothing',
        'wire at B5',
      ).state.board.wire,
    ).toHaveLength(1);
  });

  test('[dt14.fort.mine.clear.action] [dt14.fort.mine.clear.die] [dt14.fort.mine.clear.fail] infantry clears mines on F and is struck otherwise', () => {
    const position = 'reactions off\nmines B5\nunit 1a stefan at A5\nunit 2a honey at L9';
    expect(
      table(position, 'F').do('activate 1a', 'engineering', 'nothing', 'mines at B5').state.board.mines,
    ).toEqual([]);
    expect(
      table(position, 'S F T').do('activate 1a', 'engineering', 'nothing', 'mines at B5').unit('1a').marks,
    ).toBe(2);
  });

  test('[dt14.fort.eng.cut.who] [dt14.fort.eng.cut.action] [dt14.fort.eng.cut.die] [dt14.fort.eng.cut.paired] [dt14.equip.engineer.tasks] engineer vehicles cut wire with claws, pairs roll two dice', () => {
    const cut = (card: string, dice: string) =>
      table(`reactions off\nwire B5\nunit 1a ${card} at A5\nunit 2a honey at L9`, dice).do(
        'activate 1a',
        'engineering',
        'nothing',
        'wire at B5',
      ).state.board.wire.length;
    expect([cut('luther', 'F'), cut('loth', 'SF'), cut('natalya', 'FS')]).toEqual([0, 0, 0]);
    expect(
      table('reactions off\nwire B5\nunit 1a pounder at A5\nunit 2a hans at L9').do('activate 1a').options(),
    ).not.toContain('engineering');
  });

  test('[dt14.fort.eng.fill.action] [dt14.fort.eng.fill.die] [dt14.fort.eng.fill.units] [dt14.fort.eng.mines.action] [dt14.fort.eng.mines.die] [dt14.fort.eng.mines.safe] [dt14.equip.dozer.engineering] [dt14.ruling.dozer.engineer] a dozer fills trenches and clears mines, and is not struck when it fails', () => {
    const t = table(
      'reactions off\ntrenches B5\nmines A6\nunit 1a punisher at C5\nunit 2a stefan at B5',
      'F',
    ).do('activate 1a', 'engineering', 'nothing', 'trench at B5');
    expect(t.state.board.trenches).toEqual([]);
    expect(t.unit('2a')).toMatchObject({ place: 'board', marks: 0 });
    const mines = table('reactions off\nmines B5\nunit 1a bergeluther at A5\nunit 2a honey at L9', 'S').do(
      'activate 1a',
      'engineering',
      'nothing',
      'mines at B5',
    );
    expect(mines.unit('1a').marks).toBe(0);
  });

  test('[dt14.fort.eng.bury.who] [dt14.fort.eng.bury.two] [dt14.fort.eng.bury.die] [dt14.fort.eng.bury.units] [dt14.fort.eng.bury.bunker-only] [dt14.ruling.bury.block] two actions bury a bunker with all inside on F, never a strongpoint', () => {
    const t = table(
      'reactions off\nfort bunker C4 E 2\nunit 1a bergeluther at B5\nunit 2a stefan at D4\nunit 2b honey at L9',
      'F',
    ).do('activate 1a');
    t.do('bury', 'bunker at C4');
    expect(t.unit('2a').place).toBe('gone');
    expect(t.state.board.forts[0]!.kind).toBe('buried');
    expect(
      table('reactions off\nfort strongpoint C4 E 2\nunit 1a bergeluther at B5\nunit 2b honey at L9')
        .do('activate 1a')
        .options(),
    ).not.toContain('bury');
  });
});
