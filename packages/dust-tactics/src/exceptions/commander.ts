import type { Card } from '../cards/card.ts';

/** A hero with this ability may join a command squad (dt1.cmd.hero); it does nothing else (dt1.ruling.commander). */
export function mayLead(hero: Card, squad: Card): boolean {
  return !squad.skills.includes('command-squad') || hero.skills.includes('commander');
}
