import type { Skill } from '../hooks.ts';

/** The card of a squad of specialists says that it is one (dt1.cmd.card, dt1.cmd.members). Their abilities are in `specials.ts`. */
export const commandSquad: Skill = { id: 'command-squad', cites: ['dt1.cmd.card'] };
