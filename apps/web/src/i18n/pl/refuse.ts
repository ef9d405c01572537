import type { refuse as english } from '../en/refuse.ts';
import type { Texts } from '../texts.ts';

/** Dlaczego kliknięcie nic nie dało. */
export const refuse: Texts<typeof english> = {
  refuse: {
    sight: 'Nie ma linii wzroku z {from}, cel: {name}.',
    range:
      '{name} jest o {range} {range|pole|pola|pól} stąd, za daleko dla broni, która by mogła zaszkodzić.',
    near: '{name} jest za blisko dla tej broni.',
    arc: '{name} jest poza polem ostrzału broni, która tam sięga. Ruch ją obraca.',
    proof: '{name}: nic, co tam sięga, nie przebije tego pancerza.',
    spent: 'Nie ma już z czego strzelać.',
    acted: '{name}: w tej rundzie już po aktywacji.',
    friend: '{name} jest po twojej stronie.',
    square: 'Na {square} nie można teraz dojść.',
    nothingThere: 'Na {square} nie ma do czego strzelać.',
    answerFirst: 'Najpierw odpowiedz na pytanie.',
    moveFirst: 'Najpierw zakończ ruch, potem celuj: {name}.',
    looking: 'Oglądasz: {name}.',
    back: 'Wróć: {name}',
  },
};
