export type { Coverage } from './coverage.ts';
export { coverageOf, uncovered } from './coverage.ts';
export type { Lexed, Piece } from './lexer.ts';
export { lex, lineAt } from './lexer.ts';
export type { Quotation, Source } from './quotations.ts';
export { citationsIn, gameOfRule, mentionsIn, testsIn } from './quotations.ts';
export type { Mistake, Register, Rule, Status } from './register.ts';
export { parseRegister, statuses } from './register.ts';
