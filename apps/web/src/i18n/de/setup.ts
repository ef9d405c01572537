import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

/** Ein Gefecht aufstellen. */
export const setup: Texts<typeof english> = {
  setup: {
    title: 'Eine Schlacht aufbauen',
    where: 'Wo',
    who: 'Wer spielt',
    options: 'Regeln',
    battlefields: 'Schlachtfelder',
    scenarios: 'Szenarien',
    person: 'Mensch',
    computer: 'Computer',
    level: 'Stärke des Computers, {side}',
    army: 'Armee, {side}',
    usualArmy: 'Die übliche Armee',
    begin: 'Beginnen',
    own: 'Eigene',
    ownNote_one: 'Aus dem Editor, {count} Ziel',
    ownNote_other: 'Aus dem Editor, {count} Ziele',
    ownForces: 'Dieses Szenario bringt seine eigenen Streitkräfte mit.',
    edit: 'Im Editor ändern',
    makeOwn: 'Im Editor ein eigenes machen',
    fromLink: 'Verweis öffnen',
    linkLabel: 'Ein Verweis aus dem Editor',
    noLink: 'Dieser Verweis trägt kein Schlachtfeld.',
    otherGame: 'Dieses Schlachtfeld gehört zum anderen Spiel.',
  },
};
