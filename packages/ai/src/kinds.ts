import type { CoreOption } from '@dustfront/dust-tactics';
import type { ChoiceParts } from '@dustfront/dust-tactics-2014';
import type { Option } from '@dustfront/kernel';

function coreKind(option: CoreOption): string {
  switch (option.do) {
    case 'activate':
      return option.alone ? 'activate alone' : 'activate';
    case 'actions':
      return `${option.first} + ${option.second}`;
    case 'use':
      return `use ${option.skill}`;
    case 'fire': {
      const at = 'unit' in option.at ? 'a unit' : 'piece' in option.at ? 'cover' : 'squares';
      return option.shots > 0 ? `fire at ${at}, limited` : `fire at ${at}`;
    }
    case 'lose':
    case 'revive':
      return `${option.do} ${option.figure < 0 ? 'health' : 'a soldier'}`;
    case 'cover':
      return `put ${option.piece}`;
    default:
      return option.do;
  }
}

/** Verbs of the later edition whose word says what is done, not by whom or with which weapon. */
const TELLING = ['action', 'token', 'use', 'keep', 'put', 'site', 'board', 'ride'];

function laterKind({ do: verb, word }: ChoiceParts): string {
  return TELLING.includes(verb) && word !== undefined ? `${verb} ${word}` : verb;
}

/** What says in DUST what is done, beside the verb. */
const DUST_WORDS = ['ware', 'kind', 'form', 'unit'] as const;

function dustKind(option: Option & Partial<Record<(typeof DUST_WORDS)[number], string>>): string {
  return [option.do, ...DUST_WORDS.flatMap((key) => option[key] ?? [])].join(' ');
}

/** What kind of answer an option is: without who, where and how many. */
export function kindOfOption(game: string, option: Option): string {
  switch (game) {
    case 'dust-tactics':
      return coreKind(option as CoreOption);
    case 'dust-tactics-2014':
      return laterKind(option);
    case 'dust':
      return dustKind(option);
    default:
      return option.do;
  }
}
