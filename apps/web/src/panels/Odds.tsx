import type { OddsModel, OddsRow } from '../games/face.ts';
import { num, percent, percentSign, t } from '../i18n/index.ts';
import './odds.css';

/** A falling staircase: the chance of at least 1, 2, 3 … */
export function Curve({
  chances,
  columns,
  total = false,
}: {
  chances: readonly number[];
  columns: number;
  total?: boolean;
}) {
  const w = columns * 46;
  const h = total ? 30 : 18;
  const steps = Array.from({ length: columns }, (_, i) => chances[i] ?? 0);
  const d = `M0 ${h}${steps.map((c, i) => `L${i * 46} ${h - c * (h - 1)}H${(i + 1) * 46}`).join('')}V${h}Z`;
  return (
    <svg
      class={`curve${total ? ' total' : ''}`}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="none"
      width={w}
      height={h}
      aria-hidden="true"
    >
      <path d={d} class="curve-area" />
      <path d={`M0 ${h - 0.5}H${w}`} class="curve-line" />
    </svg>
  );
}

export function Chances({ row, columns, total = false }: { row: OddsRow; columns: number; total?: boolean }) {
  return (
    <div class="chances">
      <div class="pc num">
        {Array.from({ length: columns }, (_, i) => {
          const chance = row.chances[i] ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it means
            <span key={i}>
              {chance <= 0 ? (
                '–'
              ) : (
                <>
                  {percent(chance)}
                  <i>{percentSign()}</i>
                </>
              )}
            </span>
          );
        })}
      </div>
      <Curve chances={row.chances} columns={columns} total={total} />
    </div>
  );
}

export interface OddsLine {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** Laser, flame and the like. */
  readonly traits: readonly string[];
  readonly on: boolean;
  readonly fixed: boolean;
  /** Why the line cannot fire, with its rule. */
  readonly off: { readonly reason: string; readonly rule: string | null } | null;
  readonly shots: { readonly now: number; readonly most: number } | null;
}

/** One row a weapon line, one column each "at least N", the last row everything together. */
export function OddsTable({
  odds,
  lines,
  onToggle,
  onShots,
}: {
  odds: OddsModel | null;
  lines: readonly OddsLine[];
  onToggle: (id: string) => void;
  onShots: (id: string, shots: number) => void;
}) {
  const columns = odds?.columns ?? 4;
  const rowOf = (id: string): OddsRow | undefined => odds?.rows.find((row) => row.id === id);
  return (
    <div
      class={columns > 4 ? 'odds many' : 'odds'}
      style={{ '--cols': columns, '--colw': columns > 4 ? '38px' : '46px' }}
    >
      <div class="orow head">
        <span class="al">
          {t(odds?.counted === 'damage' ? 'odds.damageAtLeast' : 'odds.casualtiesAtLeast')}
        </span>
        <span class="ns num">
          {Array.from({ length: columns }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it means
            <span key={i}>{i + 1}</span>
          ))}
        </span>
      </div>
      {lines.map((line) => {
        const row = rowOf(line.id);
        const id = `line-${line.id}`;
        return (
          <div key={line.id} class={`orow${line.off !== null ? ' off' : ''}`}>
            <input
              id={id}
              type="checkbox"
              checked={line.on}
              disabled={line.off !== null || line.fixed}
              onChange={() => onToggle(line.id)}
            />
            <label class="nm" for={id}>
              <b>{line.name}</b>
              <small>
                {[line.off === null ? (row?.note ?? line.note) : line.off.reason, ...line.traits]
                  .filter((part) => part !== '')
                  .join(', ')}
              </small>
            </label>
            {line.shots !== null && line.on && line.shots.most > 1 && (
              <span class="shots">
                <button
                  type="button"
                  class="iconbtn"
                  aria-label={t('odds.fewer', { weapon: line.name })}
                  onClick={() => onShots(line.id, line.shots === null ? 1 : Math.max(1, line.shots.now - 1))}
                >
                  −
                </button>
                <span class="num">{line.shots.now}</span>
                <button
                  type="button"
                  class="iconbtn"
                  aria-label={t('odds.more', { weapon: line.name })}
                  onClick={() =>
                    onShots(line.id, line.shots === null ? 1 : Math.min(line.shots.most, line.shots.now + 1))
                  }
                >
                  +
                </button>
              </span>
            )}
            {row !== undefined && <Chances row={row} columns={columns} />}
          </div>
        );
      })}
      {odds !== null && (
        <div class="orow sum">
          <span class="nm">
            <b>{t('odds.together')}</b>
            <small>
              {t('odds.dice', { count: odds.dice })}, {t('odds.expected', { mean: num(odds.total.mean, 1) })}
            </small>
          </span>
          <Chances row={odds.total} columns={columns} total />
        </div>
      )}
      {odds?.cost != null && (
        <div class="orow cost">
          <span class="nm">
            <b>{t('odds.back')}</b>
            <small>{t('odds.expected', { mean: num(odds.cost.mean, 1) })}</small>
          </span>
          <Chances row={odds.cost} columns={columns} />
        </div>
      )}
    </div>
  );
}
