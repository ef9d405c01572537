/**
 * Forces that are ready to be played: the starter forces, and of each bloc one of 25, one of 50 and one of 100 points
 * for measured play, made as even as self-play could tell (docs/balance.md).
 */
import type { Force } from './force.ts';
import { STARTER_FORCES } from './forces.ts';

const force = (name: string, ...cards: string[]): Force => ({ name, cards, works: [] });

const MEASURED: readonly Force[] = [
  force('allies-25', 'bazooka-joe', 'ranger-attack-squad', 'blackhawk'),
  force(
    'allies-50',
    ...['bazooka-joe', 'ranger-combat-squad', 'ranger-recon-squad', 'ranger-weapon-squad'],
    ...['ranger-observer-squad', 'wildfire', 'honey'],
  ),
  force(
    'allies-100',
    ...['sergeant-victory', 'johnny-one-eye', 'ranger-command-squad', 'heavy-ranger-assault-squad'],
    ...['ranger-combat-squad', 'ranger-heavy-mortar-squad', 'ranger-observer-squad'],
    ...['hotdog', 'pounder', 'mickey-arv', 'dragonfly'],
  ),
  force('axis-25', 'sturmgrenadier-assault-squad', 'sturmgrenadier-tank-hunter-squad', 'loth'),
  force(
    'axis-50',
    ...['sigrid', 'sturmgrenadier-assault-squad', 'sturmgrenadier-tank-hunter-squad'],
    ...['grenadier-battle-squad', 'ludwig', 'loth'],
  ),
  force(
    'axis-100',
    ...['lara', 'sturmgrenadier-command-squad', 'sturmgrenadier-recon-squad'],
    ...['sturmgrenadier-tank-hunter-squad', 'heavy-grenadier-antiaircraft-squad', 'grenadier-mortar-squad'],
    ...['luther', 'ludwig', 'hermann', 'kommandowagen'],
  ),
  force('ssu-25', 'nikolai', 'red-guards-anti-tank-squad', 'red-fury', 'red-army-sniper-squad'),
  force(
    'ssu-50',
    ...['koshka', 'red-guards-assault-squad', 'red-guards-anti-tank-squad', 'natalya', 'red-rain', 'grandma'],
  ),
  force(
    'ssu-100',
    ...['nikolai', 'red-army-command-squad', 'red-army-commissar-squad', 'spetsnaz-assault-squad'],
    ...['steel-guards-assault-squad', 'red-guards-assault-squad', 'red-army-observer-squad'],
    ...['red-army-heavy-mortar-squad', 'grandma', 'natalya', 'striker'],
  ),
  force('mercenaries-25', 'silence', 'sisters-cleaning-team', 'wrecker'),
  force(
    'mercenaries-50',
    ...['tanya', 'sisters-cleaning-team', 'mercenary-cleaning-team', 'wrecker', 'pulverizer'],
  ),
  force(
    'mercenaries-100',
    ...['luisa', 'tanya', 'silence', 'emma', 'justine-and-co', 'sisters-cleaning-team'],
    ...['mercenary-cleaning-team', 'mercenary-heavy-machine-gun-squad', 'mercenary-heavy-machine-gun-squad'],
    ...['meatgrinder', 'pulverizer', 'pulverizer'],
  ),
  force('blutkreuz-25', 'frank-von-stein', 'zombie-grenadier-squad', 'heinrich-trop'),
  force('blutkreuz-50', 'markus', 'gorilla-squad', 'heavy-laser-grenadier-squad', 'flammluther', 'lothar'),
  force(
    'blutkreuz-100',
    ...['totenmeister', 'frank-von-stein', 'markus', 'samson', 'grenadier-x', 'zombie-squad'],
    ...['zombie-grenadier-squad', 'zombie-suicide-squad', 'gorilla-squad', 'heavy-laser-grenadier-squad'],
    ...['flammluther', 'lothar'],
  ),
];

export const READY_FORCES: Readonly<Record<string, Force>> = {
  ...STARTER_FORCES,
  ...Object.fromEntries(MEASURED.map((one) => [one.name, one])),
};
