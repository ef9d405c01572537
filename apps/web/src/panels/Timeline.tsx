import { SideMark, type SideSign, sideShape } from '../drawings/emblems.tsx';
import { t } from '../i18n/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import './timeline.css';

export interface Tick {
  readonly at: number;
  readonly sign: SideSign | null;
  readonly round: number | null;
  /** What the round is called. */
  readonly name?: string;
}

/** Where rounds begin; names that would touch each other are shortened. */
function Rounds({ ticks, last, x }: { ticks: readonly Tick[]; last: number; x: (n: number) => number }) {
  const rounds = ticks.filter((tick) => tick.round !== null);
  return (
    <>
      {rounds.map((tick, i) => {
        const late = x(tick.at) > 880;
        const gap = x(tick.at) - x(rounds[i - 1]?.at ?? -last);
        const close = gap < (late ? 240 : 120);
        return (
          <span
            key={`r${tick.round}`}
            class={`tl-round${late ? ' late' : ''}${close ? ' close' : ''}`}
            style={{ left: `${x(tick.at) / 10}%` }}
          >
            <span class="long">{tick.name}</span>
            <span class="short">{tick.round}</span>
          </span>
        );
      })}
    </>
  );
}

/** Whose moves they are, as long as there are few enough to be told apart. */
function Ticks({ ticks, x }: { ticks: readonly Tick[]; x: (n: number) => number }) {
  return (
    <>
      {ticks
        .filter((tick) => tick.sign !== null)
        .map((tick) => (
          <svg
            key={tick.at}
            class={`tl-tick side-${tick.sign}`}
            viewBox="-6 -6 12 12"
            style={{ left: `${x(tick.at) / 10}%` }}
            aria-hidden="true"
          >
            <path d={sideShape[tick.sign ?? 'neutral'](4.4)} fill="var(--sc)" />
          </svg>
        ))}
    </>
  );
}

/** The match as a line that can be walked along; any place on it is a moment with a link. */
export function Timeline({
  ticks,
  last,
  at,
  onGo,
  marks = [],
  children,
}: {
  ticks: readonly Tick[];
  last: number;
  at: number;
  onGo: (at: number) => void;
  /** Moments that are pointed at: turning points of a review. */
  marks?: readonly number[];
  children?: preact.ComponentChildren;
}) {
  const x = (n: number): number => (last === 0 ? 0 : (n / last) * 1000);
  const now = ticks.findLast((tick) => tick.at <= at && tick.sign !== null)?.sign ?? null;
  return (
    <div class="timeline">
      <IconButton
        icon="prev"
        name={t('time.back')}
        disabled={at <= 0}
        onClick={() => onGo(Math.max(0, at - 1))}
      />
      <IconButton
        icon="next"
        name={t('time.forward')}
        disabled={at >= last}
        onClick={() => onGo(Math.min(last, at + 1))}
      />
      <div class="track">
        <svg viewBox="-10 0 1020 46" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 30H1000" class="tl-line" vector-effect="non-scaling-stroke" />
        </svg>
        <Rounds ticks={ticks} last={last} x={x} />
        {last <= 400 && <Ticks ticks={ticks} x={x} />}
        {marks.map((mark) => (
          <span key={`m${mark}`} class="tl-mark" style={{ left: `${x(mark) / 10}%` }} />
        ))}
        <span class="tl-now" style={{ left: `${x(at) / 10}%` }}>
          {now !== null && <SideMark sign={now} size={14} />}
        </span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('time.label')}
          aria-valuetext={t('time.value', { at, last })}
          onInput={(event) => onGo(Number(event.currentTarget.value))}
        />
      </div>
      {children}
    </div>
  );
}
