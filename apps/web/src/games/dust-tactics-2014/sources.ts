import { type Card, SCENARIOS } from '@dustfront/dust-tactics-2014';
import { printedName } from '@dustfront/dust-tactics-2014/query';
import type { Json } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import { type SourceModel, scenarioSources } from '../sources.ts';

export function cardSource({ provenance, designed }: Card): SourceModel {
  const list = designed.map(printedName).join(', ');
  return {
    what: 'card',
    of: provenance,
    text: [
      t(`provenance.dust-tactics-2014.${provenance}`),
      ...(list === '' ? [] : [t('provenance.dust-tactics-2014.designed', { list })]),
    ],
  };
}

/** A scenario of somebody's own is an object, and says nothing of itself. */
export function tacticsSources(setup: Json): readonly SourceModel[] {
  const { scenario = 'firefight' } = (setup ?? {}) as { scenario?: Json };
  const found = SCENARIOS.find(({ id }) => id === scenario);
  return found === undefined ? [] : scenarioSources(found.provenance);
}
