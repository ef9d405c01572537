/** Checks one card; an empty list means that it is sound. */

import { PROVENANCES } from '@dustfront/wargame';
import { SKILLS } from '../exceptions/ids.ts';
import { BLOCS, type Card, DRIVES, isInfantry, MOUNTS, UNIT_KINDS, WEAPON_RULES } from './card.ts';

const HIGHEST = { squad: 4, hero: 4, support: 4, vehicle: 7, aircraft: 3 } as const;

export function validateCard(card: Card): string[] {
  const faults: string[] = [];
  const want = (sound: boolean, fault: string) => {
    if (!sound) faults.push(`${card.id}: ${fault}`);
  };
  want(/^[a-z0-9-]+$/.test(card.id), 'id must be lower case words');
  want(card.name !== '', 'name missing');
  want((BLOCS as readonly string[]).includes(card.bloc), `unknown bloc ${card.bloc}`);
  want((UNIT_KINDS as readonly string[]).includes(card.kind), `unknown kind ${card.kind}`);
  want((DRIVES as readonly string[]).includes(card.drive), `unknown drive ${card.drive}`);
  want((PROVENANCES as readonly string[]).includes(card.provenance), `unknown provenance ${card.provenance}`);
  want(Number.isInteger(card.ap) && card.ap > 0, 'points must be a positive whole number');
  want(
    card.armour >= 1 && card.armour <= HIGHEST[card.kind],
    `armour ${card.armour} does not exist for a ${card.kind}`,
  );
  want(Number.isInteger(card.move) && card.move >= 0 && card.march >= card.move, 'march below move');
  want(
    card.kind === 'squad' ? card.track === 0 : card.track > 0,
    'squads have no damage track, all others one',
  );
  want(
    card.kind === 'squad' ? card.soldiers.length > 0 : card.soldiers.length === 0,
    'only squads list soldiers',
  );
  want(isInfantry(card) === (card.drive === 'foot'), 'infantry goes on foot, nothing else does');
  want((card.kind === 'aircraft') === (card.drive === 'air'), 'aircraft fly, nothing else does');
  for (const skill of card.skills)
    want((SKILLS as readonly string[]).includes(skill), `unknown skill ${skill}`);
  card.weapons.forEach((weapon, at) => {
    want(
      weapon.line.cells.length === 14,
      `${weapon.line.name} has ${weapon.line.cells.length} cells, not 14`,
    );
    want((MOUNTS as readonly string[]).includes(weapon.mount), `unknown mount ${weapon.mount}`);
    want(weapon.count > 0, `${weapon.line.name} has no copies`);
    for (const rule of weapon.line.rules)
      want((WEAPON_RULES as readonly string[]).includes(rule), `unknown weapon rule ${rule}`);
    if (card.kind === 'squad') {
      const bearers = card.soldiers.filter((soldier) => soldier.weapons.includes(at)).length;
      want(bearers === weapon.count, `${weapon.line.name} has ${bearers} bearers for ${weapon.count} copies`);
    }
  });
  return faults;
}
