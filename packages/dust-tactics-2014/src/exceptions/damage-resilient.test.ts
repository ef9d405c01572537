import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const shot = (by: string, weapon: string, at: string, dice: string) =>
  table(`reactions off\nunit 1a ${by} at C5 facing E\nunit 2a ${at} at F5`, dice).fire(
    '1a',
    `1a ${weapon} x1 at 2a`,
  );
const flak = (at: string, dice: string) => shot('heinrich-trop', 'Quad Flak V43', at, dice).unit('2a');

describe('Damage Resilient', () => {
  test(`[dt14.skill.resilient.squad] [dt14.sp.skill.resilient.squad]
      a squad rolls a die per hit; F alone undoes it`, () => {
    expect(flak('heavy-laser-grenadier-squad', 'FFTTTTTTT TT FT').soldiers).toHaveLength(2);
    expect(flak('heavy-laser-grenadier-squad', 'FFTTTTTTT TT FF').soldiers).toHaveLength(3);
    expect(flak('heavy-laser-grenadier-squad', 'FFTTTTTTT TT SS').soldiers).toHaveLength(1);
  });

  test('[dt14.skill.resilient.after-save] saves come first: what they stop rolls no die', () => {
    expect(flak('heavy-laser-grenadier-squad', 'FFFTTTTTT FTT FT').soldiers).toHaveLength(2);
    expect(flak('heavy-laser-grenadier-squad', 'FFFTTTTTT FFF').soldiers).toHaveLength(3);
  });

  test('[dt14.skill.resilient.overkill] a hit of three damage on a soldier rolls one die', () => {
    expect(flak('heavy-laser-grenadier-squad', 'FTTTTTTTT T F').soldiers).toHaveLength(3);
  });

  test(`[dt14.skill.resilient.track.roll] [dt14.skill.resilient.point]
      a track rolls a die per mark, F takes one away`, () => {
    expect(flak('lara', 'FTTTTTTTT T FTS').marks).toBe(2);
    expect(flak('lara', 'FTTTTTTTT T FFF').marks).toBe(0);
  });

  test('[dt14.skill.resilient.mark] marks first, dice then: what is full is not rolled beyond', () => {
    expect(flak('lara marks 2', 'FTTTTTTTT T FT').marks).toBe(3);
    expect(flak('lara marks 3', 'FTTTTTTTT T F').marks).toBe(3);
  });

  test('[dt14.skill.resilient.kill] a kill rolls for every mark that it made', () => {
    const kill = (dice: string) => shot('blackhawk', 'Heavy Piat', 'wrecker', dice).unit('2a').marks;
    expect([kill('FTT FTTT'), kill('FTT FFSS')]).toEqual([3, 2]);
  });

  test('[dt14.skill.resilient.track-kinds] a hero and a machine both roll', () => {
    expect(flak('lara', 'FTTTTTTTT T FTT').marks).toBe(2);
    expect(shot('blackhawk', 'Heavy Piat', 'wrecker', 'FTT FTTT').unit('2a').marks).toBe(3);
  });

  test('[dt14.skill.resilient.one-by-one] one hit is settled before the next marks', () => {
    // The first hit marks three and F takes one away; the second marks the two that are left, and F saves her.
    expect(flak('lara', 'FFTTTTTTT TT FTT FT').marks).toBe(3);
  });
});
