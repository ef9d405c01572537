import type { Option } from '@dustfront/kernel';

/** What says in DUST what is done, beside the verb. */
const DUST_WORDS = ['ware', 'kind', 'form', 'unit'] as const;

/** What kind of answer an option of DUST is. */
export function dustKind(option: Option & Partial<Record<(typeof DUST_WORDS)[number], string>>): string {
  return [option.do, ...DUST_WORDS.flatMap((key) => option[key] ?? [])].join(' ');
}
