import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import { UnitDrawing } from '../../drawings/unitart.tsx';
import type { ChancesAdvice } from '../../games/advice.ts';
import type { OddsModel, OddsRow, Say } from '../../games/face.ts';
import { num, percent, t } from '../../i18n/index.ts';
import { declareOnly, openFire, openTargets, setShots, toggleLine } from '../../modes/aiming.ts';
import { type Aim, type Controller, lineKey } from '../../modes/controller.ts';
import { modes } from '../../modes/index.ts';
import { type OddsLine, OddsTable } from '../../panels/Odds.tsx';
import type { GreyedRow, OpenQuestion, OptionRow } from '../../session/table.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Hint } from './Hint.tsx';
import './orders.css';

function rowOf(c: Controller, advice: ChancesAdvice): OddsRow {
  return {
    id: advice.id,
    name: nameOfLine(c, advice.id),
    note: t('odds.dice', { count: advice.dice }),
    chances: advice.chances,
    mean: advice.mean,
  };
}

function nameOfLine(c: Controller, key: string): string {
  const [unit = '', line = ''] = key.split('/');
  const view = c.shown.value?.view ?? null;
  if (view !== null && c.face.lineName !== undefined) return c.face.lineName(view, unit, line);
  const card = view === null ? null : c.face.card(view, unit);
  return card?.weapons.find((weapon) => weapon.id === line)?.name ?? line;
}

function oddsModel(c: Controller, aim: Aim): OddsModel | null {
  const advice = c.odds.value;
  if (advice === null) return null;
  const scene = c.scene.value;
  const machine =
    aim.target.startsWith('@') ||
    (scene?.kind === 'grid' && scene.pieces.find((p) => p.key === aim.target)?.boxes != null);
  return {
    columns: Math.max(1, advice.size),
    counted: machine ? 'damage' : 'casualties',
    rows: advice.lines.map((line) => rowOf(c, line)),
    total: rowOf(c, advice.total),
    dice: advice.total.dice,
    cost: advice.cost === null ? null : rowOf(c, advice.cost),
  };
}

function linesOf(c: Controller, aim: Aim): OddsLine[] {
  const view = c.shown.value?.view ?? null;
  const mine = aim.lines.map(
    (line): OddsLine => ({
      id: lineKey(line),
      name: nameOfLine(c, lineKey(line)),
      note: line.close ? t('odds.close') : '',
      on: line.on,
      fixed: false,
      off: null,
      shots: line.most === 0 ? null : { now: line.shots, most: line.most },
    }),
  );
  const card = view === null ? null : c.face.card(view, aim.unit);
  const missing = (card?.weapons ?? []).filter(
    (weapon) => !aim.lines.some((line) => line.unit === aim.unit && line.line === weapon.id),
  );
  return [
    ...mine,
    ...missing.map(
      (weapon): OddsLine => ({
        id: `${aim.unit}/${weapon.id}`,
        name: weapon.name,
        note: '',
        on: false,
        fixed: true,
        off: {
          reason: weapon.off ? t('orders.empty') : t('orders.outOfReach', { range: weapon.range }),
          rule: null,
        },
        shots: null,
      }),
    ),
  ];
}

const coverWords = { soft: 'orders.softCover', hard: 'orders.hardCover', cover: 'orders.inCover' } as const;

function TargetHead({ c, aim }: { c: Controller; aim: Aim }) {
  const view = c.shown.value?.view ?? null;
  const scene = c.scene.value;
  if (view === null || scene?.kind !== 'grid') return null;
  const advice = c.aims.value.find((a) => a.target === aim.target);
  const piece = scene.pieces.find((p) => p.key === aim.target);
  const square = piece?.square ?? aim.target.slice(1);
  const armour = piece === undefined ? '' : (c.face.card(view, aim.target)?.stats[0]?.value ?? '');
  const cover = advice?.cover ?? 'none';
  const sign = piece?.sign ?? 'neutral';
  return (
    <div class={`tgt side-${sign}`}>
      <SideMark sign={sign} size={24} />
      <div>
        <b>{piece?.name ?? t('orders.coverPiece')}</b>
        {armour !== '' && <span>, {t('orders.armour', { armour })}</span>}
        <small>
          {t('orders.range', { range: advice?.range ?? 0 })}
          {cover !== 'none' && `, ${t(coverWords[cover])}`}
          {aim.from !== scene.pieces.find((p) => p.key === aim.unit)?.square &&
            `, ${t('orders.fromSquare', { square: aim.from })}`}
        </small>
      </div>
      <span class="type">{square}</span>
    </div>
  );
}

function OptionButton({
  c,
  row,
  say,
  index,
  main,
}: {
  c: Controller;
  row: OptionRow;
  say: Say;
  index: number;
  main: boolean;
}) {
  return (
    <button type="button" class={`order${main ? ' main' : ''}`} onClick={() => void c.submit(row.id)}>
      <span>{wordsOf(c, row, say)}</span>
      {index < 9 && <kbd>{index + 1}</kbd>}
    </button>
  );
}

