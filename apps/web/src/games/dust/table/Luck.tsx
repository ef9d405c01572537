import { luckOfSeats, type WarRoll } from '@dustfront/advice/dust';
import type { DustView } from '@dustfront/dust';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ArmyMark } from '../../../drawings/emblems.tsx';
import { num, t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { rollsOfRecord } from '../luck.ts';
import { armyOf } from '../model.ts';
import { w } from '../words.ts';
import './luck.css';

const wide = 320;
const high = 150;

const signed = (value: number): string => `${value >= 0 ? '+' : '−'}${num(Math.abs(value), 1)}`;

/** Every roll of the war; null while it is read, hidden where the record is not ours to read. */
function useRolls(c: Controller): readonly WarRoll[] | null | 'hidden' {
  const [rolls, setRolls] = useState<readonly WarRoll[] | null | 'hidden'>(null);
  useEffect(() => {
    let gone = false;
    c.table
      .record()
      .then(rollsOfRecord)
      .then(
        (found) => !gone && setRolls(found),
        () => !gone && setRolls('hidden'),
      );
    return () => {
      gone = true;
    };
  }, [c, c.table.state.value?.at]);
  return rolls;
}

type Lucks = ReturnType<typeof luckOfSeats>;

function Curves({ lucks, view, at, last }: { lucks: Lucks; view: DustView; at: number; last: number }) {
  const most = Math.max(1, ...lucks.flatMap(({ curve }) => curve.map(({ value }) => Math.abs(value))));
  const x = (n: number): string => ((n / last) * wide).toFixed(1);
  const y = (value: number): string => (high / 2 - (value / most) * (high / 2 - 12)).toFixed(1);
  return (
    <svg viewBox={`-2 0 ${wide + 4} ${high}`} role="img" aria-label={w('luck.title')}>
      <path class="d-luck-zero" d={`M0 ${high / 2}H${wide}`} />
      <text class="d-luck-text" x="2" y="10">
        +{num(most, 1)}
      </text>
      <text class="d-luck-text" x="2" y={high - 3}>
        −{num(most, 1)}
      </text>
      <path class="d-luck-now" d={`M${x(at)} 0V${high}`} />
      {lucks.map(({ seat, curve }) => (
        <path
          key={seat}
          class={`d-luck-line army-${armyOf(view, seat)}`}
          d={`M0 ${high / 2}${curve.map((point) => `H${x(point.at)}V${y(point.value)}`).join('')}H${wide}`}
        />
      ))}
    </svg>
  );
}

function Sums({ lucks, view, names }: { lucks: Lucks; view: DustView; names: readonly string[] }) {
  return (
    <table class="num">
      <thead>
        <tr>
          <td />
          <th scope="col">{w('luck.expected')}</th>
          <th scope="col">{w('luck.actual')}</th>
          <th scope="col">{w('luck.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {[...lucks]
          .sort((a, b) => (b.curve.at(-1)?.value ?? 0) - (a.curve.at(-1)?.value ?? 0))
          .map(({ seat, expected, actual, curve }) => (
            <tr key={seat}>
              <th scope="row">
                <ArmyMark army={armyOf(view, seat)} size={18} /> {names[seat]}
              </th>
              <td>{num(expected, 1)}</td>
              <td>{num(actual, 0)}</td>
              <td>
                <b>{signed(curve.at(-1)?.value ?? 0)}</b>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The luck of everybody: what the dice brought beyond expectation, over the whole war. */
export function Luck({ c, view, names }: { c: Controller; view: DustView; names: readonly string[] }) {
  const rolls = useRolls(c);
  const seats = view.players.length;
  const lucks = useMemo(() => (Array.isArray(rolls) ? luckOfSeats(rolls, seats) : []), [rolls, seats]);
  if (rolls === null) return <p class="d-luck muted">{t('common.loading')}</p>;
  if (rolls === 'hidden') return <p class="d-luck muted">{w('luck.hidden')}</p>;
  const last = Math.max(1, c.table.state.value?.at ?? 1);
  const at = c.shown.value?.at ?? last;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <figure class="d-luck" tabIndex={0}>
      <figcaption>{w('luck.text')}</figcaption>
      <Curves lucks={lucks} view={view} at={at} last={last} />
      <Sums lucks={lucks} view={view} names={names} />
    </figure>
  );
}
