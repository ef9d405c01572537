import type { AccountAdvice } from '@dustfront/advice';
import { useEffect, useState } from 'preact/hooks';
import { num, percent, t } from '../i18n/index.ts';
import { RuleLink } from '../ui/RuleLink.tsx';
import './account.css';

function resultOf({ counted, lost, chance, mean }: NonNullable<AccountAdvice['result']>): string {
  const params = { count: lost, chance: percent(chance), mean: num(mean, 1) };
  if (lost === 0) return t('account.nothing', params);
  return t(counted === 'casualties' ? 'account.casualties' : 'account.damagePoints', params);
}

/** Where an account comes from; it is read again once the attack is settled. */
export interface AccountSource {
  readonly settled: boolean;
  readonly load: () => Promise<AccountAdvice | null>;
}

/** What made a roll what it was, circumstance by circumstance with its rule, and how likely its result had been. */
export function Account({ source }: { source: AccountSource | null }) {
  const [advice, setAdvice] = useState<AccountAdvice | null>(null);
  useEffect(() => {
    let gone = false;
    void source
      ?.load()
      .then((answer) => {
        if (!gone) setAdvice(answer);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [source?.settled]);
  if (advice === null) return null;
  return (
    <div class="account">
      {advice.rows.length > 0 && (
        <ul aria-label={t('account.how')}>
          {advice.rows.map(({ text, params, rule }) => (
            <li key={`${text} ${rule}`}>
              <span>{t(`account.${text}`, params)}</span>
              {rule !== null && <RuleLink id={rule} />}
            </li>
          ))}
        </ul>
      )}
      {advice.result !== null && <p class="account-odds">{resultOf(advice.result)}</p>}
    </div>
  );
}