/** An answer on its button. */
function wordsOf(c: Controller, row: OptionRow, say: Say): string {
  const view = c.table.state.value?.view ?? null;
  return view === null || c.face.wording === undefined ? say(row.message) : c.face.wording(row, view, say);
}

/** Options that are answered by a button, the big one last; those of a square once it has been clicked. */
export function buttonsOf(
  c: Controller,
  question: OpenQuestion,
): { plain: readonly OptionRow[]; commit: OptionRow | null; quiet: readonly OptionRow[] } {
  const view = c.table.state.value?.view ?? null;
  const plain: OptionRow[] = [];
  const quiet: OptionRow[] = [];
  const spot: OptionRow[] = [];
  let commit: OptionRow | null = null;
  if (view === null) return { plain, commit, quiet };
  // A line that no unit on the board stands for (a jet over bare ground, say) is offered by its words.
  const aimable = openTargets(c);
  for (const row of question.options) {
    const target = c.face.target(row, view);
    if (target.on === 'line' && c.mode.value === 'fire' && aimable.size === 0) plain.push(row);
    if (target.on === 'button' && target.weight === 'commit') commit = row;
    else if (target.on === 'button' && target.weight === 'quiet') quiet.push(row);
    else if (target.on === 'button') plain.push(row);
    else if (target.on === 'piece') plain.push(row);
    else if (target.on === 'square' && target.square === c.spot.value) spot.push(row);
  }
  return spot.length > 0 ? { plain: spot, commit: null, quiet: [] } : { plain, commit, quiet };
}

/** What the impossible thing would have been, in words where the game has some. */
function greyedWords(c: Controller, row: GreyedRow, say: Say): string {
  const view = c.table.state.value?.view ?? null;
  const message = view === null ? null : (c.face.greyed?.(row.id, view) ?? null);
  return message === null ? row.id : say(message);
}

