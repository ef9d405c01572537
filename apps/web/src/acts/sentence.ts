import { t } from '../i18n/index.ts';
import type { Act, Deed } from './act.ts';
import {
  besideOf,
  isCutShort,
  isIdle,
  type Loss,
  type Strike,
  strikesOf,
  type Way,
  wayOf,
  waysOf,
} from './deeds.ts';

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What came of fire, the most important first: destroyed, losses, stunned, saved, missed. */
export function resultOf(strike: Strike): string {
  const { hits, saved, lost, destroyed, stunned } = strike;
  const parts = [hits === 0 ? t('deed.noHit') : t('deed.hits', { count: hits })];
  if (hits > 0 && saved >= hits && lost === 0) parts.push(t('deed.allSaved', { count: hits }));
  else if (saved > 0) parts.push(t('deed.saved', { count: saved }));
  if (destroyed) parts.push(t('deed.destroyed'));
  else if (lost > 0) parts.push(t(strike.of === 'soldiers' ? 'deed.fall' : 'deed.damage', { count: lost }));
  if (stunned && !destroyed) parts.push(t('deed.stunned'));
  return parts.join(', ');
}

/** Who only went somewhere. */
function going(unit: string, { from, to, where, heavy }: Way): string {
  const kind = from === to ? 'round' : from === null ? 'enters' : 'moves';
  if (where === undefined) return t(`deed.${kind}`, { unit, from: from ?? '', to });
  return t(`deed.onTable.${kind === 'round' && !heavy ? 'stays' : kind}`, { unit, where: where() });
}

/** Who went somewhere and found nobody to fire at there. */
function goingInVain(deed: Deed, way: Way): string {
  const [vain] = deed.acts.flatMap((act) => (act.kind === 'wastes' ? (act.reason ?? []) : []));
  const gone = going(deed.name, way);
  return vain === undefined ? gone : `${gone}, ${vain()}`;
}

const isPlainWaste = (act: Act): boolean => act.kind === 'wastes' && act.words === undefined;

/** Whether nobody fired at the target: both fought hand to hand. */
const isByHand = ({ acts }: Deed, { by, target }: Strike): boolean =>
  acts.every(
    (act) => act.kind !== 'fires' || act.piece !== by || act.target !== target || act.shot === 'clash',
  );

function opening(deed: Deed, struck: Strike | undefined): string {
  const { name: unit } = deed;
  const charged = deed.acts.some((act) => act.kind === 'moves' && act.how === 'charges');
  const gone = deed.acts.some((act) => act.kind === 'leaves' && act.piece === deed.piece);
  if (deed.acts[0]?.kind === 'fails-to-react') return t('deed.failsToReact', { unit });
  if (struck === undefined) {
    if (gone) return t('deed.left', { unit });
    const way = wayOf(deed);
    if (way === null) return deed.acts.some(isPlainWaste) ? t('deed.wasted', { unit }) : '';
    return goingInVain(deed, way);
  }
  const target = struck.targetName;
  const result = resultOf(struck);
  if (deed.reacting) return t('deed.reacts', { unit, target, result });
  const { before, after } = waysOf(deed);
  const way = before ?? after;
  const byHand = isByHand(deed, struck);
  if (way === null) return t(byHand ? 'deed.fights' : 'deed.fires', { unit, target, result });
  const moved = byHand ? 'movesAndFights' : 'movesAndFires';
  const key = charged ? 'charges' : before !== null ? moved : 'firesAndMoves';
  return way.where === undefined || key === 'charges'
    ? t(`deed.${key}`, { unit, target, result, to: way.to })
    : t(`deed.onTable.${key}`, { unit, target, result, where: way.where() });
}

/** Who fired on his way: where he went from there. */
function goingOn(deed: Deed): string {
  const { before, after } = waysOf(deed);
  if (before === null || after === null || after.from === after.to) return '';
  const { to, where } = after;
  return capital(
    where === undefined ? t('deed.goesOn', { to }) : t('deed.onTable.goesOn', { where: where() }),
  );
}

/** What a unit was about to do when somebody reacted to it. */
function cutShort({ name: unit, acts, interrupted }: Deed): string {
  const action = acts.findLast((act) => act.kind === 'intends')?.action();
  if (interrupted?.inTime !== true)
    return action === undefined ? t('deed.interrupted', { unit }) : t('deed.announced', { unit, action });
  const { by } = interrupted;
  return action === undefined
    ? t('deed.interruptedPlain', { unit, by })
    : t('deed.interruptedBy', { unit, action, by });
}

