import { useEffect, useState } from 'preact/hooks';
import type { GameFace, Say } from '../games/face.ts';
import { t } from '../i18n/index.ts';
import type { LogLine } from '../session/table.ts';
import { isStill } from '../settings.ts';
import { DiceRow } from './Log.tsx';
import './dicetray.css';

/** The dice that fell last, big, over the board for a moment; a click or Escape puts them away at once. */
export function DiceTray({ lines, face, say }: { lines: readonly LogLine[]; face: GameFace; say: Say }) {
  const rolls = lines.map((line) => ({ line, roll: face.roll(line) })).filter((item) => item.roll !== null);
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
  return (
    <button type="button" class="tray sheet" onClick={() => setGone(stamp)} title={t('dice.dismiss')}>
      {rolls.slice(-4).map(({ line, roll }, i) => {
        if (roll === null) return null;
        const start = from;
        from += roll.faces.length;
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one answer have no other name than their order
        return <DiceRow key={`${line.after}-${i}`} roll={roll} size={34} from={start} />;
      })}
      {last !== undefined && <span class="tray-last">{say(last.message)}</span>}
    </button>
  );
}
