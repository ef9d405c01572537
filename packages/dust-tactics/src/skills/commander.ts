import type { Skill } from '../hooks.ts';

/** A hero with this ability may join a command squad (dt1.cmd.hero); it does nothing else (dt1.ruling.commander). See `setup/army.ts`. */
export const commander: Skill = { id: 'commander', cites: ['dt1.cmd.hero'] };
