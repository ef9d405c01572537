import type { Skill } from '../hooks.ts';

/** A hero with this ability may join a command squad (dt1.cmd.hero). See `setup/army.ts`. */
export const commander: Skill = { id: 'commander', cites: ['dt1.cmd.hero'] };
