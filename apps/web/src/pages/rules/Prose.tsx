import type { GameId } from '@dustfront/games';
import { href } from '../../router.ts';
import '../../book/book.css';

/** A chapter paragraph by paragraph; `at` is the rule that it is read for. */
export function Prose({ text, game, at = null }: { text: string; game: GameId; at?: string | null }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} game={game} at={at} />
      ))}
    </>
  );
}

/** Prose in which ids in brackets open their rules. */
function Paragraph({ text, game, at }: { text: string; game: GameId; at: string | null }) {
  const parts = text.split(/\[([a-z0-9.-]+)\]/);
  return (
    <p>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          // Joined to it, so that a sign never begins a line.
          `${part.trimEnd()}\u2060`
        ) : (
          <a
            key={part}
            class={part === at ? 'bk-cite here' : 'bk-cite'}
            href={href('rules', game, part)}
            title={part}
            aria-label={part}
          >
            §
          </a>
        ),
      )}
    </p>
  );
}
