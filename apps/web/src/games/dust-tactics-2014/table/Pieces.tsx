import { isPieceKind, type PieceKind, sizesOf } from '@dustfront/dust-tactics-2014/query';
import { t } from '../../../i18n/index.ts';
import type { Draft } from './draft.ts';
import { inCentimetres } from './lengths.ts';

/** How far across a piece is when it is taken up: about the middle of what it may be. */
const middle = (sizes: readonly number[]): number => sizes[Math.floor(sizes.length / 2)] ?? 0;

function Size({ draft, kind, across }: { draft: Draft; kind: PieceKind; across: number }) {
  const sizes = sizesOf(kind);
  const at = sizes.indexOf(across);
  const button = (to: number | undefined, sign: string, label: string) => (
    <button
      type="button"
      class="btn"
      disabled={to === undefined}
      aria-label={label}
      onClick={() => to !== undefined && draft.take({ word: kind, m: to })}
    >
      {sign}
    </button>
  );
  if (sizes.length < 2) return null;
  return (
    <div class="mt-piece-size">
      {button(sizes[at - 1], '−', t('tactics.measured.smaller'))}
      <output>{t('tactics.measured.length', { length: inCentimetres(across) })}</output>
      {button(sizes[at + 1], '+', t('tactics.measured.larger'))}
    </div>
  );
}

/** The pieces of terrain that are still to be set out: which one, and how large. */
export function Pieces({ draft }: { draft: Draft }) {
  const piece = draft.piece.value;
  if (piece === null) return null;
  const kinds = [...draft.pieces()].flatMap(([kind, left]) => (isPieceKind(kind) ? [{ kind, left }] : []));
  return (
    <section class="sheet mt-draft" aria-label={t('tactics.measured.pieces')}>
      <p>{t('tactics.measured.pieces')}</p>
      <div class="mt-draft-buttons">
        {kinds.map(({ kind, left }) => (
          <button
            key={kind}
            type="button"
            class="btn"
            aria-pressed={kind === piece.word}
            onClick={() => draft.take({ word: kind, m: middle(sizesOf(kind)) })}
          >
            {t(`tactics.onTable.${kind}`)}
            {left > 1 && ` × ${left}`}
          </button>
        ))}
      </div>
      {isPieceKind(piece.word) && <Size draft={draft} kind={piece.word} across={piece.m} />}
    </section>
  );
}
