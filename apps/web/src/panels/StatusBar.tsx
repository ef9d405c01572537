import type { Seat } from '@dustfront/kernel';
import type { ComponentChildren } from 'preact';
import { SideMark, type SideSign, sideShape } from '../drawings/emblems.tsx';
import { KindGlyph } from '../drawings/icons.tsx';
import type { Pip, SideModel, StatusModel } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import './statusbar.css';

const pipStates = {
  ready: 'status.ready',
  done: 'status.done',
  acting: 'status.acting',
  lost: 'status.lost',
  reserve: 'status.reserve',
} as const;

function PipMark({ pip, sign, onPick }: { pip: Pip; sign: SideSign; onPick: (key: string) => void }) {
  const label = `${pip.name}: ${t(pipStates[pip.state])}`;
  return (
    <li>
      <button
        type="button"
        class={`pip ${pip.state}`}
        title={label}
        aria-label={label}
        onClick={() => onPick(pip.key)}
      >
        <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
          <path class="pip-base" d={sideShape[sign](11.4)} />
          <g class="pip-glyph" transform="translate(-7.6 -6.8) scale(.85)">
            <KindGlyph glyph={pip.glyph} />
          </g>
          {pip.state === 'lost' && <path class="pip-x" d="M-10 10L10 -10" />}
        </svg>
      </button>
    </li>
  );
}

function Side({
  side,
  seatName,
  level,
  second,
  acting,
  clock,
  onPick,
}: {
  side: SideModel;
  seatName: string;
  /** How well a computer plays: all that is said of it where room is short. */
  level: string;
  second: boolean;
  acting: boolean;
  clock: ComponentChildren;
  onPick: (key: string) => void;
}) {
  return (
    <div class={`side side-${side.sign}${second ? ' second' : ''}${acting ? ' now' : ''}`}>
      <SideMark sign={side.sign} size={26} />
      <div class="who">
        <b>{side.name}</b>
        {seatName !== side.name && <small>{seatName}</small>}
        {level !== '' && <small class="level">{level}</small>}
      </div>
      {clock}
      <div class="pts num">
        {side.points}
        <small>{side.pointsLabel}</small>
      </div>
      <ul class="pips" aria-label={t('status.units', { side: side.name })}>
        {side.pips.map((pip) => (
          <PipMark key={pip.key} pip={pip} sign={side.sign} onPick={onPick} />
        ))}
      </ul>
    </div>
  );
}

/** Two sides and the round between them. */
export function StatusBar({
  status,
  names,
  levels = [],
  acting,
  turn,
  clock,
  onPick,
}: {
  status: StatusModel;
  names: readonly string[];
  levels?: readonly string[];
  acting: SideSign | null;
  turn: string;
  /** The time that a side has left, where a clock is played with. */
  clock?: (seats: readonly Seat[]) => ComponentChildren;
  onPick: (key: string) => void;
}) {
  const [one, two] = status.sides;
  return (
    <div class="score">
      {one !== undefined && (
        <Side
          side={one}
          seatName={names[0] ?? ''}
          level={levels[0] ?? ''}
          second={false}
          acting={acting === one.sign}
          clock={clock?.(one.seats)}
          onPick={onPick}
        />
      )}
      <div class="round">
        <span class="n">{status.round}</span>
        <small>
          {status.rounds !== null && <span>{t('status.of', { rounds: status.rounds })}</span>}
          <b class={acting === null ? '' : `side-${acting} turn`}>{turn}</b>
        </small>
      </div>
      {two !== undefined && (
        <Side
          side={two}
          seatName={names[1] ?? ''}
          level={levels[1] ?? ''}
          second
          acting={acting === two.sign}
          clock={clock?.(two.seats)}
          onPick={onPick}
        />
      )}
    </div>
  );
}
