import type { setup as english } from '../en/setup.ts';
import type { Texts } from '../texts.ts';

/** Przygotowanie bitwy. */
export const setup: Texts<typeof english> = {
  setup: {
    title: 'Przygotuj bitwę',
    where: 'Gdzie',
    who: 'Kto gra',
    options: 'Opcje',
    battlefields: 'Pola bitew',
    scenarios: 'Scenariusze',
    tables: 'Mierzone na stole',
    person: 'Człowiek',
    computer: 'Komputer',
    level: 'Siła komputera, {side}',
    army: 'Armia, {side}',
    usualArmy: 'Zwykła armia',
    begin: 'Zacznij',
    own: 'Własne',
    ownNote: 'Z edytora, {count} {count|cel|cele|celów}',
    itsForces: 'Siły ze scenariusza',
    readyArmies: 'Gotowe',
    ownArmies: 'Własne',
    fixedGoal: 'Cel tego scenariusza wskazuje jednostkę tej armii, więc walczy ona bez zmian.',
    fixedEntry: 'Ta strona nie ma pola wejścia, więc jej armia walczy bez zmian.',
    edit: 'Zmień w edytorze',
    makeOwn: 'Zrób własne w edytorze',
    fromLink: 'Otwórz link',
    linkLabel: 'Link z edytora',
    noLink: 'W tym linku nie ma pola bitwy.',
    otherGame: 'To pole bitwy jest z drugiej gry.',
  },
};
