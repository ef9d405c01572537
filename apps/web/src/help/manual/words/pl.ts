/** Instrukcje kreatora armii i edytora. */
export const words = {
  title: 'Jak działa warsztat',
  army: 'Armia',
  squares: 'Pole bitwy',
  table: 'Stół',
  'army/lead': 'Armia to lista kart jednej strony. Zostaje w tej przeglądarce.',
  'army/1': 'Wybierz grę i stronę.',
  'army/1/text': 'Najemnicy z 2013/14 są dostępni dla wszystkich.',
  'army/2': 'Dodaj karty.',
  'army/2/text':
    'W zestawie podstawowym bohater dołącza do oddziału w jego wierszu; w 2013/14 umocnienia są wśród kart.',
  'army/3': 'Trzymaj się punktów albo nie.',
  'army/3/text':
    '„{strict}” pilnuje limitu, „{open}” go nie ma. To, co nigdy nie może stać razem, jest odrzucane w obu ' +
    'przypadkach, z podaniem reguły.',
  'army/4': 'Wypróbuj ją.',
  'army/4/text':
    '„{against}” pokazuje dokładną szansę zniszczenia wybranej jednostki jednym atakiem, na trzech odległościach.',
  'army/5': 'Udostępnij ją.',
  'army/5/text':
    '„{share}” kopiuje listę albo przejmuje inną: identyfikatory lub drukowane nazwy, jeden wiersz na jednostkę. ' +
    '„{print}” daje stronę z kartami jednostek.',
  'army/6': 'Graj.',
  'army/6/text':
    '„{play}” zachowuje ją i otwiera przygotowanie gry: przeciw komputerowi, na jednym urządzeniu lub w sieci.',
  'squares/lead': 'Własne pole bitwy: teren, siły, cele; sprawdzane podczas rysowania.',
  'squares/1': 'Wybierz grę.',
  'squares/1/text': '„{startFrom}” zaczyna od pustego pola albo od gotowego.',
  'squares/2': 'Maluj.',
  'squares/2/text':
    'Wybierz pędzel i przeciągnij albo „{rectangle}” i dwa rogi. Drugie pociągnięcie po tym samym usuwa to, ' +
    '„{erase}” czyści pola, „{edge}” buduje na jednym boku pola. Strzałki i Enter robią to samo; Ctrl+Z cofa.',
  'squares/3': 'Powiedz, którędy wchodzą strony.',
  'squares/3/text': 'Pola wejścia obu stron też się maluje. Nie muszą leżeć na krawędzi.',
  'squares/4': 'Daj im siły.',
  'squares/4/text':
    '„{takeArmy}” bierze armię z „{builder}”; albo dodaj jednostki po jednej. Jednostka wchodzi, stoi na planszy od ' +
    'początku albo przybywa od danej rundy.',
  'squares/5': 'Wyznacz cele.',
  'squares/5/text': '„{addGoal}”: powiedz, czyj i jakiego rodzaju jest, wskaż jego pola i ile jest wart.',
  'squares/6': 'Spójrz na sprawdzenie.',
  'squares/6/text':
    'To, czego nie da się zagrać, jest wymienione z regułą; przycisk przed wierszem prowadzi do pola.',
  'squares/7': 'Zagraj.',
  'squares/7/text':
    '„{playtest}” toczy się z komputerem i prowadzi tu z powrotem; albo graj na jednym urządzeniu. Udostępnij ' +
    'jako link lub plik.',
  'table/lead': 'Gra mierzona z 2013/14 nie zna pól. Wszystko jest jak na polu bitwy, oprócz rysowania.',
  'table/1': 'Rysuj.',
  'table/1/text':
    '„{startFrom}”: „{blank}” albo gotowy. Wybierz rodzaj, potem dotykaj róg po rogu (pierwszy ponownie zamyka ' +
    'obrys, ostatni ponownie kończy mur) albo przeciągnij prostokąt lub linię. Skrzynie, zapory, umocnienia i ' +
    'znaczniki stawia się jednym dotknięciem. „{middle}” obywa się bez wskaźnika.',
  'table/2': 'Zginaj.',
  'table/2/text':
    'To, co wybrane, pokazuje swoje rogi i środki boków: przeciągnij róg, aby go przesunąć, środek, aby zgiąć ' +
    'bok, samą rzecz, aby ją przesunąć, uchwyt umocnień i pojazdów, aby je obrócić. Klawisze: Tab prowadzi od ' +
    'rzeczy do rzeczy i od rogu do rogu, Enter podnosi, strzałki przesuwają o centymetr (z Shift o milimetr), ' +
    '[ i ] obracają, Delete usuwa.',
  'table/3': 'Powiedz, co to jest.',
  'table/3/text':
    'Nazwa, rodzaj, piętra i dach domu, przejścia przez boki domów i murów. Długi bok otwiera się w środku, na ' +
    'zwykłą szerokość.',
  'table/4': 'Powiedz, skąd przychodzą strony.',
  'table/4/text':
    'Po jednej krawędzi i jej odcinku. Jednostki, które stoją od początku, stawia się dotknięciem; reszta ' +
    'oddziału znajduje miejsca wokół pierwszego żołnierza.',
  'table/5': 'Wyznacz cele.',
  'table/5/text':
    'Dotyczą znaczników (trzymanych z 10 cm) i miejsc (trzyma je ten, kto w nich jest): „{pick}” wybiera je na ' +
    'stole.',
} as const;
