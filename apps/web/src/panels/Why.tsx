import { hw } from '../i18n/words.ts';
import './why.css';

/** The reasons for an answer, a sentence each. */
export function Why({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p class="because">
      <b>{hw('because')}</b> {words.join(' ')}
    </p>
  );
}
