import type { Say } from '@dustfront/kernel';
import { SideMark } from '../../drawings/emblems.tsx';
import { Icon } from '../../drawings/icons.tsx';
import { num, percent, t } from '../../i18n/index.ts';
import type { Aim } from '../../modes/aim.ts';
import { declareOnly, openFire, setShots, toggleLine } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { OddsTable } from '../../panels/Odds.tsx';
import { linesOf, oddsModel } from './odds.ts';
import { AttackRisks, AttackWarning } from './Risks.tsx';
import { Calls } from './Skills.tsx';

const coverWords = { soft: 'orders.softCover', hard: 'orders.hardCover', cover: 'orders.inCover' } as const;

function TargetHead({ c, aim }: { c: Controller; aim: Aim }) {
  const view = c.shown.value?.view ?? null;
  const scene = c.scene.value;
  if (view === null || scene?.kind !== 'grid') return null;
  const advice = c.ahead.aims.value.find((a) => a.target === aim.target);
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
          {advice !== undefined && t('orders.range', { range: advice.range })}
          {cover !== 'none' && `, ${t(coverWords[cover])}`}
          {aim.from !== standsOn(c, aim) && `, ${t('orders.fromSquare', { square: aim.from })}`}
        </small>
      </div>
      <span class="type">{square}</span>
    </div>
  );
}

/** Where whoever aims is now. */
const standsOn = (c: Controller, aim: Aim): string | null => {
  const scene = c.scene.value;
  return scene?.kind === 'grid' ? (scene.pieces.find(({ key }) => key === aim.unit)?.square ?? null) : null;
};

/** The same attack with one action, so that a move is left. */
function shootThenMove(c: Controller, aim: Aim): void {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  const lighter = question === null ? undefined : c.face.attackStarts(question, aim.unit, view)?.lighter;
  const before =
    lighter ?? aim.before.map((wanted) => (wanted === 'sustained attack' ? 'shoot + move' : wanted));
  c.aim.value = { ...aim, sustained: false, before };
}

/** An attack before it is made: whom, with what, with which chances, and the button that lets the dice fall. */
export function Attack({ c, aim, say }: { c: Controller; aim: Aim; say: Say }) {
  const odds = oddsModel(c, aim);
  const ready = aim.lines.some((line) => line.on);
  const question = c.question.value;
  const chance = odds?.total.chances[0] ?? 0;
  return (
    <>
      <TargetHead c={c} aim={aim} />
      <AttackWarning c={c} />
      <OddsTable
        odds={odds}
        lines={linesOf(c, aim)}
        onToggle={(id) => toggleLine(c, id)}
        onShots={(id, shots) => setShots(c, id, shots)}
      />
      <Calls c={c} aim={aim} say={say} />
      {odds !== null && chance > 0 && (aim.sustained || aim.from !== standsOn(c, aim)) && (
        <p class="hint">
          <Icon name="dice" size={16} />
          {t('odds.fromHere', { square: aim.from, chance: percent(chance), mean: num(odds.total.mean, 1) })}{' '}
          {aim.sustained && t('orders.sustainedNote')}
        </p>
      )}
      <AttackRisks c={c} />
      <div class="go">
        <button type="button" class="commit" aria-disabled={!ready} onClick={() => openFire(c)}>
          {t(aim.sustained ? 'orders.sustained' : 'orders.shoot', { count: odds?.dice ?? 0 })}
          <kbd>Ctrl Enter</kbd>
        </button>
        {c.face.fire === undefined && c.ahead.aims.value.length > 1 && aim.lines.length > 1 && (
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