function Greyed({ c, question, say }: { c: Controller; question: OpenQuestion; say: Say }) {
  if (question.greyed.length === 0) return null;
  return (
    <ul class="greyed" aria-label={t('orders.impossible')}>
      {question.greyed.slice(0, 6).map((row) => (
        <li key={row.id}>
          <Icon name="no" size={14} />
          <span>
            <s>{greyedWords(c, row, say)}</s> {say(row.message)}.{' '}
            {row.refusal.rule !== undefined && <RuleLink id={row.refusal.rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Attack({ c, aim }: { c: Controller; aim: Aim }) {
  const odds = oddsModel(c, aim);
  const ready = aim.lines.some((line) => line.on);
  const question = c.question.value;
  const chance = odds?.total.chances[0] ?? 0;
  return (
    <>
      <TargetHead c={c} aim={aim} />
      <OddsTable
        odds={odds}
        lines={linesOf(c, aim)}
        onToggle={(id) => toggleLine(c, id)}
        onShots={(id, shots) => setShots(c, id, shots)}
      />
      {odds !== null && chance > 0 && (
        <p class="hint">
          <Icon name="dice" size={16} />
          {t('odds.fromHere', { square: aim.from, chance: percent(chance), mean: num(odds.total.mean, 1) })}{' '}
          {aim.sustained && t('orders.sustainedNote')}
        </p>
      )}
      <div class="go">
        <button type="button" class="commit" aria-disabled={!ready} onClick={() => openFire(c)}>
          {t(aim.sustained ? 'orders.sustained' : 'orders.shoot', { count: odds?.dice ?? 0 })}
          <kbd>Ctrl Enter</kbd>
        </button>
        {c.face.fire === undefined && c.aims.value.length > 1 && aim.lines.length > 1 && (
          <button type="button" class="btn" aria-disabled={!ready} onClick={() => declareOnly(c)}>
            {t('orders.split')}
          </button>
        )}
        {question !== null && aim.sustained && aim.before.length > 0 && (
          <button type="button" class="btn" onClick={() => c.aim.value !== null && shootThenMove(c, aim)}>
            {t('orders.shootThenMove')}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => {
            c.aim.value = null;
          }}
        >
          {t('common.cancel')}
        </button>
      </div>
    </>
  );
}

/** Who may be chosen, as pictures: the first click shows what the unit could do, the button chooses it. */
function Roster({ c, question }: { c: Controller; question: OpenQuestion }) {
  const view = c.table.state.value?.view ?? null;
  if (view === null) return null;
  const selected = c.selected.value;
  const rows = question.options.flatMap((row) => {
    const target = c.face.target(row, view);
    const card = target.on === 'piece' ? c.face.card(view, target.piece) : null;
    return card === null || target.on !== 'piece' ? [] : [{ row, card, piece: target.piece }];
  });
  const chosen = rows.find(({ piece }) => piece === selected);
  return (
    <>
      <ul class="roster">
        {rows.map(({ card, piece }) => (
          <li key={piece}>
            <button
              type="button"
              class="muster"
              aria-pressed={piece === selected}
              onClick={() => c.select(piece)}
            >
              <svg viewBox="-6 -8 112 112" aria-hidden="true">
                <UnitDrawing art={card.art} sign={card.sign} flip={card.flip} />
              </svg>
              <span>
                <b>{card.nickname === '' ? card.name : card.nickname}</b>
                <small>{card.square}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <div class="go">
          <button type="button" class="commit" onClick={() => void c.submit(chosen.row.id)}>
            {t('orders.choose', {
              name: chosen.card.nickname === '' ? chosen.card.name : chosen.card.nickname,
            })}
            <kbd>Ctrl Enter</kbd>
          </button>
        </div>
      )}
    </>
  );
}

/** The same attack with one action, so that a move is left. */
function shootThenMove(c: Controller, aim: Aim): void {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  const lighter = question === null ? undefined : c.face.attackStarts(question, aim.unit, view)?.lighter;
  const before =
    lighter ?? aim.before.map((wanted) => (wanted === 'sustained attack' ? 'shoot + move' : wanted));
  c.aim.value = { ...aim, sustained: false, before };
}

/** What is asked, what can be done about it, and why something cannot. */
export function Orders({ c, say }: { c: Controller; say: Say }) {
  const question = c.question.value;
  const mode = modes[c.mode.value];
  const aim = c.aim.value;
  const refusal = c.refusal.value;
  const view = c.shown.value?.view ?? null;
  const side =
    view === null || question === null
      ? null
      : c.face.status(view).sides.find((s) => s.seats.includes(question.seat));
  const { plain, commit, quiet } =
    question === null ? { plain: [], commit: null, quiet: [] } : buttonsOf(c, question);
  const declared =
    question === null || view === null || c.mode.value !== 'fire' ? [] : (c.face.declared?.(view) ?? []);
  const thinking = c.table.thinking.value;
  return (
    <section
      class={`orders sheet${side === undefined || side === null ? '' : ` side-${side.sign}`}`}
      aria-label={t('orders.title')}
    >
      <header class="orders-head">
        <h2 aria-live="polite">
          {question === null
            ? thinking === null
              ? t(mode.lead(c))
              : t('status.thinks', { name: c.table.seats[thinking]?.name ?? '' })
            : aim !== null
              ? t('orders.attack')
              : say(question.message)}
        </h2>
        {question !== null && <p>{t(mode.lead(c))}</p>}
      </header>
      {refusal !== null && (
        <p class="why" role="alert">
          <Icon name="no" size={16} /> {say(refusal.message)}{' '}
          {refusal.rule !== null && <RuleLink id={refusal.rule} />}
        </p>
      )}
      <div class="orders-body">
        {aim !== null && question !== null ? (
          <Attack c={c} aim={aim} />
        ) : (
          question !== null && (
            <>
              <Hint c={c} />
              {declared.length > 0 && (
                <ul class="declared" aria-label={t('orders.declared')}>
                  {declared.map((line) => (
                    <li key={line}>
                      <Icon name="check" size={14} /> {line}
                    </li>
                  ))}
                </ul>
              )}
              {c.mode.value === 'pick' && <Roster c={c} question={question} />}
              {c.mode.value !== 'pick' && plain.length > 0 && (
                <div class="orderlist">
                  {plain.map((row, i) => (
                    <OptionButton key={row.id} c={c} row={row} say={say} index={i} main={false} />
                  ))}
                </div>
              )}
              <Greyed c={c} question={question} say={say} />
              {c.mode.value === 'pick' && quiet.length > 0 && (
                <div class="rarely">
                  {quiet.map((row) => (
                    <button
                      type="button"
                      class="btn small"
                      key={row.id}
                      onClick={() => void c.submit(row.id)}
                    >
                      {wordsOf(c, row, say)}
                    </button>
                  ))}
                </div>
              )}
              <div class="go">
                {commit !== null && (
                  <button
                    type="button"
                    class={declared.length > 0 ? 'commit' : 'commit hollow'}
                    onClick={() => void c.submit(commit.id)}
                  >
                    {c.mode.value === 'fire' && declared.length === 0
                      ? t('orders.holdFire')
                      : say(commit.message)}
                  </button>
                )}
                {c.mode.value !== 'pick' &&
                  quiet.map((row) => (
                    <button type="button" class="btn wide" key={row.id} onClick={() => void c.submit(row.id)}>
                      {wordsOf(c, row, say)}
                    </button>
                  ))}
              </div>
            </>
          )
        )}
      </div>
    </section>
  );
}
