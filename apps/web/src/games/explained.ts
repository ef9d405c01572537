import type { GameId } from '@dustfront/games';
import type { SkillModel } from './face.ts';
import { shortWording } from './register.ts';
import type { RuleRow } from './rule-row.ts';

/** Explains words of a game's cards by its rules, in our words. */
export function explainer(game: GameId, rules: readonly RuleRow[]) {
  const rows = new Map(rules.map((rule) => [rule.id, rule]));
  const text = (ids: readonly string[]): string =>
    ids
      .flatMap((id) => rows.get(id) ?? [])
      .map((rule) => shortWording(game, rule))
      .join(' ');
  return (name: string, ids: readonly string[], spent: boolean): SkillModel => ({
    name,
    text: text(ids),
    rule: ids[0] ?? null,
    spent,
  });
}
