/**
 * The first part of every address that the client has a page for; the server knows them, to say that others are none.
 */
export const PAGES = [
  'about',
  'account',
  'army',
  'campaign',
  'editor',
  'invite',
  'join',
  'learn',
  'lesson',
  'lobby',
  'mail',
  'match',
  'moderation',
  'player',
  'record',
  'records',
  'replay',
  'rules',
  'settings',
  'setup',
  'verify',
] as const;

export type PageName = (typeof PAGES)[number];

/** Whether a path of an address, `/match/abc@3`, is one of the client's pages. */
export function isPage(path: string): boolean {
  const [name = ''] = path.slice(1).split(/[/@]/, 1);
  return path === '/' || (PAGES as readonly string[]).includes(name);
}
