import type { OpenQuestion } from '../../../session/table.ts';

const inBattle = new Set(['declare', 'retreat', 'retreat-where', 'reroll', 'casualties', 'nurse']);

export const isBattleQuestion = (question: OpenQuestion | null): boolean =>
  question !== null && inBattle.has(question.name);
