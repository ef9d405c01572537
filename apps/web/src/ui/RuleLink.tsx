import { gameOfRule } from '@dustfront/games';
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { href } from '../router.ts';

const RuleBeside = lazy(async () => ({ default: (await import('./RuleBeside.tsx')).RuleBeside }));

/** A rule id that opens the rule beside what is read; in a tab of its own it is the rules reference at that rule. */
export function RuleLink({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const game = gameOfRule(id);
  return (
    <>
      <a
        class="rule"
        href={game === null ? href('rules') : href('rules', game, id)}
        aria-expanded={game === null ? undefined : open}
        onClick={(event) => {
          if (game === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!open);
        }}
      >
        {id}
      </a>
      {open && game !== null && (
        <Suspense fallback={null}>
          <RuleBeside id={id} game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