/** A deed in one or a few sentences, as one person tells another: who, where, at whom, with what result. */
export function tell(deed: Deed): string {
  if (deed.telling !== undefined) return deed.telling.words();
  if (isIdle(deed)) return `${t('deed.holds', { unit: deed.name })}.`;
  if (isCutShort(deed)) return `${cutShort(deed)}.`;
  const strikes = strikesOf(deed);
  const [first, ...others] = strikes.filter(({ back }) => !back);
  const told = [opening(deed, first)];
  for (const strike of others)
    told.push(capital(t('deed.also', { target: strike.targetName, result: resultOf(strike) })));
  if (first !== undefined) told.push(goingOn(deed));
  for (const strike of strikes.filter(({ back }) => back)) {
    const by = nameOf(deed.acts, strike.by);
    told.push(t('deed.back', { unit: by, target: strike.targetName, result: resultOf(strike) }));
  }
  told.push(...besideOf(deed).map(lossInWords));
  const lone = deed.acts.filter(
    (act): act is Extract<Act, { kind: 'falls' }> =>
      act.kind === 'falls' && !strikes.some(({ target }) => target === act.piece),
  );
  for (const act of lone) told.push(t('deed.lost', { unit: act.name }));
  const isTold = wayOf(deed) !== null && first === undefined;
  for (const act of deed.acts)
    if (act.kind === 'does' || (act.kind === 'wastes' && !(isTold && act.reason !== undefined)))
      told.push(act.words?.() ?? '');
  return told
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** Deeds that stand together, in words; where nothing came of them yet, who acts. */
export function tellTogether(deeds: readonly Deed[], acting: ReadonlySet<Deed>): string {
  const wentOn = (deed: Deed, at: number): boolean =>
    isCutShort(deed) && deeds.slice(at + 1).some(({ piece }) => piece === deed.piece);
  const words = deeds
    .filter((deed, at) => !(isIdle(deed) && acting.has(deed)) && !wentOn(deed, at))
    .map(tell)
    .filter((text) => text !== '')
    .join(' ');
  const [first] = deeds;
  return words !== '' || first === undefined ? words : `${t('deed.acting', { unit: first.name })}.`;
}

const nameOf = (acts: readonly Act[], piece: string): string =>
  acts.find((act) => act.piece === piece)?.name ?? piece;

/** What somebody lost, in a few words. */
const lossInWords = ({ name: unit, lost: count, of }: Pick<Loss, 'name' | 'lost' | 'of'>): string =>
  t(of === 'soldiers' ? 'deed.head.fall' : 'deed.head.damage', { unit, count });

/** The most important thing that happened, in a few words: a headline. */
export function headline(deed: Deed): string {
  if (deed.telling !== undefined) return deed.telling.headline();
  const strikes = strikesOf(deed);
  const falls = deed.acts.filter((act) => act.kind === 'falls');
  // Whoever fell to those he attacked comes second.
  const others = falls.filter(({ piece }) => piece !== deed.piece);
  const down = others.length > 0 ? others : falls;
  const [fallen] = down;
  if (fallen !== undefined)
    return down.length > 1
      ? t('deed.head.destroyedMore', { unit: fallen.name, count: down.length - 1 })
      : t('deed.head.destroyed', { unit: fallen.name });
  const struck = strikes.map(({ targetName: name, lost, of }) => ({ name, lost, of }));
  const hurt = [...struck, ...besideOf(deed)].toSorted((a, b) => b.lost - a.lost)[0];
  if (hurt === undefined) {
    const vain = deed.acts.find((act) => act.kind === 'wastes');
    if (vain === undefined) return '';
    // Who only went somewhere has not failed at anything.
    const way = vain.reason === undefined ? null : wayOf(deed);
    return way === null ? (vain.words?.() ?? t('deed.wasted', { unit: deed.name })) : going(deed.name, way);
  }
  if (hurt.lost > 0) return lossInWords(hurt);
  const stunned = strikes.find((strike) => strike.stunned);
  if (stunned !== undefined) return t('deed.head.stunned', { unit: stunned.targetName });
  const open = strikes.find((strike) => strike.hits > strike.saved);
  if (open !== undefined)
    return t('deed.head.hits', { unit: open.targetName, count: open.hits - open.saved });
  const saved = strikes.find((strike) => strike.hits > 0);
  if (saved !== undefined) return t('deed.head.saved', { unit: saved.targetName, count: saved.hits });
  return t('deed.head.missed', { unit: deed.name });
}
