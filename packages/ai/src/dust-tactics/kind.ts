import type { CoreOption } from '@dustfront/dust-tactics';

/** What kind of answer an option of the Core Set is. */
export function coreKind(option: CoreOption): string {
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
