import { useEffect, useMemo, useState } from 'preact/hooks';
import { language } from '../../i18n/index.ts';
import { sayOf } from '../../i18n/words.ts';
import type { Controller } from '../../modes/controller.ts';
import type { RemoteTable } from '../../online/remote.ts';

/** Answers of the log in the game's own words, as far as they may be known; empty until they are found out. */
export function useNamed(
  table: RemoteTable,
  c: Controller,
  words: Readonly<Record<string, string>>,
  numbers: readonly number[],
): ReadonlyMap<number, string> {
  const lang = language();
  const say = useMemo(() => sayOf(c.face.id, words), [words, lang, c.face]);
  const [named, setNamed] = useState<ReadonlyMap<number, string>>(new Map());
  const key = numbers.join();
  useEffect(() => {
    if (numbers.length === 0) return;
    let gone = false;
    table.name(numbers).then(
      (found) => {
        if (gone) return;
        setNamed(new Map(found.flatMap(({ number, message }) => (message ? [[number, say(message)]] : []))));
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, key, say]);
  return named;
}
