import type { OwnKeys } from '../../../pages/table/frame/keys.ts';
import type { War } from './war.ts';

const press = (css: string, n = 0): void =>
  document.querySelectorAll<HTMLButtonElement>(`.table ${css}`)[n]?.click();

/** What keys mean at the map of the world: the buttons in sight, and the names of areas. */
export const warKeys = (
  war: War | null,
  names: () => void,
): Pick<OwnKeys, 'commit' | 'choose' | 'back' | 'letters'> => ({
  commit: () => press('.commit:not([aria-disabled="true"])'),
  choose: (n) => press('.order, button.d-warcard, .d-plus[data-ware]', n - 1),
  back: () => war?.desk.back(),
  letters: { m: names },
});
