import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const flown = (more: string, dice = '') =>
  table(
    'reactions off\nunit 1a air-ambulance at C5\nunit 1b red-army-battle-squad at D5 soldiers 0,1\n' +
      `${more}\nunit 2a hans at L9`,
    dice,
  ).do('activate 1a', 'medevac', 'nothing');

describe('Medevac', () => {
  test('[dt14.equip.medevac.dice] a die for each lost soldier, back on F', () => {
    expect(flown('', 'FTF').do('choose 1b').unit('1b').soldiers).toHaveLength(4);
    expect(flown('', 'STS').do('choose 1b').unit('1b').soldiers).toHaveLength(2);
  });

  test('[dt14.equip.medevac.target] infantry next to it, not two squares off', () => {
    const far = 'unit 1c red-army-battle-squad at E5 soldiers 0';
    expect(flown(far).options()).toEqual(['choose 1b']);
    expect(flown(far.replace('E5', 'C4')).options()).toEqual(['choose 1b', 'choose 1c']);
  });

  test('[dt14.ruling.medevac.who] squads only, zombies included', () => {
    const others = 'unit 1c yakov at C6 marks 1\nunit 1d zombie-squad at C4 soldiers 0';
    expect(flown(others).options()).toEqual(['choose 1b', 'choose 1d']);
  });

  test('[dt14.equip.medevac.action] one action of two, for the machine that has it', () => {
    const declared = (card: string) =>
      table(`reactions off\nunit 1a ${card} at C5\nunit 2a hans at L9`).do('activate 1a');
    expect(declared('air-ambulance').do('medevac').options()).toContain('nothing');
    expect(declared('carrier').options()).not.toContain('medevac');
  });
});
