import {
  type AttackFrame,
  asView,
  cardOfUnit,
  coverFrom,
  distance,
  figuresOf,
  groupOf,
  leaderOf,
  planAttack,
  type TacticsView,
  type Unit,
  unitNamed,
} from '@dustfront/dust-tactics-2014';
import type { Json } from '@dustfront/kernel';
import { describePlan, type LineView, sizeOf } from '@dustfront/wargame';
import { facesOf, resilienceRows, row, stageOf } from '../account-rows.ts';
import type { AccountAdvice, AccountFocus, AccountRow } from '../advice.ts';
import { improvised } from './sides.ts';

interface Shot {
  readonly view: TacticsView;
  readonly by: Unit;
  /** The row of its card; -1 for the improvised weapon. */
  readonly weapon: number;
  readonly target: Unit;
  readonly sustained: boolean;
  readonly plan: LineView;
  /** Dice that fell, and whether they were counted by miniature. */
  readonly dice: number;
  readonly blast: boolean;
}

function diceRows({ target, view, dice, blast }: Shot): AccountRow[] {
  if (!blast) return [row('dice', 'dt14.hit.cell', { count: dice })];
  const figures = groupOf(view, target).reduce((sum, one) => sum + figuresOf(one), 0);
  return [row('blast', 'dt14.hit.blast', { count: dice, figures })];
}

function rangeRows({ view, by, weapon, target }: Shot): AccountRow[] {
  const line = cardOfUnit(by).weapons[weapon]?.line;
  if (line === undefined || line.close) return [row('close', 'dt14.close.adjacent')];
  return [row('range', 'dt14.range.limit', { range: distance(view, by, target), most: line.range })];
}

function rollRows({ plan, sustained }: Shot): AccountRow[] {
  const passes = plan.stages.filter(({ stage }) => stage === 'reroll').length;
  const rows: AccountRow[] = [];
  if (passes > 0) rows.push(row('reroll', sustained ? 'dt14.sustained.reroll' : 'dt14.weapon.wire.reroll'));
  if (stageOf(plan, 'chain') !== undefined) rows.push(row('chain', 'dt14.weapon.laser.chain'));
  return rows;
}

function saveRows({ view, by, target, plan }: Shot): AccountRow[] {
  const save = stageOf(plan, 'save');
  const again = stageOf(plan, 'save-again');
  const covered = coverFrom(view, by, target);
  const rows = [covered ? row('anyCover', 'dt14.save.infantry.cover') : row('open', null)];
  rows.push(
    save === undefined
      ? row(covered ? 'coverIgnored' : 'noSave', null)
      : row('saves', 'dt14.save.die-per-hit', { faces: sizeOf(save.faces) }),
  );
  if (again !== undefined)
    rows.push(row('savesAgain', 'dt14.fort.bunker.reroll', { faces: sizeOf(again.faces) }));
  return rows;
}

function damageRows({ plan, target }: Shot): AccountRow[] {
  const damage = stageOf(plan, 'damage')?.damage;
  const rows: AccountRow[] = [];
  if (damage?.points === 'kill') rows.push(row('kill', 'dt14.damage.kill.amount'));
  else if (damage !== undefined && cardOfUnit(target).kind !== 'squad')
    rows.push(row('damage', 'dt14.damage.track', { count: damage.blows * damage.points }));
  return [...rows, ...resilienceRows(plan, 'dt14.skill.resilient.squad')];
}

/** How a line of the attack that is being declared in this view comes to its dice. Blows struck back have no account. */
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
    name === improvised ? -1 : cardOfUnit(by).weapons.findIndex(({ line }) => line.name === name);
  const fired = frame.shots.find((shot) => shot.by === by.id && shot.weapon === weapon);
  const whole = planAttack(view, attacker, target, {
    sustained: frame.sustained,
    spirit: frame.spirit,
    lucky: frame.lucky.includes(by.id),
    lines: [
      { by: by.id, weapon, ...(fired === undefined ? {} : { count: fired.count, salvo: fired.salvo }) },
    ],
  });
  const plan = describePlan(whole).find(({ part }) => part !== 'retaliation');
  if (plan === undefined) return null;
  const rolled = whole.ranged.lines[0] ?? whole.close?.attack[0];
  const shot: Shot = {
    view,
    by,
    weapon,
    target,
    sustained: frame.sustained,
    plan,
    dice: Number(dice),
    blast: rolled?.dice.perFigure === true,
  };
  const faces = facesOf(plan);
  return {
    rows: [
      ...diceRows(shot),
      row('hit', faces === 2 ? 'dt14.hit.f' : 'dt14.dice.hit.skill', { faces }),
      ...rangeRows(shot),
      ...rollRows(shot),
      ...saveRows(shot),
      ...damageRows(shot),
    ],
    result: null,
  };
}
