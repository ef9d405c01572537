import type { Act, Deed } from './act.ts';

/** Acts put together by who did them: every activation and every reaction is one deed. */
export function deedsOf(acts: readonly Act[]): readonly Deed[] {
  const deeds: { -readonly [K in keyof Deed]: K extends 'acts' ? Act[] : Deed[K] }[] = [];
  /** Whoever was interrupted goes on afterwards. */
  let interrupted: (typeof deeds)[number] | null = null;
  for (const act of acts) {
    if (act.kind === 'begins' || act.kind === 'fails-to-react') {
      const { piece, name, sign } = act;
      const last = deeds.at(-1);
      const reacting = act.kind !== 'begins' || act.reacting;
      if (reacting && last !== undefined && !last.reacting) {
        interrupted = last;
        last.interrupted = { by: name, inTime: act.kind === 'begins' };
      }
      if (!reacting) interrupted = null;
      const own = act.kind === 'begins' ? ownOf(act) : {};
      deeds.push({ piece, name, sign, ...own, reacting, first: act.after, last: act.after, acts: [act] });
      continue;
    }
    const open = deeds.at(-1);
    if (open === undefined) continue;
    if (open.reacting && interrupted !== null && goesOn(act, interrupted)) {
      const { piece, name } = fellWhile(deeds.slice(deeds.indexOf(interrupted)), interrupted)
        ? act
        : interrupted;
      const { sign } = interrupted;
      interrupted.goesOn = true;
      deeds.push({ piece, name, sign, reacting: false, first: act.after, last: act.after, acts: [act] });
      interrupted = null;
      continue;
    }
    open.acts.push(act);
    open.last = act.after;
  }
  return deeds;
}

/** What somebody does, and does not merely suffer; striking back belongs to the attack it answers. */
const isOwnDoing = (act: Act): boolean =>
  act.kind === 'moves' || act.kind === 'wastes' || act.kind === 'does' || (act.kind === 'fires' && !act.back);

/** Whoever was interrupted goes on after all, or whoever of his side acts with him. */
const goesOn = (act: Act, { piece, sign }: Deed): boolean =>
  isOwnDoing(act) && (act.piece === piece || (act.sign !== undefined && act.sign === sign));

/** Whether the reactions left nobody of a unit, so that only who went with it can go on. */
const fellWhile = (deeds: readonly Deed[], { piece }: Deed): boolean =>
  deeds.some(({ acts }) => acts.some((act) => act.kind === 'falls' && act.piece === piece));

/** Colour and words of its own, where a deed has them. */
const ownOf = ({ army, telling }: Extract<Act, { kind: 'begins' }>): Pick<Deed, 'army' | 'telling'> => ({
  ...(army === undefined ? {} : { army }),
  ...(telling === undefined ? {} : { telling }),
});

/** Whether a unit has only said what it would do. */
const isOnlyBegun = ({ acts }: Deed): boolean =>
  acts.every(({ kind }) => kind === 'begins' || kind === 'intends');

/** Whether nothing has come of an activation: so far, or at all. */
export const isIdle = (deed: Deed): boolean =>
  !deed.reacting &&
  deed.goesOn !== true &&
  deed.interrupted === undefined &&
  deed.telling === undefined &&
  isOnlyBegun(deed);

/** Whether it was interrupted before it could do anything. */
export const isCutShort = (deed: Deed): boolean =>
  !deed.reacting && deed.interrupted !== undefined && isOnlyBegun(deed);

/** What was begun after an answer, and led to something that can be told; who still acts may yet do something. */
export const deedsSince = (
  deeds: readonly Deed[],
  answer: number,
  acting: ReadonlySet<string>,
): readonly Deed[] =>
  deeds.filter(
    (deed) =>
      deed.first > answer &&
      (!isOnlyBegun(deed) ||
        deed.telling !== undefined ||
        isCutShort(deed) ||
        (isIdle(deed) && !acting.has(deed.piece))),
  );

/** One's last order: the answer with which its click began, the last that this gave, and on whose side one is. */
export interface Order {
  readonly since: number;
  readonly until: number;
  /** None where only what was done at that answer is one's own, whosever it is. */
  readonly signs: readonly Deed['sign'][] | null;
}

/** Whether somebody was interrupted before it, and goes on with what he began. */
const isContinued = ({ reacting, acts }: Deed): boolean => !reacting && acts[0]?.kind !== 'begins';

/** Whether an order led to it: what was begun by it, or went on after others reacted to it. */
export const isOf = (order: Order, deed: Deed): boolean =>
  deed.last >= order.since &&
  (deed.first <= order.until || isContinued(deed)) &&
  (order.signs?.includes(deed.sign) ?? true);

/** What others did since an order was given: in the middle of it, too. */
export const othersSince = (
  deeds: readonly Deed[],
  order: Order,
  acting: ReadonlySet<string>,
): readonly Deed[] => deedsSince(deeds, order.since, acting).filter((deed) => !isOf(order, deed));

/**
 * The last of one's own answers that was an order to a unit: what was answered in the middle of others' deeds (who
 * falls, whether to react) or between deeds (who begins the round) is none, and leaves others' deeds new.
 */
