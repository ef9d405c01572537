import { F } from '../faces.ts';
import type { ShelterException, SkillRule } from '../hooks.ts';
import type { Unit } from '../state.ts';
import { cardOfUnit, has } from '../units.ts';

/**
 * Starts inside works that it brings with it, stays there (dt14.ruling.strongpoint.stays) and does not come back once
 * it is lost (dt14.fort.unit.no-reserve). Its guns fire all round, but in a bunker the main one is bound to the slit.
 */
export const strongpoint: SkillRule<'strongpoint'> = {
  id: 'strongpoint',
  cites: ['dt14.skill.strongpoint.deploy', 'dt14.fort.unit.inside', 'dt14.fort.unit.start'],
  shared: false,
  entry: 'works',
  rides: false,
  // dt14.fort.fire.main, dt14.ruling.strongpoint.arc
  boundBySlit: (unit, line) => cardOfUnit(unit).weapons.find((weapon) => weapon.line === line)?.count === 1,
};

/** dt14.fort.grid.unit: both halves of its works. */
export const fillsWorks = (unit: Unit): boolean => has(unit, 'strongpoint');

/** A failed save is rolled again on faction; blows from outside are saved likewise, once. */
export const strongpointWorks: ShelterException = {
  id: 'strongpoint',
  cites: ['dt14.fort.strongpoint.reroll', 'dt14.fort.close.outside', 'dt14.fort.strongpoint.close-save'],
  applies: ({ works }) => works === 'strongpoint',
  shelter: (shelter, { close }) => ({
    ...shelter,
    again: F,
    closeSave: F,
    because: [
      ...shelter.because,
      close ? 'dt14.fort.strongpoint.close-save' : 'dt14.fort.strongpoint.reroll',
    ],
  }),
};
