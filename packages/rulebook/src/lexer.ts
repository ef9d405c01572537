/**
 * Splits a program into code, comments and texts, so that a check does not take a word in a comment for a call or a
 * variable named `dust` for a rule. A reader for checks, not a compiler: on odd input it loses a line, never the file.
 */
export interface Lexed {
  /**
   * The program with comments blanked and each text replaced by `"n"`, n being its place in `texts`. Lines are kept.
   */
  readonly code: string;
  readonly texts: readonly Piece[];
  readonly comments: readonly Piece[];
}

export interface Piece {
  readonly text: string;
  /** Line on which it begins, from 1. */
  readonly line: number;
  /** A piece of a template that a value follows. */
  readonly goesOn?: true;
}

const newlines = (text: string): string => text.replace(/[^\n]/g, '');
/** After one of these a slash begins a regular expression; after anything else it divides. */
const beforeRegex =
  /(?:^|[=(,:[!&|?{};+\-*%~^>]|\b(?:return|typeof|case|in|of|do|else|void|delete|throw))\s*$/;
const regexLiteral = /^\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/;

export function lex(source: string): Lexed {
  const texts: Piece[] = [];
  const comments: Piece[] = [];
  let code = '';
  let at = 0;
  let line = 1;
  /** For each open template: how many braces are open inside its `${`. */
  const templates: number[] = [];

  const pass = (length: number): string => {
    const piece = source.slice(at, at + length);
    line += newlines(piece).length;
    at += length;
    return piece;
  };
  const addText = (text: string, begunOn: number, goesOn = false): void => {
    code += `"${texts.length}"${newlines(text)}`;
    texts.push({ text, line: begunOn, ...(goesOn && { goesOn }) });
  };
  /** Reads template text up to its end or to the next `${`. */
  const template = (): void => {
    const begunOn = line;
    const piece = /^(?:[^\\`$]|\\[\s\S]|\$(?!\{))*/.exec(source.slice(at))?.[0] ?? '';
    const text = pass(piece.length);
    const goesOn = source.startsWith('${', at);
    addText(text, begunOn, goesOn);
    if (goesOn) {
      pass(2);
      code += '+(';
      templates.push(0);
    } else pass(1);
  };

  while (at < source.length) {
    const rest = source.slice(at, at + 2);
    const char = rest.charAt(0);
    if (rest === '//' || rest === '/*') {
      const close = rest === '//' ? source.indexOf('\n', at) : source.indexOf('*/', at + 2);
      const end = close === -1 ? source.length : rest === '//' ? close : close + 2;
      const begunOn = line;
      const text = pass(end - at);
      comments.push({ text, line: begunOn });
      code += ` ${newlines(text)}`;
    } else if (char === "'" || char === '"') {
      const quoted = new RegExp(`^${char}((?:[^\\\\\\n${char}]|\\\\[\\s\\S])*)${char}`).exec(
        source.slice(at, at + 4000),
      );
      if (quoted === null) code += pass(1);
      else {
        const begunOn = line;
        pass(quoted[0].length);
        addText(quoted[1] ?? '', begunOn);
      }
    } else if (char === '`') {
      pass(1);
      template();
    } else if (char === '/' && beforeRegex.test(code.slice(-40))) {
      const literal = regexLiteral.exec(source.slice(at, at + 4000));
      code += literal === null ? pass(1) : `/x/${pass(literal[0].length) && ''}`;
    } else if (char === '{' || char === '}') {
      const open = templates.length - 1;
      if (char === '}' && open >= 0 && templates[open] === 0) {
        templates.pop();
        pass(1);
        code += ')+';
        template();
      } else {
        if (open >= 0) templates[open] = (templates[open] ?? 0) + (char === '{' ? 1 : -1);
        code += pass(1);
      }
    } else code += pass(1);
  }
  return { code, texts, comments };
}

/** Line of a position in `code`, from 1. */
export const lineAt = (code: string, index: number): number => newlines(code.slice(0, index)).length + 1;
