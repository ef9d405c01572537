import type { Scenario } from '@dustfront/dust-tactics';
import { wordOf } from '../../i18n/words.ts';

interface FieldWords {
  readonly title: string;
  readonly note: string;
}

interface ScenarioWords extends FieldWords {
  readonly briefing: string;
  readonly allies: string;
  readonly axis: string;
}

/** What is ours, in the reader's language; what a player made, in his. */
const word = (key: string, written: string): string => wordOf('dust-tactics', key) ?? written;

/** An action as it is announced. */
export const actionName = (id: string): string => word(`action.${id}`, id);

export const fieldWords = ({ id, title, note }: FieldWords & { readonly id: string }): FieldWords => ({
  title: word(`field.${id}.title`, title),
  note: word(`field.${id}.note`, note),
});

export const scenarioWords = ({ id, title, note, briefing, sides }: Scenario): ScenarioWords => ({
  title: word(`scenario.${id}.title`, title),
  note: word(`scenario.${id}.note`, note),
  briefing: word(`scenario.${id}.briefing`, briefing),
  allies: word(`scenario.${id}.allies`, sides.allies.task),
  axis: word(`scenario.${id}.axis`, sides.axis.task),
});

/** As scenarios are listed: with their place in the campaign. */
export const scenarioTitle = (scenario: Scenario): string =>
  `${scenario.number}. ${scenarioWords(scenario).title}`;

export const armyName = ({ id, title }: { readonly id: string; readonly title: string }): string =>
  word(`army.${id}`, title);
