import type { Catalogue } from '@dustfront/kernel';
import { ARMIES } from '../../cards/armies.ts';
import { BATTLEFIELDS, SCENARIOS } from '../../scenarios/index.ts';

/** What battlefields, scenarios and ready-made armies are called: it stands beside them. */
export const scenarios: Catalogue = Object.fromEntries([
  ...BATTLEFIELDS.flatMap(({ id, title, note }) => [
    [`field.${id}.title`, title],
    [`field.${id}.note`, note],
  ]),
  ...SCENARIOS.flatMap(({ id, title, note, briefing, sides, bonuses }) => [
    [`scenario.${id}.title`, title],
    [`scenario.${id}.note`, note],
    [`scenario.${id}.briefing`, briefing],
    [`scenario.${id}.allies`, sides.allies.task],
    [`scenario.${id}.axis`, sides.axis.task],
    ...[...new Set(bonuses.map(({ text }) => text))].map((text, at) => [`scenario.${id}.bonus.${at}`, text]),
  ]),
  ...ARMIES.map(({ id, title }) => [`army.${id}`, title]),
]);
