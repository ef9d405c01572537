import { BATTLEFIELDS, type Card, type CoreSetup, type Origin, scenarioById } from '@dustfront/dust-tactics';
import { provenanceOf, SKILLS, sourcesOf } from '@dustfront/dust-tactics/query';
import type { Json } from '@dustfront/kernel';
import { t } from '../../i18n/index.ts';
import { mapSource, type SourceModel, scenarioSources } from '../sources.ts';

const origins: readonly Origin[] = ['known', 'inferred', 'designed'];

/** Which values of a card are printed, which inferred, which ours. */
export function cardSource(card: Card): SourceModel {
  const { fields, skills, weapons } = sourcesOf(card);
  const values = origins.flatMap((origin) => {
    const names = [
      ...fields[origin].map((field) => t(`provenance.field.${field}`)),
      ...skills[origin].map((skill) => SKILLS[skill].name),
    ];
    return names.length === 0 ? [] : [t(`provenance.values.${origin}`, { list: names.join(', ') })];
  });
  const lines = weapons.map(({ id, count }) =>
    t('provenance.weapon', {
      weapon: card.weapons.find((line) => line.id === id)?.name ?? id,
      known: count.known,
      all: count.known + count.inferred + count.designed,
    }),
  );
  const of = provenanceOf(card);
  return {
    what: 'card',
    of,
    text: [
      t(`provenance.dust-tactics.${of}`),
      ...values,
      t('provenance.weapons', { list: lines.join(', ') }),
    ],
  };
}

/** Records keep scenarios whole; one of somebody's own has an id of its own and says nothing of itself. */
export function coreSources(setup: Json): readonly SourceModel[] {
  const { scenario, battlefield } = (setup ?? {}) as CoreSetup;
  const found = scenario && scenarioById(typeof scenario === 'string' ? scenario : scenario.id);
  if (found) return scenarioSources(found.provenance);
  const field = BATTLEFIELDS.find(({ id }) => id === battlefield);
  return field === undefined ? [] : [mapSource(field.provenance)];
}
