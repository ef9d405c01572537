import type { common as english } from '../en/common.ts';
import type { Texts } from '../texts.ts';

/** Słowa, których używa każda strona. */
export const common: Texts<typeof english> = {
  common: {
    close: 'Zamknij',
    cancel: 'Anuluj',
    delete: 'Usuń',
    sure: 'Usunąć?',
    theme: 'Jasno lub ciemno',
    rules: 'Zbiór zasad',
    learn: 'Nauka',
    ways: 'Strony',
    waiting: '{count|Jedna partia czeka|{count} partie czekają|{count} partii czeka} na ciebie',
    loading: 'Chwileczkę …',
    copied: 'Skopiowano',
    copy: 'Kopiuj',
    save: 'Zapisz',
    failed: 'Coś poszło nie tak',
    failedText:
      'Tej strony nie da się pokazać: {message}. To, co masz zapisane, zostało; inne strony działają.',
    unloaded: 'Brakuje części tej strony',
    unloadedText:
      'Być może Dustfront został odnowiony, odkąd go otwarto, albo połączenie zostało przerwane. ' +
      'To, co zachowano, nadal tu jest.',
    reload: 'Wczytać stronę ponownie',
    brokenAddress: 'Ten adres jest uszkodzony',
    brokenAddressText:
      'Jest w nim coś, czego nie da się odczytać: „{part}”. Może brakuje części linku; poproś ' +
      'o niego jeszcze raz.',
    notFound: 'Tu nic nie ma',
    notFoundText: 'Adres może być stary. Strona startowa zna wszystko, co trwa.',
    home: 'Strona startowa',
  },
  sides: { allies: 'Alianci', axis: 'Oś', ssu: 'SSU', mercs: 'Najemnicy', neutral: 'Nikt' },
  seat: {
    you: 'Ty',
    computer: 'Komputer',
    againstComputer: 'przeciw komputerowi',
    player: 'Gracz {number}',
  },
};
