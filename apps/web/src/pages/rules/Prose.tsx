import type { GameId } from '@dustfront/games';
import { href } from '../../router.ts';
import '../../book/book.css';

/** A chapter paragraph by paragraph. */
export function Prose({ text, game }: { text: string; game: GameId }) {
  return (
    <>
      {text.split('\n\n').map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} game={game} />
      ))}
    </>
  );
}

/** Prose in which ids in brackets open their rules. */
function Paragraph({ text, game }: { text: string; game: GameId }) {
  const parts = text.split(/\[([a-z0-9.-]+)\]/);
  return (
    <p>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          // No space is left before a sign, so that none begins a line.
          part.trimEnd()
        ) : (
          <a key={part} class="bk-cite" href={href('rules', game, part)} title={part} aria-label={part}>
            §
          </a>
        ),
      )}
    </p>
  );
}
