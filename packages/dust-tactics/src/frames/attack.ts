import type { Frame } from '@dustfront/kernel';
import { call, done } from '@dustfront/kernel';
import type { HitThrow, SaveThrow } from '@dustfront/wargame';
import {
  afterHitRoll,
  afterSave,
  beginHitRoll,
  beginSave,
  blowsOf,
  diceOf,
  facesIn,
  laid,
  rulesOfThrow,
  saveFaces,
} from '@dustfront/wargame';
import type { SkillId } from '../cards/card.ts';
import type { Cx } from '../events.ts';
import { chooserOf } from '../exceptions/sniper.ts';
import type { Serum } from '../exceptions/wiederbelebungsserum.ts';
import { healBySerum, noteSerum, woundedBefore } from '../exceptions/wiederbelebungsserum.ts';
import type { CoreLine } from '../hooks.ts';
import type { CoreOption } from '../options.ts';
import { weaponsOf } from '../plan/attack.ts';
import { bodyOf, pieceBody, planLine } from '../plan/line.ts';
import type { CoreState, Unit } from '../state.ts';
import { groundOf, nameOf } from '../table/ground.ts';
import { headOf } from '../table/units.ts';
import { isClose, lineNamed } from '../table/weapons.ts';
import { closeCombatFrame } from './close-combat.ts';
import { damageFrame } from './damage.ts';
import type { AttackMode, Declared, Declaring } from './declare.ts';
import { callable, callSkill, canAttack, choicesOf, declaredBy, mustFire } from './declare.ts';
import { dice, frame, toldHits, unitAt } from './frame.ts';
import { destroyPiece, PIECE_RULES } from './pieces.ts';
import type { Salvo } from './salvo.ts';
import { salvosOf, targetOf } from './salvo.ts';

export interface AttackFrame
  extends Declaring,
    Frame<
      'attack',
      'begin' | 'declare' | 'resolve' | 'next' | 'hits' | 'hit' | 'cover' | 'damage' | 'close' | 'after'
    > {
  partner: number;
  queue: Salvo[];
  closing: Salvo[];
  plan: CoreLine | null;
  throw: HitThrow | null;
  save: SaveThrow | null;
  serum: Serum[];
}

export function attackFrame(head: Unit, mode: AttackMode, only = -1, declared: Declared[] = []): AttackFrame {
  return {
    kind: 'attack',
    step: 'begin',
    unit: head.id,
    partner: head.joined,
    mode,
    only,
    declared,
    queue: [],
    closing: [],
    plan: null,
    throw: null,
    save: null,
    serum: [],
  };
}

/**
 * Limited shots are marked off and loaded weapons emptied when the attack is announced (dt1.ammo.mark,
 * dt1.attack.ammo-committed, dt1.sustained.ammo.mark).
 */
function spendAmmo(state: CoreState, { unit: id, line, shots }: Declared): void {
  const unit = unitAt(state, id);
  if (shots > 0) {
    unit.ammo[line] = (unit.ammo[line] ?? 0) - shots;
    unit.shots += shots;
  }
  if (lineNamed(state, unit, line).reload) unit.unloaded.push(line);
}

/**
 * Shots at cover come after those at units (dt1.cover.target.last); close combat is apart (dt1.ruling.attack-order).
 */
function queueUp(state: CoreState, f: AttackFrame): void {
  const salvos = f.declared.flatMap((declared) => salvosOf(state, declared));
  const close = (s: Salvo) => s.piece < 0 && isClose(lineNamed(state, unitAt(state, s.unit), s.line));
  const atCover = (s: Salvo) => s.piece >= 0;
  f.closing = salvos.filter(close);
  const ranged = salvos.filter((s) => !close(s));
  f.queue = [...ranged.filter((s) => !atCover(s)), ...ranged.filter(atCover)];
}

