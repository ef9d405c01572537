import { t } from '../../i18n/index.ts';
import type { Timeout, TimePlan } from '../../session/time.ts';

/** Minutes for the whole match and seconds for every turn. */
const banks: readonly (readonly [number, number])[] = [
  [5, 5],
  [10, 10],
  [30, 20],
  [60, 30],
];

const timeouts: readonly Timeout[] = ['computer', 'lose', 'show'];

const words = {
  computer: 'online.new.computer',
  lose: 'online.new.lose',
  show: 'clock.show',
} as const;

function TimeoutChoice({
  plan,
  sides,
  onChange,
}: {
  plan: TimePlan;
  sides: number;
  onChange: (plan: TimePlan) => void;
}) {
  return (
    <div class="su-field">
      <div>
        <b>{t('online.new.timeout')}</b>
      </div>
      <select
        aria-label={t('online.new.timeout')}
        value={plan.timeout}
        onChange={(event) => onChange({ ...plan, timeout: event.currentTarget.value as Timeout })}
      >
        {timeouts
          .filter((timeout) => timeout !== 'lose' || sides === 2)
          .map((timeout) => (
            <option key={timeout} value={timeout}>
              {t(words[timeout])}
            </option>
          ))}
      </select>
    </div>
  );
}

/** The time of each side, and what happens when it is over. Off unless somebody wants it. */
export function ClockChoice({
  plan,
  sides,
  onChange,
}: {
  plan: TimePlan | null;
  /** With more than two sides nobody wins because one has lost on time. */
  sides: number;
  onChange: (plan: TimePlan | null) => void;
}) {
  const chosen = plan === null ? -1 : banks.findIndex(([minutes]) => minutes * 60_000 === plan.clock.bank);
  const choose = (i: number): void => {
    const bank = banks[i];
    if (bank === undefined) {
      onChange(null);
      return;
    }
    const [minutes, seconds] = bank;
    onChange({
      clock: { kind: 'bank', bank: minutes * 60_000, increment: seconds * 1000 },
      timeout: plan?.timeout ?? 'computer',
    });
  };
  return (
    <>
      <div class="su-field">
        <div>
          <b>{t('clock.title')}</b>
          <p>{t('clock.help')}</p>
        </div>
        <select
          aria-label={t('clock.title')}
          value={chosen}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        >
          <option value={-1}>{t('online.new.none')}</option>
          {banks.map(([minutes, seconds], i) => (
            <option key={minutes} value={i}>
              {t('online.new.bank', { minutes, seconds })}
            </option>
          ))}
        </select>
      </div>
      {plan !== null && <TimeoutChoice plan={plan} sides={sides} onChange={onChange} />}
    </>
  );
}
