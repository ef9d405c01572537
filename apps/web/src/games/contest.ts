import type { LogLine } from '../session/table.ts';

interface Throw {
  readonly faces?: readonly number[];
  readonly reason?: string;
}

/**
 * Both sides roll at once for the initiative, the first side's dice first: in the lines before the result, the last one
 * told, they are told apart. `sides` are put into the events of either.
 */
export function tellApart(
  told: LogLine[],
  reasons: readonly string[],
  sides: readonly [string | number, string | number],
): void {
  const { dice } = (told.at(-1)?.event ?? {}) as { readonly dice?: readonly number[] };
  const first = dice?.[0] ?? 0;
  let from = told.length - 1;
  while (from > 0 && reasons.includes((told[from - 1]?.event as Throw | undefined)?.reason ?? '')) from--;
  const rolls = told.slice(from, -1);
  if (first === 0 || rolls.length === 0) return;
  const part = (line: LogLine, second: boolean): LogLine => {
    const faces = (line.event as Throw).faces ?? [];
    return {
      ...line,
      event: {
        ...line.event,
        faces: second ? faces.slice(first) : faces.slice(0, first),
        side: second ? sides[1] : sides[0],
      },
    };
  };
  told.splice(from, rolls.length, ...rolls.flatMap((line) => [part(line, false), part(line, true)]));
}
