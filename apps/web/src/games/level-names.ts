import { type Key, t } from '../i18n/index.ts';

/** What a computer player is called; a server may know one that we do not, which is called by its id. */
export function levelName(id: string): string {
  const key = `level.${id}`;
  const name = t(key as Key);
  return name === key ? id : name;
}
