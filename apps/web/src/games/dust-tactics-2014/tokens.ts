import type { TacticsView, Unit } from '@dustfront/dust-tactics-2014';
import { cardOfUnit } from '@dustfront/dust-tactics-2014/query';
import type { Token, TokenKind } from '../../drawings/tokens.tsx';
import { t } from '../../i18n/index.ts';

/** What a unit has on it; who is aboard is told by name. */
type OwnKind = Exclude<TokenKind, 'aboard'>;

export interface UnitToken extends Token {
  readonly kind: OwnKind;
  readonly name: string;
  /** The rule that speaks of it. */
  readonly rule: string;
}

const rules: Readonly<Record<OwnKind, string>> = {
  'under-fire': 'dt14.ruling.suppression',
  suppressed: 'dt14.ruling.suppression',
  stunned: 'dt14.stun.nothing',
  gripped: 'dt14.weapon.grapple.stun',
  hidden: 'dt14.skill.camouflage.hidden',
  loaded: 'dt14.weapon.reload.need',
  empty: 'dt14.weapon.reload.need',
  salvo: 'dt14.weapon.salvo.spend',
  'attack-stim': 'dt14.cmd.stim.attack',
  'move-stim': 'dt14.cmd.stim.move',
  dug: 'dt14.equip.dozer.ends',
  idle: 'dt14.pilot.dismount.idle',
  pilot: 'dt14.pilot.skills',
  floor: 'dt14.terrain.floor.infantry',
};

/** The tokens that lie beside a unit, with the rule each stands for. */
export function tokensOf(view: TacticsView, unit: Unit): readonly UnitToken[] {
  const card = cardOfUnit(unit);
  const found: UnitToken[] = [];
  const add = (kind: OwnKind, text?: string): void => {
    const token = { kind, name: t(`tactics.tokens.${kind}`, { text: text ?? '' }), rule: rules[kind] };
    found.push(text === undefined ? token : { ...token, text });
  };
  if (unit.floor > 0) add('floor', `${unit.floor}`);
  if (unit.pinned !== undefined) add(unit.pinned);
  if (unit.stuns.some((by) => by < 0)) add('stunned');
  if (unit.stuns.some((by) => by >= 0)) add('gripped');
  if (unit.idle) add('idle');
  if (unit.hidden) add('hidden');
  if (card.weapons.some((weapon) => weapon.line.rules.includes('reload')))
    add(unit.loaded ? 'loaded' : 'empty');
  if (unit.salvo && card.weapons.some((weapon) => weapon.line.rules.includes('salvo'))) add('salvo');
  if (unit.attackStim) add('attack-stim');
  if (unit.moveStim) add('move-stim');
  if (unit.dug) add('dug');
  if (view.units.some((one) => one.carrier === unit.id && one.carriage === 'pilot')) add('pilot');
  return found;
}

/** The health of a unit in boxes; null for squads, whose men are counted. */
export function boxesOf(unit: Unit): { readonly total: number; readonly filled: number } | null {
  const card = cardOfUnit(unit);
  return card.kind === 'squad' || card.track === 0 ? null : { total: card.track, filled: unit.marks };
}
