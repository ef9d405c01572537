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
          // Joined on both sides, so that neither a sign nor a comma after one begins a line.
          `${/^[,.;:)]/.test(part) ? '\u2060' : ''}${part.trimEnd()}\u2060`
        ) : (
          <a key={part} class="bk-cite" href={href('rules', game, part)} title={part} aria-label={part}>
            §
          </a>
        ),
      )}
    </p>
  );
}
