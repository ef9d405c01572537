import { UNIT_TYPES } from '@dustfront/dust';
import type { Message } from '@dustfront/kernel';
import { language } from '../../i18n/index.ts';
import { makeSay } from '../../pages/table/say.ts';
import type { Say } from '../face.ts';
import { colourName, unitName } from './names.ts';
import { areasInGerman } from './words/areas.de.ts';
import { w } from './words/index.ts';

const colours = ['red', 'blue', 'green', 'yellow', 'grey', 'black'] as const;

/** One name or number of units, as the game writes it in English, in the reader's language. */
export function dustNamed(part: string): string {
  const units = /^(\d+) (tank|mech|fighter|bomber|submarine)s?$/.exec(part);
  if (units !== null) {
    const unit = UNIT_TYPES.find((type) => type === units[2]);
    return unit === undefined ? part : `${units[1]} ${unitName(unit, Number(units[1]))}`;
  }
  const scored = /^(\w+)( \+-?\d+)$/.exec(part);
  if (scored !== null) return dustNamed(scored[1] ?? '') + (scored[2] ?? '');
  const colour = colours.find((name) => name === part.toLowerCase());
  if (colour !== undefined) return colourName(colour);
  const seat = /^Player (\d+)$/.exec(part);
  if (seat !== null) return w('seat.player', { number: seat[1] ?? '' });
  if (language() !== 'de') return part;
  if (part === 'the neutrals') return 'Neutralen';
  if (part === 'nobody') return 'niemand';
  const unit = UNIT_TYPES.find((type) => type === part);
  return unit === undefined ? (areasInGerman[part] ?? part) : unitName(unit);
}

/** Puts a message of the game into words; names inside it are put into the reader's language too. */
export function dustSay(
  english: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>> | null,
): Say {
  const plain = makeSay(english, other);
  return ({ key, params }: Message) => {
    const named = Object.entries(params ?? {}).map(
      ([name, value]) =>
        [name, typeof value === 'string' ? value.split(', ').map(dustNamed).join(', ') : value] as const,
    );
    return plain({ key, params: Object.fromEntries(named) });
  };
}
