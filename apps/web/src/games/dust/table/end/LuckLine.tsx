import { luckOfSeats } from '@dustfront/advice/dust';
import { useEffect, useState } from 'preact/hooks';
import { num } from '../../../../i18n/index.ts';
import type { Controller } from '../../../../modes/controller.ts';
import { rollsOfRecord } from '../../luck.ts';
import { w } from '../../words.ts';

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : '±'}${num(Math.abs(value), 1)}`;

/** What the dice gave and took, in one line. */
export function LuckLine({ c, names }: { c: Controller; names: readonly string[] }) {
  const [sums, setSums] = useState<readonly number[] | null>(null);
  useEffect(() => {
    let gone = false;
    c.table
      .record()
      .then(async (text) => luckOfSeats(await rollsOfRecord(text), names.length))
      .then(
        (all) => !gone && setSums(all.map(({ curve }) => curve.at(-1)?.value ?? 0)),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [c]);
  if (sums === null) return null;
  const list = sums.map((sum, seat) => `${names[seat]} ${signed(sum)}`).join(', ');
  return <p class="d-lucky num">{w('over.luck', { list })}</p>;
}
