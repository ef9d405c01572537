import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

/** Eine Schlacht aufbauen. */
export const setup: Texts<typeof english> = {
  setup: {
    title: 'Eine Schlacht aufbauen',
    where: 'Wo',
    who: 'Wer spielt',
    options: 'Optionen',
    battlefields: 'Schlachtfelder',
    scenarios: 'Szenarien',
    tables: 'Auf einem Tisch gemessen',
    person: 'Mensch',
    computer: 'Computer',
    level: 'Stärke des Computers, {side}',
    army: 'Armee, {side}',
    usualArmy: 'Die übliche Armee',
    begin: 'Beginnen',
    own: 'Eigene',
    ownNote: 'Aus dem Editor, {count} {count|Ziel|Ziele}',
    itsForces: 'Die Truppen des Szenarios',
    readyArmies: 'Fertige',
    ownArmies: 'Eigene',
    fixedGoal: 'Ein Ziel dieses Szenarios nennt eine Einheit dieser Truppe; sie kämpft darum, wie sie ist.',
    fixedEntry:
      'Diese Seite hat kein Feld, über das sie eintreten kann; ihre Truppe kämpft darum, wie sie ist.',
    edit: 'Im Editor ändern',
    makeOwn: 'Im Editor ein eigenes bauen',
    fromLink: 'Link öffnen',
    linkLabel: 'Ein Link aus dem Editor',
    noLink: 'Dieser Link enthält kein Schlachtfeld.',
    otherGame: 'Dieses Schlachtfeld gehört zum anderen Spiel.',
  },
};
