import type { Scenario } from '@dustfront/dust-tactics';
import { language } from '../../i18n/index.ts';
import { armiesDe, fieldsDe, type ScenarioWords, scenariosDe } from './scenarios.de.ts';

const german = (): boolean => language() === 'de';

interface FieldWords {
  readonly title: string;
  readonly note: string;
}

export const fieldWords = ({ id, title, note }: FieldWords & { readonly id: string }): FieldWords =>
  (german() ? fieldsDe[id] : undefined) ?? { title, note };

export function scenarioWords(scenario: Scenario): ScenarioWords {
  const { title, note, briefing, sides } = scenario;
  const english = { title, note, briefing, allies: sides.allies.task, axis: sides.axis.task };
  return (german() ? scenariosDe[scenario.id] : undefined) ?? english;
}

/** As scenarios are listed: with their place in the campaign. */
export const scenarioTitle = (scenario: Scenario): string =>
  `${scenario.number}. ${scenarioWords(scenario).title}`;

export const armyName = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  (german() ? armiesDe[id] : undefined) ?? title;
