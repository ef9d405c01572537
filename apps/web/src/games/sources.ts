import type { Provenance, ScenarioProvenance } from '@dustfront/wargame';
import { t } from '../i18n/index.ts';

/** Where one thing comes from: a short word, and what it means here, a sentence each. */
export interface SourceModel {
  readonly what: 'card' | 'scenario' | 'map' | 'deck' | 'rules';
  readonly of: Provenance;
  readonly text: readonly string[];
}

export const provenanceWord = (of: Provenance): string => t(`provenance.word.${of}`);

/** The word with its thing before it, where several stand side by side: Map: Ours. */
export const sourceTag = ({ what, of }: SourceModel): string =>
  what === 'card'
    ? provenanceWord(of)
    : t('provenance.tag', { what: t(`provenance.what.${what}`), word: provenanceWord(of) });

const plain = (what: 'map' | 'deck' | 'rules' | 'scenario', of: Provenance): SourceModel => ({
  what,
  of,
  text: [t(`provenance.${what}.${of}`)],
});

export const mapSource = (of: Provenance): SourceModel => plain('map', of);
export const deckSource = (of: Provenance): SourceModel => plain('deck', of);
export const rulesSource = (of: Provenance): SourceModel => plain('rules', of);

export const scenarioSources = ({ rules, map }: ScenarioProvenance): readonly SourceModel[] => [
  plain('scenario', rules),
  mapSource(map),
];
