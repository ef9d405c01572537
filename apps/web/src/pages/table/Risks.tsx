import type { RiskAdvice, RisksAdvice } from '@dustfront/advice';
import { Icon } from '../../drawings/icons.tsx';
import { num, percent, percentSign, t } from '../../i18n/index.ts';
import type { Controller } from '../../modes/controller.ts';
import './risks.css';

const share = (chance: number): string => percent(chance) + percentSign();

function nameOf(c: Controller, unit: string): string {
  const view = c.shown.value?.view ?? null;
  return (view === null ? undefined : c.face.card(view, unit)?.name) ?? unit;
}

/** Several names in a row: "A, B and C". */
function row(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${t('risk.and')}${last}`;
}

/** On a table the place has no name, and it is drawn who sees whom. */
const isMeasured = (c: Controller): boolean => c.scene.value?.kind === 'table';

function Risk({ c, risk, alone }: { c: Controller; risk: RiskAdvice; alone: boolean }) {
  return (
    <li>
      <span>
        {nameOf(c, risk.unit)} {!alone && !isMeasured(c) && <span class="type">{risk.square}</span>}
      </span>
      <i class="risk-bar" aria-hidden="true">
        <i style={{ width: `${risk.inTime * 100}%` }} />
      </i>
      <b class="num">{share(risk.inTime)}</b>
      <small>{t('risk.inTime')}</small>
      <span class="risk-cost">
        {t('risk.loses')} <b class="num">{num(risk.mean, 1)}</b>
        {risk.destroyed >= 0.005 && <small>, {t('risk.destroyed', { chance: share(risk.destroyed) })}</small>}
      </span>
    </li>
  );
}

/** Who may shoot first on the way that is looked at. */
export function Risks({ c, to }: { c: Controller; to: string }) {
  const found = c.ahead.risks.value;
  if (found === null || found.to !== to) return null;
  return <RisksTold c={c} found={found} />;
}

/** The same of a way that is known to whoever shows it. */
export function RisksTold({ c, found }: { c: Controller; found: RisksAdvice }) {
  const total = found.risks.length > 1 ? t('risk.total', { mean: num(found.mean, 1) }) : '';
  return <Told c={c} found={found} total={total} />;
}

/** Who may shoot first when the attack is declared that is aimed. */
export function AttackRisks({ c }: { c: Controller }) {
  const found = c.ahead.answers.value;
  return found === null ? null : <Told c={c} found={found} total="" />;
}

/** The same in a line, for above the odds. */
export function AttackWarning({ c }: { c: Controller }) {
  const risks = c.ahead.answers.value?.risks ?? [];
  const [first] = risks;
  return first === undefined ? null : (
    <p class="risk-warning">
      <Icon name="warning" size={16} /> {t('risk.some', { count: risks.length, name: nameOf(c, first.unit) })}
    </p>
  );
}

/** What lies in the way, who may shoot first, how likely, what it would cost; and who cannot any more. */
function Told({
  c,
  found: { risks, spent, peril },
  total,
}: {
  c: Controller;
  found: RisksAdvice;
  total: string;
}) {
  const [first] = risks;
  if (first === undefined && spent.length === 0 && peril === undefined) return null;
  return (
    <section class={first === undefined && peril === undefined ? 'risks none' : 'risks'}>
      {peril !== undefined && (
        <p>
          <Icon name="warning" size={18} />
          <span>
            <b>{t(`risk.${peril.what}`)}</b> {t(`risk.${peril.what}Chance`, { chance: share(peril.chance) })}
          </span>
        </p>
      )}
      {first !== undefined && (
        <>
          <p>
            <Icon name="warning" size={18} />
            <span>
              <b>{t('risk.some', { count: risks.length, name: nameOf(c, first.unit) })}</b>{' '}
              {risks.length === 1 &&
                (isMeasured(c) ? t('risk.seesThere') : t('risk.sees', { square: first.square }))}
            </span>
          </p>
          <ul>
            {risks.map((risk) => (
              <Risk key={risk.unit} c={c} risk={risk} alone={risks.length === 1} />
            ))}
          </ul>
          {total !== '' && <p>{total}</p>}
        </>
      )}
      {spent.length > 0 && (
        <p class="risk-spent">
          <Icon name="check" size={15} />
          <span>
            {t('risk.spent', { count: spent.length, name: row(spent.map((unit) => nameOf(c, unit))) })}
          </span>
        </p>
      )}
    </section>
  );
}
