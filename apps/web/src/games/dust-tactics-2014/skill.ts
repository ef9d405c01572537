import type { TacticsView } from '@dustfront/dust-tactics-2014';
import type { OpenQuestion } from '../../session/table.ts';
import { tacticsCard } from './card.ts';
import { attackOf } from './options.ts';

/** The skill that is offered in an attack, in the words of the card of whoever has it. */
export function tacticsSkill(question: OpenQuestion, view: TacticsView): string | null {
  if (question.name !== 'use-skill') return null;
  const word = question.options[0]?.option.word;
  const frame = attackOf(view);
  const unit = frame === undefined ? undefined : view.units[frame.unit];
  if (typeof word !== 'string' || unit === undefined) return null;
  const group = view.units.filter((one) => one.id === unit.id || one.joined === unit.id);
  const skills = group.flatMap((one) => tacticsCard(view, one.name)?.skills ?? []);
  const named = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return skills.find(({ name }) => named(name) === word)?.text ?? null;
}
