import { useEffect, useState } from 'preact/hooks';
import type { GameFace, Say } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import type { LogLine } from '../session/table.ts';
import { isStill } from '../settings.ts';
import { DiceRow } from './Log.tsx';
import './dicetray.css';

/** The dice that fell last, big, over the board for a moment; a click or Escape puts them away at once. */
export function DiceTray({ lines, face, say }: { lines: readonly LogLine[]; face: GameFace; say: Say }) {
  // What a roll came to is told right after it.
  const result = (i: number): string => {
    const next = lines[i + 1];
    return next === undefined || face.roll(next) !== null ? '' : say(next.message);
  };
  const rolls = lines
    .map((line, i) => ({ line, roll: face.roll(line), told: result(i) }))
    .filter((item) => item.roll !== null);
  const stamp = rolls.length === 0 ? '' : `${rolls[0]?.line.after}-${rolls.length}`;
  const [gone, setGone] = useState('');
  useEffect(() => {
    if (stamp === '') return;
    const dice = rolls.reduce((n, { roll }) => n + (roll?.faces.length ?? 0), 0);
    const timer = setTimeout(() => setGone(stamp), (isStill() ? 1600 : 1800) + dice * 60);
    return () => clearTimeout(timer);
  }, [stamp]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setGone(stamp);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [stamp]);
  if (stamp === '' || gone === stamp) return null;
  let from = 0;
  const last = lines.findLast((line) => face.roll(line) === null && say(line.message) !== '');
  const said = last === undefined ? '' : say(last.message);
  const shown = rolls.slice(-4);
  return (
    <button type="button" class="tray sheet" onClick={() => setGone(stamp)} title={t('dice.dismiss')}>
      {shown.map(({ line, roll, told }, i) => {
        if (roll === null) return null;
        const start = from;
        from += roll.faces.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one answer have no other name than their order
          <div key={`${line.after}-${i}`}>
            <DiceRow roll={roll} size={34} from={start} />
            {told !== '' && told !== said && <small class="tray-told">{told}</small>}
          </div>
        );
      })}
      {said !== '' && <span class="tray-last">{said}</span>}
    </button>
  );
}
