import { Icon } from '../../drawings/icons.tsx';
import type { CardModel } from '../../games/face.ts';
import { type Key, num, percent, percentSign, t } from '../../i18n/index.ts';
import { aimsInVain, openTargets } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { modes } from '../../modes/index.ts';
import { actor } from '../../modes/looking.ts';
import { leavesAction, walkTo } from '../../modes/mode.ts';
import { type Prospect, useProspects } from './prospects.ts';
import { Risks } from './Risks.tsx';
import './targets.css';

const coverWords = { soft: 'orders.softCover', hard: 'orders.hardCover', cover: 'orders.inCover' } as const;

/** Where one aims, or thinks of where to go; other questions are not about squares to shoot from. */
const asksWhere = new Set(['pick', 'orders', 'travel', 'fire']);

function Row({ row, onAim }: { row: Prospect; onAim: (() => void) | null }) {
  const { aim, odds } = row;
  const inside = (
    <>
      <span>
        {row.name} <span class="type">{row.square}</span>{' '}
        <small>
          {t('orders.range', { range: aim.range })}
          {aim.cover !== 'none' && `, ${t(coverWords[aim.cover])}`}
        </small>
      </span>
      <b class="num">{percent(odds.total.chances[0] ?? 0) + percentSign()}</b>
      <small class="num">
        {t('odds.prospect', { mean: num(odds.total.mean, 1) })}
        {odds.destroyed >= 0.005 && `; ${t('odds.destroys', { chance: percent(odds.destroyed) })}`}
      </small>
    </>
  );
  return (
    <li>
      {onAim === null ? (
        <div class="aimrow">{inside}</div>
      ) : (
        <button type="button" class="aimrow" onClick={onAim}>
          {inside}
        </button>
      )}
    </li>
  );
}

/** Crates and traps that could be shot at, in one small line. */
function Covers({ c, targets }: { c: Controller; targets: readonly string[] }) {
  const scene = c.scene.value;
  if (targets.length === 0 || scene?.kind !== 'grid') return null;
  return (
    <p class="aimcovers">
      {t('orders.covers')}
      {targets.map((target) => {
        const square = target.slice(1);
        const trap = scene.squares.find(({ key }) => key === square)?.terrain.includes('trap') === true;
        return (
          <button
            type="button"
            class="btn small"
            key={target}
            onClick={() => modes[c.mode.value].onPiece(c, target, false)}
          >
            {t(trap ? 'orders.trapAt' : 'orders.crateAt', { square })}
          </button>
        );
      })}
    </p>
  );
}

/** The enemy that is looked at, whose chances are told instead of one's own. */
function enemyOf(c: Controller): CardModel | null {
  const view = c.shown.value?.view ?? null;
  const unit = c.selected.value;
  const card = unit === null || view === null ? null : c.face.card(view, unit);
  const mine = view === null ? undefined : c.face.status(view).sides[c.mySide() ?? -1]?.sign;
  return card !== null && card.sign !== mine ? card : null;
}

/** What stands above the list: from where, how, or that nobody is to be hit. */
function headOf(c: Controller, from: string, wanders: boolean, far: boolean, none: boolean): string {
  const enemy = enemyOf(c);
  if (far) return t('orders.farThere', { square: from });
  if (enemy !== null && !none) return t('orders.enemyThere', { name: enemy.name, square: from });
  if (none) return t(wanders ? 'orders.nobodyThere' : 'orders.nobodyHere', { square: from });
  return t(wanders ? 'orders.fromThere' : 'orders.fromHere', { square: from });
}

/** What going there is called: that somebody may shoot first, or that an action is left unused, is said with it. */
function goWords(c: Controller, square: string): Key {
  const risks = c.ahead.risks.value;
  const isRisky = risks !== null && (risks.risks.length > 0 || risks.peril !== undefined);
  if (isRisky && risks.to === square) return 'risk.goAnyway';
  const way = c.ahead.way(square);
  return way !== undefined && leavesAction(c, way) ? 'orders.goOnly' : 'orders.goThere';
}

/** Goes to the square that was chosen once and is looked at. */
export function GoThere({ c }: { c: Controller }) {
  const square = c.preview.value;
  if (square === null || c.selected.value === null || !asksWhere.has(c.mode.value)) return null;
  return (
    <button type="button" class="commit there" onClick={() => walkTo(c, square, false)}>
      {t(goWords(c, square), { square })}
      <kbd>Ctrl Enter</kbd>
    </button>
  );
}

/**
 * Whom the unit could shoot at, each with its odds: from where it stands, or from the square under the pointer. A
 * finger taps the square once for it, and goes there with a second tap or with the main button.
 */
export function Targets({ c }: { c: Controller }) {
  const unit = c.selected.value;
  const from = c.ahead.aimsFrom.value;
  const spot = c.lookout.value;
  const scene = c.scene.value;
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  const stands = scene?.kind === 'grid' ? scene.pieces.find(({ key }) => key === unit)?.square : undefined;
  const wanders = from !== stands;
  const open = openTargets(c);
  const aims = c.ahead.aims.value.filter(({ target }) => wanders || open.has(target));
  const shown = unit !== null && asksWhere.has(c.mode.value) && (!wanders || spot === from);
  const far = wanders && c.ahead.isFar(from);
  const start =
    question === null || unit === null || wanders ? null : c.face.attackStarts(question, unit, view);
  const units = aims.filter(({ target }) => !target.startsWith('@'));
  const wanted =
    shown && !far && units.length > 0
      ? { unit, from, sustained: start?.sustained === true, aims: units }
      : null;
  const rows = useProspects(c, wanted);
  const acting = actor(c);
  // Moving on is asked about where it leads; from where it stands nothing is to be aimed at.
  const idle = start === null && (enemyOf(c) === null || units.length === 0);
  if (!shown || (!wanders && (idle || c.mode.value === 'travel'))) return null;
  const may = !wanders && acting !== null && start !== null;
  const cover = wanders && c.ahead.outlook.value?.cover.some(([square]) => square === from) === true;
  return (
    <div class="prospects" role="status">
      {(wanders || !aimsInVain(c)) && (
        <p>
          <Icon name="target" size={16} /> {headOf(c, from, wanders, far, units.length === 0)}
          {cover && ` ${t('orders.coverThere')}`}
        </p>
      )}
      {!far && (rows ?? []).length > 0 && (
        <ul>
          {(rows ?? []).map((row) => (
            <Row
              key={row.aim.target}
              row={row}
              onAim={may ? () => void modes[c.mode.value].onPiece(c, row.aim.target, false) : null}
            />
          ))}
        </ul>
      )}
      {may && (
        <Covers c={c} targets={aims.flatMap(({ target }) => (target.startsWith('@') ? [target] : []))} />
      )}
      {wanders && <Risks c={c} to={from} />}
    </div>
  );
}
