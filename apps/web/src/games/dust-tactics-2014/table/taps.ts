import type { Spot, TableScene, TroopModel } from '../../../board/tabletop.ts';
import type { Camera } from '../../../camera/camera.ts';
import { t } from '../../../i18n/index.ts';
import type { Controller } from '../../../modes/controller.ts';
import { viewOf } from '../model.ts';
import { clickTroop, open } from './clicks.ts';
import type { Draft } from './draft.ts';
import type { Laying } from './laying.ts';
import { numberedNow } from './numbered.ts';
import { meantAt, nearTo } from './plates.ts';
import { aimingNow, whyNot } from './prospects.ts';
import type { Shots } from './shots.ts';

/** What lies on the table, and what is about to be done there. */
export interface Held {
  readonly c: Controller;
  readonly scene: TableScene;
  readonly camera: Camera;
  readonly draft: Draft;
  readonly shots: Shots;
}

/** A place: where the ghost goes, or why nobody can be sent there yet. */
function pointed(c: Controller, draft: Draft, point: Spot): void {
  const [question, piece, view] = [c.question.peek(), c.selected.peek(), c.state?.view ?? null];
  const waits =
    question !== null &&
    piece !== null &&
    view !== null &&
    c.face.sends?.(question, piece, view) === 'after-dice';
  const isPinned = waits && viewOf(view).units.some(({ name, pinned }) => name === piece && pinned);
  c.objection.value = waits
    ? { text: t('lead.diceFirst'), rule: isPinned ? 'dt14.ruling.suppression' : null }
    : null;
  draft.point(point);
}

/** A base is small, and a finger is not: whom one can only mean is meant beside it, too. */
function besides({ c, scene, draft, shots }: Held, point: Spot | null, most: number) {
  if (point === null || draft.isOpen.peek()) return undefined;
  const isFree = !draft.isPointing.peek();
  const meant = scene.troops.filter(
    ({ key, of }) => shots.isInRange(of ?? key) || (isFree && open(c, [key]).size > 0),
  );
  return nearTo(meant, point, most);
}

/** Somebody at whom no aim can be taken: chosen, or looked at; of an enemy it is said why. */
function unaimed(
  { c, draft, shots }: Held,
  { key, of, sign }: TroopModel,
  touch: boolean,
  point: Spot | null,
): void {
  const isOther = sign !== draft.sign.peek();
  clickTroop(c, key, of, touch);
  if (!isOther || !draft.isAhead.peek()) return;
  const aiming = aimingNow(c, draft, shots.from.peek());
  if (aiming === null && point !== null) draft.point(point);
  const why = aiming === null ? null : whyNot(aiming.view, aiming.unit, of ?? key);
  if (why !== null) c.objection.value = { text: why, rule: null };
}

/** What a click or a tap means: a template, a number, the ghost, a unit, or a place to go to. */
export function tapped(held: Held, laying: Laying, at: Element, touch: boolean, point: Spot | null): void {
  // Buttons over the table speak for themselves.
  if (at.closest('button') !== null) return;
  const { c, scene, camera, draft, shots } = held;
  const { scale } = camera.frame.peek();
  const named = point === null ? null : meantAt(numberedNow(c, scene, scale), point, scale);
  const one = at.closest<SVGGElement>('[data-mini]')?.dataset.mini;
  const key = at.closest<SVGGElement>('[data-troop]')?.dataset.troop;
  const troop =
    scene.troops.find((other) => other.key === key) ?? besides(held, point, (touch ? 18 : 10) / scale);
  // Whoever is being moved may be sent to where somebody stands.
  const isMeant =
    !draft.isPointing.peek() ||
    draft.isAhead.peek() ||
    open(c, troop === undefined ? [] : [troop.key]).size > 0;
  if (laying.isAsked && point !== null) laying.tap(point, touch);
  else if (named !== null && named.option !== null) void c.submit(named.option);
  else if (draft.one.peek() !== null && one !== undefined) draft.pick(one);
  else if (at.closest('.mt-ghost') !== null) draft.commit();
  else if (troop !== undefined && isMeant) {
    if (!shots.aim(troop.of ?? troop.key)) unaimed(held, troop, touch, point);
  } else if (point !== null) pointed(c, draft, point);
}