export function lastOrder(
  deeds: readonly Deed[],
  given: readonly boolean[],
  own: readonly Deed['sign'][],
): number {
  const isOrder = (at: number): boolean => {
    const deed = deeds.findLast(({ first }) => first <= at);
    return deed !== undefined && deed.last >= at && own.includes(deed.sign);
  };
  return given.findLastIndex((mine, at) => mine && isOrder(at));
}

/** So many activations, with the reactions to them, are new to somebody who only watches. */
const WATCHED = 2;

/** The answer before the latest activations. */
export const beforeLatest = (deeds: readonly Deed[]): number =>
  (deeds.filter(({ reacting }) => !reacting).at(-WATCHED)?.first ?? 0) - 1;

export interface Way {
  readonly from: string | null;
  readonly to: string;
  readonly where: (() => string) | undefined;
  /** A machine, which may have turned. */
  readonly heavy: boolean;
}

/** Where a unit went: where it began and where it stopped; null where it stayed. */
function wayIn(acts: readonly Act[], piece: string): Way | null {
  const moves = acts.filter((act) => act.kind === 'moves').filter((act) => act.piece === piece);
  const [first] = moves;
  const last = moves.at(-1);
  return first === undefined || last === undefined
    ? null
    : { from: first.from, to: last.to, where: last.where, heavy: last.heavy };
}

/** The whole way that a unit went. */
export const wayOf = ({ piece, acts }: Deed): Way | null => wayIn(acts, piece);

/** The same in two: before it fired, and afterwards. */
export function waysOf({ piece, acts }: Deed): { readonly before: Way | null; readonly after: Way | null } {
  const shot = acts.findIndex((act) => act.kind === 'fires');
  const cut = shot < 0 ? acts.length : shot;
  return { before: wayIn(acts.slice(0, cut), piece), after: wayIn(acts.slice(cut), piece) };
}

/** What somebody did to somebody, summed over all weapons. */
export interface Strike {
  readonly by: string;
  readonly target: string;
  readonly targetName: string;
  readonly back: boolean;
  readonly hits: number;
  readonly saved: number;
  readonly lost: number;
  readonly of: 'soldiers' | 'damage' | 'units';
  readonly destroyed: boolean;
  readonly stunned: boolean;
}

/** Who was fired at in a deed, each once, with what came of it. */
export function strikesOf({ acts }: Deed): readonly Strike[] {
  const strikes = new Map<string, { -readonly [K in keyof Strike]: Strike[K] }>();
  for (const act of acts) {
    if (act.kind === 'fires') {
      // What a hero fires with his squad at the same enemy is one strike; who strikes back does so by himself.
      const key = `${act.back ? act.piece : ''}>${act.target}`;
      const known = strikes.get(key);
      if (known !== undefined) {
        known.hits += act.hits;
        known.saved += act.saved;
        continue;
      }
      const { piece: by, target, targetName, back, hits, saved } = act;
      const fresh = { lost: 0, of: 'soldiers', destroyed: false, stunned: false } as const;
      strikes.set(key, { by, target, targetName, back, hits, saved, ...fresh });
      continue;
    }
    const struck = [...strikes.values()].findLast(({ target }) => target === act.piece);
    if (struck === undefined) continue;
    if (act.kind === 'suffers') {
      struck.lost += act.lost;
      struck.of = act.of;
    } else if (act.kind === 'falls') struck.destroyed = true;
    else if (act.kind === 'stunned') struck.stunned = true;
    else if (act.kind === 'saves') struck.saved += act.saved;
  }
  return [...strikes.values()];
}

/** What somebody lost who stands where it was fired at, such as a hero among soldiers. */
export interface Loss {
  readonly piece: string;
  readonly name: string;
  readonly lost: number;
  readonly of: Strike['of'];
}

/** Who lost something beside those who were fired at, each once; whoever fell is told of by himself. */
export function besideOf({ acts }: Deed): readonly Loss[] {
  const fires = acts.filter((act) => act.kind === 'fires');
  const targets = new Set(fires.map(({ target }) => target));
  const squares = new Set(fires.map(({ to }) => to));
  const fallen = new Set(acts.flatMap((act) => (act.kind === 'falls' ? [act.piece] : [])));
  const losses = new Map<string, Loss>();
  for (const act of acts) {
    if (act.kind !== 'suffers' || targets.has(act.piece) || fallen.has(act.piece) || !squares.has(act.at))
      continue;
    const { piece, name, of } = act;
    losses.set(piece, { piece, name, of, lost: (losses.get(piece)?.lost ?? 0) + act.lost });
  }
  return [...losses.values()];
}

/**
 * What has been told of a deed when so many answers have: what was known before stays while more is being shown; null
 * where no fire of it has been seen yet.
 */
export function toldUntil(deed: Deed, at: number): Deed | null {
  if (deed.last < at) return deed;
  if (deed.telling !== undefined) return null;
  const acts = deed.acts.filter(({ after }) => after < at);
  return acts.some(({ kind }) => kind === 'fires') ? { ...deed, acts } : null;
}

/** Points that a deed brought to those who did it, from enemies that fell. */
export const pointsOf = ({ acts }: Deed, own: (piece: string) => boolean): number =>
  acts.reduce((sum, act) => (act.kind === 'falls' && !own(act.piece) ? sum + act.points : sum), 0);
