import { gameOfRule } from '../games/rules.ts';
import { href } from '../router.ts';

/** A rule id that opens the rules reference at that rule. */
export function RuleLink({ id }: { id: string }) {
  const game = gameOfRule(id);
  return (
    <a class="rule" href={game === null ? href('rules') : href('rules', game, id)}>
      {id}
    </a>
  );
}
