import type { Message } from '@dustfront/kernel';
import { rowLine } from '../attack/rows.ts';
import type {
  ActivationFrame,
  AftermathFrame,
  AttackFrame,
  GameFrame,
  MoveFrame,
  ObservedFrame,
  ReactionFrame,
  ReturningFrame,
  SpecialFrame,
} from '../frames/make.ts';
import type { DamageFrame, WreckFrame } from '../frames/make-damage.ts';
import type { MarchFrame } from '../moving/table/frame.ts';
import type { TacticsState, UnitId } from '../state.ts';
import { isMachine } from '../units.ts';
import { printedName, titleOf } from './names.ts';

type Params = Record<string, string | number>;

/** A question with whom and what it is about, read from the procedure that asks it. */
export function questionMessage(question: string, view: TacticsState): Message {
  const top = view.stack.at(-1);
  const title = (id: UnitId): string => {
    const unit = view.units[id];
    return unit === undefined ? '' : titleOf(view, unit.name);
  };
  const message = (params: Params, key = question): Message => ({ key: `question.${key}`, params });
  const plain: Message = { key: `question.${question}` };
  switch (top?.kind) {
    case 'game':
      return setUp(question, view, top as GameFrame, title) ?? plain;
    case 'activation': {
      const frame = top as ActivationFrame;
      const spent = frame.actions.reduce((sum, action) => sum + action.cost, 0);
      return message({ unit: title(frame.unit), number: spent + 1, of: frame.budget });
    }
    case 'move': {
      const frame = top as MoveFrame;
      const unit = view.units[frame.unit];
      const params = { unit: title(frame.unit), left: frame.left };
      if (unit?.place === 'off') return message(params, 'move.enter');
      if (frame.left > 0) return message(params, frame.left === 1 ? 'move.one' : 'move');
      return message(params, unit !== undefined && isMachine(unit) ? 'move.face' : 'move.end');
    }
    case 'march': {
      const { unit: id, length } = top as MarchFrame;
      const params = { unit: title(id), left: length / 10 };
      const place = question === 'march' ? view.units[id]?.place : 'board';
      return message(params, place === 'off' ? 'march.enter' : place === 'aboard' ? 'march.off' : question);
    }
    case 'attack':
      return message(attackParams(question, view, top as AttackFrame, title));
    case 'observed':
      return message({ unit: title((top as ObservedFrame).gun) });
    case 'damage': {
      const { target, pools } = top as DamageFrame;
      const hits = pools.reduce((sum, pool) => sum + pool.hits, 0);
      return message({ unit: title(target), hits }, hits === 1 ? 'take-hit.last' : question);
    }
    case 'wreck': {
      const { now, machine } = top as WreckFrame;
      return message({ unit: title(now), machine: title(machine) });
    }
    case 'returning':
      return message({ unit: title((top as ReturningFrame).unit) });
    case 'aftermath':
      return message({ unit: title((top as AftermathFrame).now) });
    case 'reaction': {
      const { trigger, reactor } = top as ReactionFrame;
      return message({ enemy: title(trigger), unit: title(reactor) });
    }
    default: {
      const frame = top as SpecialFrame | undefined;
      return /^(?:choose|pick)-/.test(question) && frame !== undefined
        ? message({ unit: title(frame.unit), target: title(frame.target) })
        : plain;
    }
  }
}

function setUp(
  question: string,
  view: TacticsState,
  frame: GameFrame,
  title: (id: UnitId) => string,
): Message | null {
  if (question === 'place-terrain') {
    const pieces = view.pieces[frame.placing];
    const [piece = 'tile', ...others] = new Set(pieces);
    const key = others.length > 0 ? 'any' : piece;
    return { key: `question.place-terrain.${key}`, params: { left: pieces.length } };
  }
  if (question === 'place-fortification') {
    const [kind = 'bunker'] = (view.works[frame.placing][0] ?? 'bunker').split(':');
    return { key: `question.place-fortification.${kind}` };
  }
  if (question === 'pair-units')
    return { key: 'question.pair-units', params: { unit: title(frame.waiting[0] ?? -1) } };
  return null;
}

function attackParams(
  question: string,
  view: TacticsState,
  frame: AttackFrame,
  title: (id: UnitId) => string,
): Params {
  const row = frame.rows[frame.row];
  const by = row === undefined ? undefined : view.units[row.by];
  const last = frame.shots.at(-1);
  const target = title(last?.target ?? -1);
  const params: Params = { unit: title(frame.unit), target };
  if (question === 'declare-target' && row !== undefined && by !== undefined) {
    params.unit = titleOf(view, by.name);
    params.weapon = rowLine(by, row.weapon).name;
  }
  if (question === 'use-skill') params.skill = printedName(frame.skills[0]?.split(':')[0] ?? '');
  if (question === 'join-under-attack')
    params.target = [...new Set(frame.shots.map((shot) => title(shot.target)))].join(', ');
  return params;
}
