import {
  type AttackFrame,
  asView,
  type RuleId,
  type TacticsView,
  type Unit,
} from '@dustfront/dust-tactics-2014';
import {
  cardOfUnit,
  distance,
  figuresOf,
  groupOf,
  leaderOf,
  planLines,
  unitNamed,
} from '@dustfront/dust-tactics-2014/query';
import type { Json } from '@dustfront/kernel';
import { describePlan, type LineView, sizeOf } from '@dustfront/wargame';
import {
  againRows,
  hitRows,
  type RuleTexts,
  resilienceRow,
  row,
  rulesFor,
  stageOf,
} from '../account-rows.ts';
import type { AccountAdvice, AccountFocus, AccountRow } from '../advice.ts';
import { IMPROVISED } from './lines.ts';

interface Shot {
  readonly view: TacticsView;
  readonly by: Unit;
  /** The row of its card; -1 for the improvised weapon. */
  readonly weapon: number;
  readonly target: Unit;
  readonly plan: LineView<RuleId>;
  /** Dice that fell. */
  readonly dice: number;
}

const COUNT: RuleTexts<RuleId> = {
  'dt14.hit.cell': 'dice',
  'dt14.hit.blast': 'blast',
  'dt14.weapon.salvo.double': 'doubled',
  'dt14.weapon.volley.multiply': 'rounds',
};

const AGAIN: RuleTexts<RuleId> = {
  'dt14.sustained.reroll': 'reroll',
  'dt14.weapon.wire.reroll': 'rerollWire',
  'dt14.skill.lucky.reroll': 'rerollLucky',
};

const SAVE: RuleTexts<RuleId> = {
  'dt14.save.infantry.cover': 'anyCover',
  'dt14.save.vehicle.cover': 'anyCover',
  'dt14.save.infantry.open': 'open',
  'dt14.save.vehicle.open': 'open',
  'dt14.save.aircraft': 'open',
  'dt14.close.no-saves': 'unsaved',
  'dt14.weapon.flame.no-saves': 'coverIgnored',
  'dt14.weapon.grenade.no-cover': 'coverIgnored',
  'dt14.weapon.phaser.no-cover-save': 'coverIgnored',
  'dt14.skill.zombie.save': 'ownSave',
  'dt14.skill.steel.save': 'ownSave',
};

const WORKS: readonly RuleId[] = ['dt14.fort.bunker.reroll', 'dt14.fort.strongpoint.reroll'];
const RESILIENT: readonly RuleId[] = ['dt14.skill.resilient.squad', 'dt14.skill.defensive.cover'];

function diceRows({ target, view, dice: count, plan }: Shot): AccountRow[] {
  const figures = groupOf(view, target).reduce((sum, one) => sum + figuresOf(one), 0);
  return rulesFor(plan, 'count').map((rule) => {
    const text = COUNT[rule] ?? 'doubled';
    return row(text, rule, text === 'dice' ? { count } : text === 'blast' ? { count, figures } : {});
  });
}

function rangeRows({ view, by, weapon, target }: Shot): AccountRow[] {
  const line = cardOfUnit(by).weapons[weapon]?.line;
  if (line === undefined || line.close) return [row('close', 'dt14.close.adjacent')];
  return [row('range', 'dt14.range.limit', { range: distance(view, by, target), most: line.range })];
}

/** Where it stands and what denies it, then on how many faces a hit is saved, and what works do about the rest. */
function saveRows({ plan }: Shot): AccountRow[] {
  const rules = rulesFor(plan, 'save');
  const save = stageOf(plan, 'save');
  const again = stageOf(plan, 'save-again');
  const works = rules.find((rule) => WORKS.includes(rule));
  const rows = rules.flatMap((rule) => {
    const text = SAVE[rule];
    return text === undefined || (text === 'unsaved' && save !== undefined) ? [] : [row(text, rule)];
  });
  if (save !== undefined) rows.push(row('saves', 'dt14.save.die-per-hit', { faces: sizeOf(save.faces) }));
  else if (!rows.some(({ text }) => text === 'unsaved')) rows.push(row('unsaved', null));
  if (works !== undefined && again !== undefined)
    rows.push(row('savesAgain', works, { faces: sizeOf(again.faces) }));
  return rows;
}

function damageRows({ plan, target }: Shot): AccountRow[] {
  const damage = stageOf(plan, 'damage')?.damage;
  const rows: AccountRow[] = [];
  if (damage?.points === 'kill') rows.push(row('kill', 'dt14.damage.kill.amount'));
  else if (damage !== undefined && cardOfUnit(target).kind !== 'squad')
    rows.push(row('damage', 'dt14.damage.track', { count: damage.blows * damage.points }));
  const resilient = rulesFor(plan, 'save').filter((rule) => RESILIENT.includes(rule));
  return [...rows, ...resilient.map((rule) => resilienceRow(plan, rule))];
}

/**
 * How a line of the attack that is being declared in this view comes to its dice. Blows struck back have no account.
 */
export function account(json: Json, focus: AccountFocus): AccountAdvice | null {
  const view = asView(json);
  const frame = view.stack.findLast(({ kind }) => kind === 'attack') as AttackFrame | undefined;
  const [by, named] = [unitNamed(view, focus.unit), unitNamed(view, focus.target)];
  if (frame === undefined || by === null || named === null || focus.back) return null;
  const attacker = view.units[frame.unit];
  if (attacker === undefined) return null;
  const target = leaderOf(view, named);
  const [name = '', dice = '0'] = focus.line.split('|');
  const weapon =
    name === IMPROVISED ? -1 : cardOfUnit(by).weapons.findIndex(({ line }) => line.name === name);
  const fired = frame.shots.find((shot) => shot.by === by.id && shot.weapon === weapon);
  const all = planLines(view, attacker, target, {
    sustained: frame.sustained,
    spirit: frame.spirit,
    lucky: frame.lucky.includes(by.id),
    lines: fired === undefined ? [...frame.shots, { by: by.id, weapon }] : frame.shots,
  });
  const own = all.find((line) => line.by === by.id && line.weapon === weapon)?.plan;
  const plan = own && describePlan(own).find(({ part }) => part !== 'retaliation');
  if (plan === undefined) return null;
  const shot: Shot = { view, by, weapon, target, plan, dice: Number(dice) };
  return {
    rows: [
      ...diceRows(shot),
      ...hitRows(plan),
      ...rangeRows(shot),
      ...againRows(plan, AGAIN),
      ...saveRows(shot),
      ...damageRows(shot),
    ],
    result: null,
  };
}
