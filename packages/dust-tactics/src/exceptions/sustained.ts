import { rerollMisses } from '@dustfront/wargame';
import type { LineModifier } from '../hooks.ts';

/**
 * A sustained attack re-rolls each missed die once (dt1.sustained.reroll, dt1.sustained.once), limited weapons and
 * close combat too (dt1.sustained.ammo, dt1.close.sustained), without further boxes (dt1.sustained.ammo.free). Who
 * strikes back has not chosen it.
 */
export const sustained: LineModifier = (plan, cx) =>
  cx.sustained && !cx.retaliation ? rerollMisses(plan, 'dt1.sustained.reroll') : plan;
