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
            <span key={i} class={percent(chance).length > 2 ? 'tight' : ''}>
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

/** How many of a weapon's shots are fired: one fewer, one more. */
function Shots({
  name,
  shots,
  onShots,
}: {
  name: string;
  shots: NonNullable<OddsLine['shots']>;
  onShots: (shots: number) => void;
}) {
  return (
    <span class="shots">
      <button
        type="button"
        class="iconbtn"
        aria-label={t('odds.fewer', { weapon: name })}
        onClick={() => onShots(Math.max(1, shots.now - 1))}
      >
        −
      </button>
      <span class="num">{shots.now}</span>
      <button
        type="button"
        class="iconbtn"
        aria-label={t('odds.more', { weapon: name })}
        onClick={() => onShots(Math.min(shots.most, shots.now + 1))}
      >
        +
      </button>
    </span>
  );
}

function WeaponRow({
  line,
  row,
  columns,
  onToggle,
  onShots,
}: {
  line: OddsLine;
  row: OddsRow | undefined;
  columns: number;
  onToggle: () => void;
  onShots: (shots: number) => void;
}) {
  const id = `line-${line.id}`;
  return (
    <div class={`orow${line.off !== null ? ' off' : ''}`}>
      <input
        id={id}
        type="checkbox"
        checked={line.on}
        disabled={line.off !== null || line.fixed}
        onChange={onToggle}
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
        <Shots name={line.name} shots={line.shots} onShots={onShots} />
      )}
      {row !== undefined && <Chances row={row} columns={columns} />}
    </div>
  );
}

/** What it would come to: everything together, or what it costs oneself. */
function SumRow({
  kind,
  title,
  text,
  row,
  columns,
}: {
  kind: 'sum' | 'cost';
  title: string;
  text: string;
  row: OddsRow;
  columns: number;
}) {
  return (
    <div class={`orow ${kind}`}>
      <span class="nm">
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Chances row={row} columns={columns} total={kind === 'sum'} />
    </div>
  );
}

/** What is counted, and "at least N" over each column. */
function Head({ counted, columns }: { counted: OddsModel['counted'] | undefined; columns: number }) {
  return (
    <div class="orow head">
      <span class="al">{t(counted === 'damage' ? 'odds.damageAtLeast' : 'odds.casualtiesAtLeast')}</span>
      <span class="ns num">
        {Array.from({ length: columns }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what it means
          <span key={i}>{i + 1}</span>
        ))}
      </span>
    </div>
  );
}

/**
 * What everything comes to together, one column each "at least N", then a row for each weapon line: where not all of it
 * may be in sight at once, the sum is.
 */
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
  const expected = (row: OddsRow): string => t('odds.expected', { mean: num(row.mean, 1) });
  return (
    <div
      class={['odds', columns > 4 ? 'many' : '', lines.length === 1 ? 'lone' : ''].join(' ')}
      style={{ '--cols': columns, '--colw': columns > 4 ? '38px' : '46px' }}
    >
      <Head counted={odds?.counted} columns={columns} />
      {odds === null ? (
        <div class="orow sum" aria-hidden="true" />
      ) : (
        <SumRow
          kind="sum"
          title={t('odds.together')}
          text={`${t('odds.dice', { count: odds.dice })}, ${expected(odds.total)}`}
          row={odds.total}
          columns={columns}
        />
      )}
      {odds?.cost != null && (
        <SumRow
          kind="cost"
          title={t('odds.back')}
          text={expected(odds.cost)}
          row={odds.cost}
          columns={columns}
        />
      )}
      {lines.map((line) => (
        <WeaponRow
          key={line.id}
          line={line}
          row={odds?.rows.find((row) => row.id === line.id)}
          columns={columns}
          onToggle={() => onToggle(line.id)}
          onShots={(shots) => onShots(line.id, shots)}
        />
      ))}
    </div>
  );
}
