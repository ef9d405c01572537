import { type Guard, type Reason, type Save, UNGUARDED } from '@dustfront/wargame';
import type { CoverSave, WeaponLine } from '../cards/card.ts';
import { HIT, MISS } from '../dice.ts';
import { resilienceAgainst } from '../exceptions/damage-resilient.ts';
import {
  type AttackKind,
  type CoverFound,
  type CoverSource,
  coverAgainst,
  findCover,
  type Ground,
  leastCover,
} from '../geometry/index.ts';
import type { RuleId } from '../rule-id.generated.ts';
import type { CoreState, Unit } from '../state.ts';
import { cardOf } from '../table/cards.ts';
import { squaresToHitFrom } from '../table/targets.ts';
import { isHero, kindOf, partnerOf } from '../table/units.ts';
import { isClose } from '../table/weapons.ts';

/** What protects a unit from a line, and the rules that give or deny it. */
export interface Guarded {
  readonly guard: Guard;
  readonly because: readonly Reason<RuleId>[];
}

/** Who fires what from where at whom. */
interface Aimed {
  readonly state: CoreState;
  readonly ground: Ground;
  readonly shooter: Unit;
  readonly line: WeaponLine;
  readonly from: number;
  readonly head: Unit;
}

function attackKindOf(line: WeaponLine): AttackKind {
  if (isClose(line)) return 'close';
  if (line.range === 'A') return 'artillery';
  return line.kind === 'flame' || line.kind === 'grenade' ? line.kind : 'gun';
}

/** Cover as it is, and what is left of it against a line. */
interface Behind {
  readonly found: CoverFound;
  readonly left: CoverFound;
}

/**
 * What a squad stands behind; a huge shooter fires from whichever of its squares leaves least (dt1.ruling.huge-cover).
 */
function behind({ state, ground, shooter, line, from, head }: Aimed): Behind {
  const [kind, attack] = [kindOf(state, shooter), attackKindOf(line)];
  const seenFrom = (square: number): Behind => {
    const found = findCover(ground, kind, 'squad', square, head.square);
    return { found, left: coverAgainst(found, attack) };
  };
  const squares = squaresToHitFrom(state, ground, shooter, line, from, head);
  if (squares.length === 1) return seenFrom(squares[0]!);
  const all = squares.map(seenFrom);
  const least = leastCover(all.map(({ left }) => left.cover));
  return all.find(({ left }) => left.cover === least)!;
}

/** What a card makes of cover (dt1.cover.card): one die per hit (dt1.cover.dice). */
const SAVES: Readonly<Record<CoverSave, { readonly save: Save | null; readonly rule: RuleId }>> = {
  hit: { save: { faces: HIT, again: 0 }, rule: 'dt1.cover.hit-save' },
  miss: { save: { faces: MISS, again: 0 }, rule: 'dt1.cover.miss-save' },
  none: { save: null, rule: 'dt1.cover.no-save' },
};

const IGNORED: Readonly<Record<AttackKind, RuleId>> = {
  gun: 'dt1.cover.ignored',
  close: 'dt1.close.cover',
  flame: 'dt1.flame.cover',
  grenade: 'dt1.ugl.cover',
  artillery: 'dt1.faq.artillery.cover',
};

const SOURCES: Readonly<Record<CoverSource['from'], RuleId>> = {
  crate: 'dt1.cover.crate',
  trap: 'dt1.cover.trap',
  corner: 'dt1.cover.corner',
  building: 'dt1.faq.building.hard',
};

function sourceRule({ sources }: CoverFound): RuleId {
  const [source, ...others] = sources;
  if (source === undefined || others.length > 0) return 'dt1.cover.stack';
  return source.from === 'building' && source.cover === 'soft'
    ? 'dt1.faq.building.soft'
    : SOURCES[source.from];
}

const reasons = (...rules: RuleId[]): readonly Reason<RuleId>[] =>
  rules.map((rule) => ({ rule, what: 'save' }));

const NOT_A_SQUAD = reasons('dt1.cover.squads');
const IN_THE_OPEN = reasons();

function saveAgainst(aimed: Aimed): { readonly save: Save | null; readonly because: Guarded['because'] } {
  const { state, head, line } = aimed;
  if (kindOf(state, head) !== 'squad') return { save: null, because: NOT_A_SQUAD };
  const { found, left } = behind(aimed);
  if (found.cover === 'none') return { save: null, because: IN_THE_OPEN };
  const values = cardOf(state, head).cover;
  if (left.cover === 'none' || values === undefined)
    return { save: null, because: reasons(IGNORED[attackKindOf(line)]) };
  const { save, rule } = SAVES[values[left.cover]];
  return { save, because: reasons(sourceRule(left), rule) };
}

/** Cover and resilience of a unit against a line from a square. */
export function guardOf(aimed: Aimed): Guarded {
  const { save, because } = saveAgainst(aimed);
  const resilience = resilienceAgainst(aimed.state, aimed.head, aimed.line);
  if (resilience === null) return { guard: save === null ? UNGUARDED : { save, resilience }, because };
  return { guard: { save, resilience }, because: [...because, ...reasons('dt1.skill.resilient.die')] };
}

/** The guard of a hero whose squad falls to an earlier line: no cover, and only what is his own. */
export function aloneGuard(state: CoreState, head: Unit, line: WeaponLine): Guard | null {
  const hero = partnerOf(state, head);
  if (hero === null || isHero(state, head)) return null;
  const resilience = resilienceAgainst(state, { ...hero, joined: -1 }, line);
  return { save: null, resilience };
}
