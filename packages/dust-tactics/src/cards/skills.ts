/** Abilities by id: their names as cards print them, and the rules that say most about each, what it does first. */
import type { RuleId } from '../rule-id.generated.ts';

interface SkillText {
  readonly name: string;
  readonly rules: readonly RuleId[];
}

export const SKILLS = {
  'advanced-reactive-fire': {
    name: 'Advanced Reactive Fire',
    rules: ['dt1.ruling.reactive-advanced', 'dt1.faq.reactive.lines'],
  },
  agile: { name: 'Agile', rules: ['dt1.skill.agile.diagonal', 'dt1.skill.agile.shared'] },
  'all-in-one': { name: 'All in One', rules: ['dt1.skill.all-in-one.double', 'dt1.skill.all-in-one.once'] },
  'artillery-strike': {
    name: 'Artillery Strike',
    rules: ['dt1.ruling.artillery-strike', 'dt1.faq.artillery.indirect'],
  },
  assault: { name: 'Assault', rules: ['dt1.skill.assault.double', 'dt1.skill.assault.once'] },
  berserk: { name: 'Berserk', rules: ['dt1.skill.berserk.reroll', 'dt1.skill.berserk.once'] },
  'black-ops': { name: 'Black Ops', rules: ['dt1.skill.black-ops.die', 'dt1.skill.black-ops.dead'] },
  charge: {
    name: 'Charge',
    rules: ['dt1.skill.charge.square', 'dt1.skill.charge.adjacent', 'dt1.skill.charge.must-attack'],
  },
  'command-squad': { name: 'Command Squad', rules: ['dt1.cmd.members', 'dt1.cmd.one-try'] },
  commander: { name: 'Commander', rules: ['dt1.cmd.hero'] },
  'damage-resilient': {
    name: 'Damage Resilient',
    rules: ['dt1.skill.resilient.die', 'dt1.skill.resilient.hit'],
  },
  fast: { name: 'Fast', rules: ['dt1.skill.fast.plus-one', 'dt1.skill.fast.not-doubled'] },
  'fighting-spirit': {
    name: 'Fighting Spirit',
    rules: ['dt1.skill.spirit.reverse', 'dt1.skill.spirit.move'],
  },
  jump: { name: 'Jump', rules: ['dt1.skill.jump.over', 'dt1.skill.jump.land'] },
  'self-repair': { name: 'Self Repair', rules: ['dt1.skill.repair.when', 'dt1.skill.repair.hit'] },
  sniper: { name: 'Sniper', rules: ['dt1.skill.sniper.picks', 'dt1.skill.sniper.weapon'] },
  'sniper-team': { name: 'Sniper Team', rules: ['dt1.skill.sniper-team.two', 'dt1.skill.sniper-team.roles'] },
  spotter: { name: 'Spotter', rules: ['dt1.skill.spotter.reverse', 'dt1.skill.spotter.not-alone'] },
  'tank-head': { name: 'Tank Head', rules: ['dt1.skill.tank-head.all', 'dt1.skill.tank-head.once'] },
  wiederbelebungsserum: {
    name: 'Wiederbelebungsserum',
    rules: ['dt1.faq.serum.heal', 'dt1.faq.serum.targets'],
  },
} as const satisfies Readonly<Record<string, SkillText>>;

export type SkillId = keyof typeof SKILLS;
