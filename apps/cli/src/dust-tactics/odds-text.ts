import type { AttackFrame, CoreOption, CoreState, Unit } from '@dustfront/dust-tactics';
import {
  attackPlan,
  cardOf,
  firingsAt,
  groundOf,
  headOf,
  headsOnBoard,
  planAttack,
  squareNamed,
  squaresOf,
  targetOfAim,
  titleOf,
  unitNamed,
} from '@dustfront/dust-tactics/query';
import type { Question } from '@dustfront/kernel';
import { type AttackOdds, attackOdds } from '@dustfront/odds';
import { decimal, own } from '../reader.ts';
import { bar, percent } from '../terminal/bars.ts';
import { padEnd, type Style } from '../terminal/style.ts';
import { actingUnit } from './acting.ts';

const NAME = 34;

/** `Luther                  1.33 lost   destroyed 12.0% ####......` */
function row(label: string, odds: AttackOdds, style: Style): string {
  const { mean, destroyed } = odds.target;
  const back =
    odds.attacker.mean > 0 ? `  ${own('chance.costs', { mean: decimal(odds.attacker.mean, 2) })}` : '';
  return (
    `  ${padEnd(label, NAME)} ` +
    `${own('chance.row', { mean: decimal(mean, 2), chance: percent(destroyed) })} ` +
    `${bar(destroyed, 12, style)}${back}`
  );
}

/** Everything an own unit can hit from where it stands. */
function fromWhereItStands(state: CoreState, unit: Unit, style: Style): string[] {
  const enemies = headsOnBoard(state).filter((enemy) => enemy.side !== unit.side);
  const rows = enemies
    .filter((enemy) => firingsAt(state, unit, enemy).length > 0)
    .flatMap((enemy) => [
      row(titleOf(state, enemy.name), attackOdds(attackPlan(state, unit, enemy)), style),
      row(
        `  ${own('chance.if-sustained')}`,
        attackOdds(attackPlan(state, unit, enemy, { sustained: true })),
        style,
      ),
    ]);
  return rows.length === 0 ? [] : [style.bold(titleOf(state, unit.name)), ...rows];
}

type Fire = Extract<CoreOption, { do: 'fire' }>;

/** Each thing that can be declared, alone; a jet of flame at everything it burns. */
function declarable(state: CoreState, question: Question, frame: AttackFrame, style: Style): string[] {
  const attacker = headOf(state, state.units[frame.unit]!);
  const situation = {
    ground: groundOf(state),
    from: attacker.square,
    sustained: frame.mode === 'sustained',
  };
  const rows: string[] = [];
  for (let i = 0; i < question.options.length; i++) {
    const option = question.options.at(i) as CoreOption;
    if (option.do !== 'fire') continue;
    const unit = unitNamed(state, option.unit);
    const line = lineOf(state, option);
    if (line === undefined) continue;
    for (const target of targetsOf(state, option)) {
      const plan = planAttack(state, attacker, [{ unit, line, shots: option.shots }], target, situation);
      const name =
        'unit' in target ? titleOf(state, target.unit.name) : own(`chance.piece.${target.piece.kind}`);
      const shots = option.shots > 0 ? ` x${option.shots}` : '';
      rows.push(
        row(
          `${String(i + 1).padStart(2)} ${own('chance.shot', { weapon: line.name + shots, target: name })}`,
          attackOdds(plan),
          style,
        ),
      );
    }
  }
  return rows;
}

function lineOf(state: CoreState, option: Fire) {
  return cardOf(state, unitNamed(state, option.unit)).weapons.find((line) => line.id === option.line);
}

function targetsOf(state: CoreState, { at }: Fire) {
  if (!('squares' in at)) {
    const target = targetOfAim(state, at);
    return target ? [target] : [];
  }
  const burnt = at.squares.map((name) => squareNamed(state, name));
  return headsOnBoard(state)
    .filter((unit) => squaresOf(state, unit).some((square) => burnt.includes(square)))
    .map((unit) => ({ unit }));
}

/** The exact odds of what can be declared now, or of what the seat's units could shoot at. */
export function oddsOfQuestion(state: CoreState, question: Question, style: Style): string[] {
  const frame = state.stack.at(-1);
  if (question.question === 'declare' && frame?.kind === 'attack')
    return declarable(state, question, frame as AttackFrame, style);
  const side = state.seats[question.seat];
  const name = actingUnit(state);
  const acting = name === null ? undefined : headOf(state, unitNamed(state, name));
  const units =
    acting !== undefined && acting.side === side && acting.place === 'board'
      ? [acting]
      : headsOnBoard(state, side).filter((unit) => !unit.activated);
  const lines = units.flatMap((unit) => fromWhereItStands(state, unit, style));
  return lines.length > 0 ? lines : [own('chance.nobody')];
}
