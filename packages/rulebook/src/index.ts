export type { Coverage } from './coverage.ts';
export { coverageOf, crowded, uncovered } from './coverage.ts';
export type { Lexed, Piece } from './lexer.ts';
export { lex, lineAt } from './lexer.ts';
export type { Quotation, Source } from './quotations.ts';
export type { Mistake, Register, Rule, Status } from './register.ts';
export { parseRegister, statuses } from './register.ts';
export type { Survey, SurveyedGame } from './survey.ts';
export { kindOf, survey } from './survey.ts';
