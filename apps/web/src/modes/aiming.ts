import type { AimAdvice } from '@dustfront/advice';
import type { OptionRow } from '../session/table.ts';
import { type Aim, type Call, lineKey } from './aim.ts';
import type { Wanted } from './answer-queue.ts';
import type { Sitting } from './sitting.ts';

/** Whether a limited line is worth its shots by default: against machines yes, against soldiers the player decides. */
const spends = (c: Sitting, target: string): boolean => {
  const scene = c.scene.peek();
  return scene?.kind === 'grid' && scene.pieces.find((p) => p.key === target)?.art.kind === 'machine';
};

/** Whether a line can still be declared: once lines are being declared, those that were are no longer offered. */
function isOpen(c: Sitting, line: { unit: string; line: string }, target: string): boolean {
  const question = c.question.peek();
  const view = c.state?.view ?? null;
  if (question === null || view === null || c.face.fire !== undefined || c.face.mode(question) !== 'fire')
    return true;
  return question.options.some((option) => {
    const aimed = c.face.target(option, view);
    return aimed.on === 'line' && aimed.line === lineKey(line) && aimed.target === target;
  });
}

/** Whom something can still be aimed at: while lines are declared, only those for whom one is offered. */
export function openTargets(c: Sitting): ReadonlySet<string> {
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  const all = new Set(c.ahead.aims.value.map((aim) => aim.target));
  if (question === null || view === null || c.face.mode(question) !== 'fire') return all;
  const offered = question.options.flatMap((option) => {
    const target = c.face.target(option, view);
    return target.on === 'line' ? [target.target] : [];
  });
  return new Set(offered.filter((target) => all.has(target)));
}

/** Of those, the units; the others are pieces of cover. */
export const openEnemies = (c: Sitting): readonly string[] =>
  [...openTargets(c)].filter((target) => !target.startsWith('@'));

/** Whether weapons are to be aimed, none has been yet, and there is no enemy for any of them. */
export function aimsInVain(c: Sitting): boolean {
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  if (question === null || view === null || c.face.mode(question) !== 'fire') return false;
  const isAtEnemy = (row: OptionRow): boolean => {
    const answer = c.face.target(row, view);
    return answer.on === 'line' && !answer.target.startsWith('@');
  };
  return (c.face.declared?.(view) ?? []).length === 0 && !question.options.some(isAtEnemy);
}

/** What would fire at a target: all that may, limited shots only at machines or where there is nothing else. */
export function linesAt(c: Sitting, { target, lines }: AimAdvice): Aim['lines'] {
  const open = lines.filter((line) => isOpen(c, line, target));
  const spent = spends(c, target) || open.every((line) => line.most > 0);
  return open.map((line) => ({ ...line, shots: line.most, on: line.most === 0 || spent }));
}

/** Takes aim at a unit with everything that can fire at it. False if nothing can. */
export function takeAim(c: Sitting, target: string, before: readonly Wanted[], sustained: boolean): boolean {
  // The aims are those of a square that was tapped once: the unit is not there yet.
  if (c.preview.peek() !== null) {
    c.preview.value = null;
    return true;
  }
  const unit = c.selected.peek();
  const from = c.ahead.aimsFrom.peek();
  // Those of its own square are on their way.
  const scene = c.scene.peek();
  const stands = scene?.kind === 'grid' ? scene.pieces.find(({ key }) => key === unit)?.square : undefined;
  if (stands !== undefined && stands !== from) return true;
  const advice = c.ahead.aims.peek().find((aim) => aim.target === target);
  if (unit === null || advice === undefined || advice.lines.length === 0) return false;
  const old = c.aim.peek();
  const keep = old !== null && old.unit === unit && old.target === target;
  const lines = linesAt(c, advice).map((line) => {
    const known = keep ? old.lines.find((l) => lineKey(l) === lineKey(line)) : undefined;
    return { ...line, on: known?.on ?? line.on, shots: known?.shots ?? line.shots };
  });
  if (lines.length === 0) return false;
  const aim: Aim = { unit, from, target, lines, sustained, before };
  c.aim.value = aim;
  return true;
}

/** Takes aim at a unit by the answers that an attack of the chosen one begins with. */
export function aimAt(c: Sitting, piece: string): boolean {
  const question = c.question.peek();
  const unit = c.selected.peek();
  if (question === null || unit === null) return false;
  const start = c.face.attackStarts(question, unit, c.state?.view ?? null);
  return start !== null && takeAim(c, piece, start.answers, start.sustained);
}

/**
 * Takes aim at the only unit there is to aim at, once lines are being declared. Nobody means to shoot at mere cover.
 */
export function aimAtOnly(c: Sitting): boolean {
  const [only, ...more] = openTargets(c);
  const question = c.question.peek();
  const unit = c.selected.peek();
  if (only === undefined || only.startsWith('@') || more.length > 0) return false;
  if (question === null || unit === null) return false;
  const start = c.face.attackStarts(question, unit, c.state?.view ?? null);
  return start !== null && takeAim(c, only, start.answers, start.sustained);
}

export function toggleLine(c: Sitting, key: string): void {
  const aim = c.aim.peek();
  if (aim === null) return;
  c.aim.value = {
    ...aim,
    lines: aim.lines.map((line) => (lineKey(line) === key ? { ...line, on: !line.on } : line)),
  };
}

export function setShots(c: Sitting, key: string, shots: number): void {
  const aim = c.aim.peek();
  if (aim === null) return;
  c.aim.value = {
    ...aim,
    lines: aim.lines.map((line) => (lineKey(line) === key ? { ...line, shots, on: shots > 0 } : line)),
  };
}

/** The answers that declare what was aimed. */
function declareAnswers(c: Sitting, aim: Aim): Wanted[] {
  const view = c.state?.view ?? null;
  return aim.lines
    .filter((line) => line.on)
    .map((line) => (option) => {
      if (view === null) return false;
      const target = c.face.target(option, view);
      return (
        target.on === 'line' &&
        target.line === lineKey(line) &&
        target.target === aim.target &&
        target.shots === line.shots
      );
    });
}

/** The answers that declare what was aimed and let the dice fall. */
export function fireAnswers(c: Sitting, aim: Aim): Wanted[] {
  const view = c.state?.view ?? null;
  const commit: Wanted = (option) => {
    if (view === null) return false;
    const target = c.face.target(option, view);
    return target.on === 'button' && target.weight === 'commit';
  };
  return [...aim.before, ...declareAnswers(c, aim), commit];
}

export function openFire(c: Sitting): void {
  const aim = c.aim.peek();
  if (aim === null || !aim.lines.some((line) => line.on)) return;
  const calls = (aim.calls ?? []).map(({ answer }) => answer);
  const fire = c.face.fire?.(aim, () => c.state?.view ?? null);
  c.run([...calls, ...(fire === undefined ? fireAnswers(c, aim) : [fire])]);
}

/** Calls an ability with the attack that is aimed, or leaves it. */
export function toggleCall(c: Sitting, call: Call): void {
  const aim = c.aim.peek();
  if (aim === null) return;
  const others = (aim.calls ?? []).filter(({ skill }) => skill !== call.skill);
  const had = others.length < (aim.calls ?? []).length;
  c.aim.value = { ...aim, calls: had ? others : [...others, call] };
}

/** Declares these lines and keeps the rest for another target; no die falls yet. */
export function declareOnly(c: Sitting): void {
  const aim = c.aim.peek();
  if (aim?.lines.some((line) => line.on)) c.run([...aim.before, ...declareAnswers(c, aim)]);
}