function declareOptions(state: CoreState, f: AttackFrame): CoreOption[] {
  const choices = choicesOf(state, f);
  const options: CoreOption[] = [];
  for (const choice of choices) options.push(...choice.options);
  for (const skill of callable(state, unitAt(state, f.unit), 'declare')) options.push({ do: 'use', skill });
  if (!choices.some((choice) => mustFire(f, choice))) options.push({ do: 'open-fire' });
  return options;
}

/**
 * An attack: everything announced first (dt1.faq.declare.targets), close combat too (dt1.faq.declare.close), then line
 * by line with its casualties, where the book has all of it happen at once (dt1.attack.simultaneous); close combat
 * last, in a reaction as well
 * (dt1.faq.reactive.close-last).
 */
export const attack = frame<AttackFrame>({
  kind: 'attack',
  cites: ['dt1.attack.declare-all', 'dt1.faq.casualties.after-line'],
  steps: {
    begin: ({ state }, f) => {
      f.serum = woundedBefore(state);
      if (f.mode === 'strike') return 'resolve';
      if (f.mode === 'shoot' || f.mode === 'sustained') {
        return canAttack(state, unitAt(state, f.unit)) ? 'declare' : done();
      }
      // A single line without any choice is announced by itself; several are announced in the order of fire
      // (dt1.faq.order).
      const [only, ...others] = choicesOf(state, f);
      if (only !== undefined && others.length === 0 && mustFire(f, only) && only.options.length === 1)
        f.declared.push(declaredBy(state, only.options[0]!));
      if (only === undefined) return done();
      // Whoever charges has said already that he attacks.
      return f.mode === 'charge' && declareOptions(state, f).length === 1 ? 'resolve' : 'declare';
    },

    /**
     * Weapon by weapon, each with its target (dt1.attack.declare.pairing, dt1.faq.split.line), any of them left out
     * (dt1.attack.optional), in the order in which they are to fire (dt1.faq.order); nothing changes after that
     * (dt1.attack.final, dt1.attack.forgotten). Close combat is announced with the rest (dt1.close.announce,
     * dt1.ruling.attack-declare).
     */
    declare: {
      type: 'ask',
      question: 'declare',
      seat: (state, f) => unitAt(state, f.unit).seat,
      options: declareOptions,
      take: (cx, f, option) => {
        if (option.do === 'fire') {
          f.declared.push(declaredBy(cx.state, option));
          return 'declare';
        }
        if (option.do === 'use') {
          callSkill(cx, unitAt(cx.state, f.unit), option.skill as SkillId);
          return 'declare';
        }
        return 'resolve';
      },
    },

    resolve: (cx, f) => {
      const { state } = cx;
      if (f.declared.length === 0) return done();
      for (const declared of f.declared) {
        cx.emit({
          type: 'declared',
          unit: unitAt(state, declared.unit).name,
          line: declared.line,
          shots: declared.shots,
          at: declared.at,
        });
        spendAmmo(state, declared);
      }
      queueUp(state, f);
      return 'next';
    },

    /**
     * The next ranged line: its dice are counted now, on who lives now (dt1.ruling.attack-dice,
     * dt1.ruling.blast-living).
     */
    next: (cx, f) => {
      const { state } = cx;
      const salvo = f.queue[0];
      if (salvo === undefined) return 'close';
      const target = targetOf(state, salvo);
      const shooter = unitAt(state, salvo.unit);
      const line = lineNamed(state, shooter, salvo.line);
      if (target === null) {
        f.queue.shift();
        cx.emit({ type: 'wasted', unit: shooter.name, line: line.id, rule: 'dt1.attack.no-redirect' });
        return 'next';
      }
      const head = headOf(state, shooter);
      const plan = planLine(
        { state, shooter, line, target, sustained: f.mode === 'sustained', retaliation: false },
        {
          ground: groundOf(state),
          from: head.square,
          weapons: weaponsOf(state, { unit: shooter, line, shots: salvo.shots }),
        },
      );
      const body = 'unit' in target ? bodyOf(state, target.unit) : pieceBody(target.piece.health);
      const count = plan === null ? 0 : diceOf(plan.dice, bodyOf(state, head), body);
      if (plan === null || count === 0) {
        f.queue.shift();
        return 'next';
      }
      f.plan = plan;
      f.throw = beginHitRoll(count);
      return 'hits';
    },

    hits: dice(
      'attack',
      'dt1.card.weapon.cell',
      (_state, f) => laid(f.throw).dice,
      (_cx, f, faces) => {
        f.throw = afterHitRoll(laid(f.plan).roll, laid(f.throw), faces);
        return f.throw.stage === 'done' ? 'hit' : 'hits';
      },
      (_state, f) => toldHits(laid(f.plan), laid(f.throw)),
    ),

    hit: (cx, f) => {
      const { state } = cx;
      const salvo = f.queue[0]!;
      const target = targetOf(state, salvo)!;
      const shooter = unitAt(state, salvo.unit);
      const { hits } = laid(f.throw);
      const name =
        'unit' in target ? target.unit.name : `${target.piece.kind} ${nameOf(state, target.piece.square)}`;
      cx.emit({ type: 'hits', unit: shooter.name, line: salvo.line, target: name, hits, back: false });
      if ('unit' in target) noteSerum(state, f.serum, shooter, target.unit, hits);
      f.save = beginSave(laid(f.plan).guard.save, hits);
      return f.save.stage === 'done' ? 'damage' : 'cover';
    },

    cover: dice(
      'cover',
      'dt1.cover.dice',
      (_state, f) => laid(f.save).dice,
      (cx, f, faces) => {
        const before = laid(f.save).hits;
        f.save = afterSave(laid(laid(f.plan).guard.save), laid(f.save), faces);
        const unit = unitAt(cx.state, f.queue[0]!.target).name;
        cx.emit({ type: 'covered', unit, saved: before - f.save.hits, rule: 'dt1.cover.dice' });
        return f.save.stage === 'done' ? 'damage' : 'cover';
      },
      (_state, f) => ({
        success: facesIn(saveFaces(laid(laid(f.plan).guard.save), laid(f.save))),
        because: rulesOfThrow(laid(f.plan), 'save'),
      }),
    ),

    damage: (cx, f) => {
      const { state } = cx;
      const salvo = f.queue.shift()!;
      const target = targetOf(state, salvo)!;
      const { damage: of, guard } = laid(f.plan);
      const blows = blowsOf(of, laid(f.save).hits);
      f.plan = null;
      f.throw = null;
      f.save = null;
      if (blows === 0) return 'next';
      if ('piece' in target) {
        const points = of.points === 'kill' ? target.piece.health : blows * of.points;
        strikePiece(cx, target.piece.id, points);
        return 'next';
      }
      const chooser = chooserOf(state, unitAt(state, salvo.unit), salvo.line, target.unit);
      return call(
        damageFrame(target.unit, { blows, points: of.points, undo: guard.resilience, chooser }),
        'next',
      );
    },

    /** Close combat against all its targets at once. */
    close: ({ state }, f) => {
      const attacker = headOf(state, unitAt(state, f.unit));
      const { closing: salvos } = f;
      if (salvos.length === 0) return 'after';
      f.closing = [];
      return call(closeCombatFrame(attacker, salvos, f.mode === 'sustained'), 'after');
    },

    after: (cx, f) => {
      healBySerum(cx, f.serum);
      return done();
    },
  },
});

/** Cover pieces have health like vehicles (dt1.crate.stats, dt1.trap.stats). */
function strikePiece(cx: Cx, id: number, points: number): void {
  const piece = cx.state.pieces.find((p) => p.id === id)!;
  piece.health -= Math.min(points, piece.health);
  if (piece.health === 0) destroyPiece(cx, piece);
  else
    cx.emit({
      type: 'cover-damaged',
      piece: piece.kind,
      at: nameOf(cx.state, piece.square),
      left: piece.health,
      rule: PIECE_RULES[piece.kind].attack,
    });
}
