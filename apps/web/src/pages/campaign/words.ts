import type { Catalogue } from '@dustfront/kernel';
import { lazyWords } from '../../i18n/lazy.ts';
import type { words } from './words/en.ts';

/** What the campaign says, loaded with its page. */
export const { need: needCampaignWords, say: cw } = lazyWords<keyof typeof words>(
  'campaign',
  (lang) => import(`./words/${lang}.ts`) as Promise<{ words: Catalogue }>,
);
