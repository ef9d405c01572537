/** What a card says about a weapon or a miniature beyond its figures, and where the rules speak of it. */
import type { RuleId } from '../rule-id.generated.ts';
import type { Role, WeaponKind, WeaponLine, WeaponTrait } from './card.ts';

/** A demolition charge has no rule beyond its boxes. */
export type WeaponProperty =
  | Exclude<WeaponKind, 'gun' | 'close'>
  | Exclude<WeaponTrait, 'demolition'>
  | 'limited'
  | 'reload';

export const PROPERTY_RULES: Readonly<Record<WeaponProperty, readonly RuleId[]>> = {
  laser: ['dt1.laser.reroll', 'dt1.laser.chain'],
  flame: ['dt1.flame.cover', 'dt1.flame.between'],
  grenade: ['dt1.grenade.same'],
  artillery: ['dt1.faq.artillery.indirect', 'dt1.faq.errata.artillery'],
  knife: ['dt1.knife.all', 'dt1.knife.dice'],
  'knife-grenade': ['dt1.knife-grenade.dice'],
  burst: ['dt1.faq.burst.double'],
  sniper: ['dt1.skill.sniper.picks', 'dt1.skill.sniper.own-shots'],
  panzerfaust: ['dt1.faust.once', 'dt1.faust.times'],
  ugl: ['dt1.ugl.cover', 'dt1.ugl.once'],
  limited: ['dt1.ammo.boxes', 'dt1.ammo.choice'],
  reload: ['dt1.ruling.reload'],
};

export const ROLE_RULES: Readonly<Record<Exclude<Role, 'soldier'>, readonly RuleId[]>> = {
  officer: ['dt1.cmd.officer.order', 'dt1.cmd.officer.reactivate'],
  radioman: ['dt1.cmd.radio.relay', 'dt1.cmd.radio.artillery'],
  mechanic: ['dt1.cmd.repair.one', 'dt1.cmd.field.return'],
  medic: ['dt1.cmd.getup.soldier', 'dt1.cmd.comeon.return'],
  specialist: ['dt1.cmd.specialist'],
  sniper: ['dt1.skill.sniper.picks'],
  spotter: ['dt1.skill.spotter.reverse'],
};

/** Laser, flame, burst and the like, in the order in which a card names them. */
export function propertiesOf({ kind, traits, limited, reload }: WeaponLine): WeaponProperty[] {
  const kinds: WeaponProperty[] = kind === 'gun' || kind === 'close' ? [] : [kind];
  const more = traits.filter((trait): trait is Exclude<WeaponTrait, 'demolition'> => trait !== 'demolition');
  return [
    ...kinds,
    ...more,
    ...(limited === undefined ? [] : (['limited'] as const)),
    ...(reload === undefined ? [] : (['reload'] as const)),
  ];
}
