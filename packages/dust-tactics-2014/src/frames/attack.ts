import { frame } from '../events.ts';
import { declaring } from './attack/declaring.ts';
import { resolving } from './attack/resolving.ts';
import type { AttackFrame } from './make.ts';

/** An attack: everything is declared first, then it is rolled and suffered. */
export const attack = frame<AttackFrame>({
  kind: 'attack',
  cites: [
    'dt14.attack.order',
    'dt14.target.each-weapon',
    'dt14.target.locked',
    'dt14.target.simultaneous',
    'dt14.target.no-redirect',
    'dt14.target.ammo-spent',
    'dt14.target.unnamed-lost',
    'dt14.target.lone-hero',
    'dt14.close.with-ranged',
    'dt14.close.declare-together',
    'dt14.close.ranged-first',
    'dt14.close.ranged-losses',
    'dt14.close.simultaneous',
    'dt14.close.losses-after',
    'dt14.close.retaliate.survivors',
    'dt14.close.retaliate.not-sustained',
    'dt14.close.mutual-death',
    'dt14.weapon.flame.path.all-units',
    'dt14.weapon.flame.path.friends',
    'dt14.weapon.flame.path',
    'dt14.weapon.sniper.name',
    'dt14.sp.weapon.sniper.name',
    'dt14.weapon.sniper.hits',
    'dt14.weapon.salvo.spend',
    'dt14.weapon.reload.both-kinds',
    'dt14.weapon.reload.fire-empties',
    'dt14.weapon.limited.both-kinds',
    'dt14.weapon.smoke.instead',
    'dt14.weapon.smoke.die',
    'dt14.weapon.smoke.lasts',
    'dt14.weapon.smoke.square',
    'dt14.hero.join.attacked.redirect',
    'dt14.hero.join.attacked.any-number',
    'dt14.hero.join.attacked.spent-ok',
  ],
  steps: { ...declaring, ...resolving },
});
