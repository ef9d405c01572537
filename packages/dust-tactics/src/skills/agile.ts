import type { Skill } from '../hooks.ts';

/** Every diagonal step costs 1 (dt1.skill.agile.diagonal); a hero passes it to his squad (dt1.skill.agile.shared). See `moverOf`. */
export const agile: Skill = { id: 'agile', cites: ['dt1.skill.agile.diagonal'] };
