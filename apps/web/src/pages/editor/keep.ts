import { href, linkTo } from '../../address.ts';
import { type Draft, newKey } from '../../games/draft.ts';
import { pack, unpack } from '../../session/pack.ts';
import { readDraft } from './read.ts';

const key = 'dustfront.fields';

/** Every draft kept in this browser, of both games; old ones are read as they were written. */
export function loadDrafts(): readonly Draft[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as readonly { readonly id?: string }[];
    return kept.flatMap((one) => {
      const draft = readDraft(JSON.stringify(one));
      return draft === null ? [] : [{ ...draft, id: one.id ?? newKey() }];
    });
  } catch {
    return [];
  }
}

function store(drafts: readonly Draft[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // Nothing is kept then; the file and the link still work.
  }
}

export const keepDraft = (draft: Draft): void =>
  store([draft, ...loadDrafts().filter((known) => known.id !== draft.id)]);
export const dropDraft = (id: string): void => store(loadDrafts().filter((known) => known.id !== id));

export const draftLink = async (draft: Draft): Promise<string> =>
  linkTo(`${href('editor')}#${await pack(JSON.stringify(draft))}`);

/** What such a link carries, or null if that is no battlefield. */
export const unpackDraft = (packed: string): Promise<Draft | null> =>
  unpack(packed).then(readDraft, () => null);

export function saveFile(draft: Draft): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${draft.title === '' ? 'battlefield' : draft.title}.json`;
  anchor.click();
  URL.revokeObjectURL(url);
}
