import type { Catalogue } from '@dustfront/kernel';
import { places } from './places/pl.ts';

/** What computer players say about their answers, in Polish. */
export const words: Catalogue = {
  ...places,
  'ai.random': 'Dowolna dozwolona odpowiedź.',
  'ai.only': 'Nie ma innej odpowiedzi.',
  'ai.place': 'Najlepsze miejsce z tych w zasięgu.',
  'ai.fallback': 'Zabrakło czasu na namysł: dowolna dozwolona odpowiedź.',
  'ai.usual': 'Zwykła odpowiedź w tym miejscu.',
  'ai.drawn':
    'Losowanie z {count} {count|odpowiedzi|odpowiedzi|odpowiedzi}, lepsze wypadają częściej; ta w ' +
    '{share}% przypadków.',
  'ai.attack': '{how}; oczekiwane obrażenia: {points} pkt.',
  'ai.destroys': '{kill}% na zniszczenie celu {target}',
  'ai.strikes': 'Atakuje cel {target}',
  'ai.pass': 'Na razie nie ma kogo razić: niech wróg podejdzie pierwszy.',
  'ai.cover': 'Ostrzał osłony na {at}, którą scenariusz każe zniszczyć.',
  'ai.move': '{unit} na {to}.',
  'ai.leave': '{unit} schodzi z planszy.',
  'ai.reply': 'Najmocniej może oddać {unit}: oczekiwana strata to około {points} pkt.',
  'ai.no-reply': 'Żaden wróg nie ma groźnej odpowiedzi.',
  'ai.promise': 'Stamtąd następny atak zapowiada o {points} pkt więcej obrażeń.',
  'ai.conquer': 'Atak na obszar {area}: {chance}% na zdobycie, średnio {points} pkt.',
  'ai.no-attack': 'Żaden atak nie jest wart strat.',
  'ai.search':
    '{win}% na wygraną, po {plays} ' +
    '{plays|rozegranej stąd partii|rozegranych stąd partiach|rozegranych stąd partiach}.',
  'ai.hope': 'Przybliża cele scenariusza.',
  'ai.dust.card':
    '{attacks} {attacks|atak się opłaca|ataki się opłacają|ataków się opłaca}, karta pozwala na {combat}.',
  'ai.dust.card-quiet':
    'Żaden atak się jeszcze nie opłaca: liczą się ruchy ({movement}) i produkcja ({production}).',
  'ai.dust.held': '{area} może paść ({chance}%), ale czekanie nie jest gorsze.',
  'ai.dust.buy-card': 'Karty na ręce: {held}.',
  'ai.dust.buy-centre': 'Centra: {centres}, źródła energii dla nich: {sources}.',
  'ai.dust.buy-submarine':
    'Twoje morza: {seas}, następnego rywala: {rival}; najwięcej mórz punktuje co rundę.',
  'ai.dust.buy-unit': 'Kości za {cost} {cost|punkt|punkty|punktów}: {dice}.',
  'ai.dust.place': '{area}: kości na miejscu: {dice}, najsilniejszy wróg obok ma {threat}.',
  'ai.dust.go': 'Cel: {area}, wart {points} pkt; wrogie kości obok: {threat}.',
  'ai.dust.no-move': 'Żaden ruch nie jest wart swojego punktu.',
  'ai.dust.battle':
    'Bitwa o obszar {area}: {chance}% na zdobycie w walce do końca, {points} pkt dla atakującego.',
  'ai.dust.hold': 'Bez ataku: nic się nie zyska, nic się nie straci.',
  'ai.dust.stands':
    '{area}: {chance}% na zdobycie, gdy obie strony grają odtąd najlepiej, jak można; oczekiwane {points} pkt.',
  'ai.plain.conquer': 'Atak na obszar {area}: {chance}% na zdobycie.',
  'ai.plain.stands': '{area}: {chance}% na zdobycie, gdy obie strony grają odtąd najlepiej, jak można.',
  'ai.plain.loss': 'Kosztuje to więcej, niż przynosi.',
  'ai.plain.even': 'Przynosi to niewiele więcej, niż kosztuje.',
  'ai.plain.gain': 'Przynosi to więcej, niż kosztuje.',
  'ai.plain.great': 'Przynosi to znacznie więcej, niż kosztuje.',

  'hint.because': 'Dlaczego:',
  'hint.hint': 'Podpowiedź',
  'hint.ask': 'Co zrobiłby tu gracz komputerowy?',
  'hint.key': 'podpowiedź, gdy pytanie jest do ciebie',
  'hint.thinking': 'Trwa namysł …',
  'hint.none': 'Nikt nie ma tu podpowiedzi.',
  'hint.instead': 'Zamiast tego:',
  'hint.chance': '{chance}% na wygraną',
  'hint.less': 'o {points} pkt mniej',
  'hint.equal': 'mniej więcej równe',
  'hint.untried': 'prawie nie próbowane',
  'hint.fires': 'ogień: {target}',
  'hint.do': 'Zagraj tak',
};
