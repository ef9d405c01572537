import { type CoreSetup, type Scenario, scenarioById } from '@dustfront/dust-tactics';
import type { Json } from '@dustfront/kernel';
import type { Briefing } from '../game.ts';
import { gameWord, own } from '../reader.ts';
import { wrap } from '../terminal/style.ts';

/** The scenario of a set-up: by name, or whole as records keep it. */
function scenarioOf(setup: Json): Scenario | undefined {
  const { scenario } = setup as CoreSetup;
  return typeof scenario === 'string' ? scenarioById(scenario) : scenario;
}

/** What a scenario tells before it begins; null for a battle without one. */
export function coreBriefing(setup: Json): Briefing | null {
  const scenario = scenarioOf(setup);
  if (scenario === undefined) return null;
  const word = (part: string, written: string): string =>
    gameWord('dust-tactics', `scenario.${scenario.id}.${part}`, written);
  const texts = [...new Set(scenario.bonuses.map(({ text }) => text))];
  const bonusText = (text: string): string => word(`bonus.${texts.indexOf(text)}`, text);
  return {
    title: word('title', scenario.title),
    lines: (style) => [
      ...wrap(word('briefing', scenario.briefing), 78),
      `${style.allies(own('side.allies'))}: ${word('allies', scenario.sides.allies.task)}`,
      `${style.axis(own('side.axis'))}: ${word('axis', scenario.sides.axis.task)}`,
      ...scenario.bonuses.map((bonus) =>
        style.dim(`  ${own(`side.${bonus.side}`)} +${bonus.points}: ${bonusText(bonus.text)}`),
      ),
    ],
  };
}
