import { fill, type Message } from '@dustfront/kernel';
import type { Say } from '../../games/face.ts';

/** Puts a game's message into words. Parameters that are themselves keys of the catalogue are put into words too. */
export function makeSay(
  english: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>> | null,
): Say {
  const text = (key: string): string | undefined => other?.[key] ?? english[key];
  return ({ key, params }: Message): string => {
    const pattern = text(key);
    if (pattern === undefined) return key;
    return fill(pattern, params, (value) =>
      typeof value === 'string' ? (text(value) ?? value) : String(value),
    );
  };
}
