import type { Message } from './game.ts';

/**
 * A text with what a message fills in: `{unit}` is the parameter itself, `{hits|hit|hits}` the first word for one and
 * the second for any other number.
 */
export function fill(
  text: string,
  params: Message['params'] = {},
  say: (value: string | number) => string = String,
): string {
  return text.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return say(value);
      return Number(value) === 1 ? one : other;
    },
  );
}
