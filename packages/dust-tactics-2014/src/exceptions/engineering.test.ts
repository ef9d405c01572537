import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const works = (position: string, dice: string, site: string) =>
  table(`reactions off\n${position}\nunit 2z honey at L9`, dice).do(
    'activate 1a',
    'engineering',
    'nothing',
    site,
  );
const on = (position: string) => table(`reactions off\n${position}\nunit 2z honey at L9`).do('activate 1a');
const WIRE = 'wire B5\nunit 1a';
const MINES = 'mines B5\nunit 1a';
const TRENCH = 'trenches B5\nunit 1a';

describe('Engineering', () => {
  test.each([
    ['[dt14.fort.wire.cut.die] infantry', 'stefan', 'wire', 'F S T', [0, 1, 1]],
    ['[dt14.fort.eng.cut.die] an engineer vehicle', 'luther', 'wire', 'F S T', [0, 1, 1]],
    ['[dt14.fort.eng.cut.paired] a pair of claws rolls two', 'loth', 'wire', 'SF FS TS', [0, 0, 1]],
    ['[dt14.fort.mine.clear.die] infantry', 'stefan', 'mines', 'F S-S T-S', [0, 1, 1]],
    ['[dt14.fort.eng.mines.die] a dozer', 'bergeluther', 'mines', 'F S T', [0, 1, 1]],
    ['[dt14.fort.eng.fill.die] a dozer', 'punisher', 'trench', 'F S T', [0, 1, 1]],
  ])('%s: F alone removes it', (_rule, card, site, dice, left) => {
    const positions = { wire: WIRE, mines: MINES, trench: TRENCH };
    const counts = dice.split(' ').map((faces) => {
      const { board } = works(
        `${positions[site as keyof typeof positions]} ${card} at A5`,
        faces.replace('-', ''),
        `${site} at B5`,
      ).state;
      return board.wire.length + board.mines.length + board.trenches.length;
    });
    expect(counts).toEqual(left);
  });

  test('[dt14.ruling.engineering.own-square] the own square counts as beside it, two off does not', () => {
    const t = on('wire B5 A6 C6\nunit 1a stefan at A6').do('engineering', 'nothing');
    expect(t.options()).toEqual(['wire at B5', 'wire at A6']);
  });

  test('[dt14.fort.mine.clear.fail] infantry that fails is struck by the mines', () => {
    expect(works(`${MINES} stefan at A5`, 'S F T', 'mines at B5').unit('1a').marks).toBe(2);
    expect(works(`${MINES} stefan at A5`, 'F', 'mines at B5').unit('1a').marks).toBe(0);
  });

  test('[dt14.fort.eng.mines.safe] a dozer that fails is not struck', () => {
    expect(works(`${MINES} bergeluther at A5`, 'S', 'mines at B5').unit('1a').marks).toBe(0);
  });

  test('[dt14.fort.eng.fill.units] those in the trench are unhurt', () => {
    const t = works(`${TRENCH} punisher at C5\nunit 2a stefan at B5`, 'F', 'trench at B5');
    expect(t.unit('2a')).toMatchObject({ place: 'board', marks: 0 });
    expect(t.state.board.trenches).toEqual([]);
  });

  test.each([
    ['[dt14.fort.wire.cut.action] infantry cuts wire', WIRE, 'stefan', 'wire at B5'],
    ['[dt14.fort.mine.clear.action] infantry clears mines', MINES, 'stefan', 'mines at B5'],
    ['[dt14.fort.eng.cut.action] a vehicle with claws cuts wire', WIRE, 'natalya', 'wire at B5'],
    ['[dt14.fort.eng.fill.action] a dozer fills trenches', TRENCH, 'punisher', 'trench at B5'],
    ['[dt14.fort.eng.mines.action] a dozer clears mines', MINES, 'punisher', 'mines at B5'],
    ['[dt14.equip.engineer.tasks] an engineer vehicle cuts wire', WIRE, 'luther', 'wire at B5'],
    ['[dt14.equip.dozer.engineering] a dozer fills trenches', TRENCH, 'bergeluther', 'trench at B5'],
    ['[dt14.ruling.dozer.engineer] the blade is enough', MINES, 'bergeluther', 'mines at B5'],
  ])('%s, one action of two', (_rule, position, card, site) => {
    const t = on(`${position} ${card} at A5`).do('engineering');
    expect(t.options()).not.toContain('march');
    expect(t.do('nothing').options()).toEqual([site]);
  });

  test.each([
    ['[dt14.fort.eng.cut.who] a vehicle without claws cuts nothing', WIRE, 'pounder'],
    ['[dt14.fort.eng.cut.who] nor does it without the equipment', WIRE, 'blackhawk'],
    ['[dt14.equip.dozer.engineering] without a blade no trench is filled', TRENCH, 'pounder'],
  ])('%s', (_rule, position, card) => {
    expect(on(`${position} ${card} at A5`).options()).not.toContain('engineering');
  });
});

test('[dt14.fort.eng.cut.who] claws and the equipment together cut wire; a blade alone does not', () => {
  const cuts = (card: string) => on(`${WIRE} ${card} at A5`).do('engineering', 'nothing').question;
  expect([cuts('luther'), cuts('stefan'), cuts('bergeluther')]).toEqual([
    'choose-engineering',
    'choose-engineering',
    'activate',
  ]);
});

describe('Burying a bunker', () => {
  const BUNKER = 'fort bunker C4 E 2\nunit 1a bergeluther at B5\nunit 2a stefan at D4';
  const buried = (face: string) =>
    table(`reactions off\n${BUNKER}\nunit 2b honey at L9`, face).do('activate 1a', 'bury', 'bunker at C4');

  test('[dt14.fort.eng.bury.die] F alone buries it', () => {
    const kinds = ['F', 'T', 'S'].map((face) => buried(face).state.board.forts[0]?.kind);
    expect(kinds).toEqual(['buried', 'bunker', 'bunker']);
  });

  test('[dt14.fort.eng.bury.two] it takes both actions', () => {
    expect(buried('S').question).toBe('activate');
    expect(on(BUNKER).do('move').options()).not.toContain('bury');
  });

  test('[dt14.fort.eng.bury.units] those inside are lost', () => {
    expect([buried('F').unit('2a').place, buried('S').unit('2a').place]).toEqual(['gone', 'board']);
  });

  test('[dt14.ruling.bury.block] those inside score, the bunker does not; what is left is no bunker', () => {
    const t = buried('F');
    expect(t.state.scores).toEqual([10, 0]);
    expect(t.state.board.forts).toMatchObject([{ kind: 'buried' }]);
    expect(t.unit('2b').place).toBe('board');
  });

  test('[dt14.fort.eng.bury.bunker-only] a strongpoint is not buried', () => {
    expect(on(BUNKER).options()).toContain('bury');
    expect(on(BUNKER.replace('fort bunker', 'fort strongpoint')).options()).not.toContain('bury');
    const both = on(`fort strongpoint A7 E 1\n${BUNKER}`).do('bury');
    expect(both.options()).toEqual(['bunker at C4']);
  });

  test('[dt14.fort.eng.bury.who] it takes a dozer', () => {
    expect(on(BUNKER.replace('bergeluther', 'luther')).options()).not.toContain('bury');
  });
});
