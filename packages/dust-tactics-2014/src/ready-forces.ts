/**
 * Forces that are ready to be played: the starter forces, and of each bloc one of 25, one of 50 and one of 100 points
 * for measured play, made as even as self-play could tell (docs/balance.md).
 */
import type { Force } from './force.ts';
import { STARTER_FORCES } from './forces.ts';

const force = (name: string, ...cards: string[]): Force => ({ name, cards, works: [] });

const MEASURED: readonly Force[] = [
  force('allies-25', 'ranger-attack-squad', 'ranger-observer-squad', 'pounder'),
  force(
    'allies-50',
    ...['johnny-one-eye', 'ranger-attack-squad', 'ranger-combat-squad', 'ranger-recon-squad'],
    ...['ranger-observer-squad', 'hotdog', 'blackhawk'],
  ),
  force(
    'allies-100',
    ...['sergeant-victory', 'johnny-one-eye', 'ranger-command-squad', 'heavy-ranger-assault-squad'],
    ...['ranger-combat-squad', 'ranger-heavy-mortar-squad', 'ranger-observer-squad'],
    ...['hotdog', 'pounder', 'mickey-arv', 'dragonfly'],
  ),
  force('axis-25', 'sturmgrenadier-tank-hunter-squad', 'raketentruppe-battle-squad', 'hermann'),
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
  force('ssu-25', 'nikolai', 'spetsnaz-assault-squad', 'natasha'),
  force(
    'ssu-50',
    ...['nikolai', 'koshka', 'red-guards-assault-squad', 'red-guards-anti-tank-squad'],
    ...['red-army-sniper-squad', 'red-fury', 'grandma'],
  ),
  force(
    'ssu-100',
    ...['koshka', 'yakov', 'red-army-command-squad', 'red-army-observer-squad', 'spetsnaz-assault-squad'],
    ...['red-guards-assault-squad', 'red-guards-anti-tank-squad', 'red-army-sniper-squad'],
    ...['red-rain', 'red-fury', 'grandma', 'nadya', 'natasha'],
  ),
  force('mercenaries-25', 'wrecker', 'pulverizer'),
  force('mercenaries-50', 'tanya', 'sisters-cleaning-team', 'wrecker', 'wrecker', 'meatgrinder'),
  force(
    'mercenaries-100',
    ...['tanya', 'silence', 'sisters-cleaning-team', 'mercenary-cleaning-team'],
    ...['mercenary-heavy-machine-gun-squad', 'mercenary-heavy-machine-gun-squad'],
    ...['wrecker', 'wrecker', 'wrecker', 'pulverizer', 'pulverizer'],
  ),
  force('blutkreuz-25', 'samson', 'heavy-laser-grenadier-squad', 'heinrich-trop'),
  force(
    'blutkreuz-50',
    ...['frank-von-stein', 'markus', 'zombie-grenadier-squad', 'laser-grenadier-squad'],
    ...['heinrich-trop', 'flammluther'],
  ),
  force(
    'blutkreuz-100',
    ...['frank-von-stein', 'markus', 'samson', 'zombie-grenadier-squad', 'gorilla-squad', 'gorilla-squad'],
    ...['heavy-laser-grenadier-squad', 'heinrich-trop', 'flammluther', 'ludwig', 'luther'],
  ),
];

export const READY_FORCES: Readonly<Record<string, Force>> = {
  ...STARTER_FORCES,
  ...Object.fromEntries(MEASURED.map((one) => [one.name, one])),
};
