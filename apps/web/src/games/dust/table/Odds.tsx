import { num, percent } from '../../../i18n/index.ts';
import { unitWords } from '../names.ts';
import type { BattleAdvice } from '../odds/battle.ts';
import type { BattleChances } from '../odds/chances.ts';
import type { Weighed } from '../odds/solver.ts';
import { w } from '../words/index.ts';
import './odds.css';

const parts = [
  ['takes', 'odds.takes'],
  ['leaves', 'odds.leaves'],
  ['truce', 'odds.truce'],
  ['both', 'odds.both'],
  ['holds', 'odds.holds'],
] as const;

const shownOf = (chances: BattleChances) => parts.filter(([part]) => chances[part] > 0);

function Bar({ chances }: { chances: BattleChances }) {
  return (
    <div class="d-bar" aria-hidden="true">
      {shownOf(chances).map(([part]) => (
        <span key={part} class={part} style={{ flexGrow: chances[part] }} />
      ))}
    </div>
  );
}

/** The ends of a battle as one bar and in numbers. */
function ChanceBar({ chances }: { chances: BattleChances }) {
  return (
    <div class="d-chances">
      <Bar chances={chances} />
      <ul class="num">
        {shownOf(chances).map(([part, word]) => (
          <li key={part}>
            <i class={part} /> {w(word)} <b>{percent(chances[part])}%</b>
          </li>
        ))}
      </ul>
      <p>
        {w('odds.survive', { attackers: num(chances.attackers, 1), defenders: num(chances.defenders, 1) })}
      </p>
    </div>
  );
}

/** Every answer beside the others: how it would end, and who would be left. */
function Answers({
  answers,
  label,
}: {
  answers: BattleAdvice['answers'];
  label: (id: string) => string | null;
}) {
  const rows = answers.flatMap(({ id, chances }) => {
    const text = label(id);
    return text === null ? [] : [{ id, chances, text }];
  });
  if (rows.length < 2) return null;
  return (
    <table class="d-answers num">
      <caption class="vh">{w('odds.answers')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{w('odds.answer')}</span>
          </th>
          <td />
          <th scope="col">{w('odds.col.takes')}</th>
          <th scope="col">{w('odds.col.holds')}</th>
          <th scope="col">{w('odds.col.left')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, chances, text }) => (
          <tr key={id}>
            <th scope="row">{text}</th>
            <td class="d-chances">
              <Bar chances={chances} />
            </td>
            <td>{percent(chances.takes)}%</td>
            <td>{percent(chances.holds)}%</td>
            <td>
              {num(chances.attackers, 1)} : {num(chances.defenders, 1)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function bestWords(best: NonNullable<BattleAdvice['best']>): string {
  switch (best.do) {
    case 'withdraw':
      return w('odds.withdraw', { list: unitWords(best.units) });
    case 'remove':
      return w('odds.remove', { list: unitWords(best.units) });
    default:
      return w(`odds.${best.do}`);
  }
}

/** Exact odds; "computing" until they are there. */
export function OddsBox({
  weighed,
  label = () => null,
}: {
  weighed: Weighed;
  /** What an answer is called, by its name in records. */
  label?: (id: string) => string | null;
}) {
  if (weighed.state === 'idle') return null;
  if (weighed.state === 'working')
    return (
      <div class="d-odds working" role="status">
        {w('odds.working')}
      </div>
    );
  const { advice } = weighed;
  if (advice === null) return null;
  if (advice === 'too large') return <div class="d-odds">{w('odds.tooLarge')}</div>;
  return (
    <div class="d-odds">
      <h3>{w('odds.title')}</h3>
      <ChanceBar chances={advice.now} />
      <Answers answers={advice.answers} label={label} />
      {advice.best !== null && <p class="d-best">{w('odds.best', { what: bestWords(advice.best) })}</p>}
    </div>
  );
}
