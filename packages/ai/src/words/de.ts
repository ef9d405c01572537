import type { Catalogue } from '@dustfront/kernel';
import { places } from './places/de.ts';

/** What computer players say about their answers, in German. */
export const words: Catalogue = {
  ...places,
  'ai.random': 'Irgendeine erlaubte Antwort.',
  'ai.only': 'Etwas anderes lässt sich hier nicht antworten.',
  'ai.place': 'Der beste Platz von denen in Reichweite.',
  'ai.fallback': 'Keine überlegte Antwort in der Zeit: irgendeine erlaubte.',
  'ai.usual': 'Die übliche Antwort an dieser Stelle.',
  'ai.drawn':
    'Aus {count} {count|Antwort|Antworten} gezogen, die besseren öfter; diese kommt in {share} % der Fälle.',
  'ai.attack': '{how}; erwarteter Schaden: {points} {points|Punkt|Punkte}.',
  'ai.destroys': '{kill} %, das Ziel {target} zu vernichten',
  'ai.strikes': 'Greift das Ziel {target} an',
  'ai.pass': 'Noch niemand zu treffen: den Gegner zuerst kommen lassen.',
  'ai.cover': 'Feuert auf die Deckung in {at}, die nach dem Szenario fallen soll.',
  'ai.move': '{unit} nach {to}.',
  'ai.leave': '{unit} verlässt das Spielfeld.',
  'ai.reply':
    'Am härtesten kann {unit} zurückschlagen: erwarteter Verlust etwa {points} {points|Punkt|Punkte}.',
  'ai.no-reply': 'Kein Gegner hat eine Antwort, die zu fürchten wäre.',
  'ai.promise': 'Von dort verspricht der nächste Angriff {points} {points|Punkt|Punkte} mehr Schaden.',
  'ai.conquer':
    'Angriff, {area}: {chance} % Aussicht auf Erfolg, im Mittel {points} {points|Punkt|Punkte} wert.',
  'ai.no-attack': 'Kein Angriff ist seine Verluste wert.',
  'ai.search': '{win} % für den Sieg, nach {plays} von hier weitergespielten {plays|Partie|Partien}.',
  'ai.hope': 'Bringt die Ziele des Szenarios näher.',
  'ai.dust.card': '{attacks} {attacks|Angriff lohnt|Angriffe lohnen} sich, die Karte erlaubt {combat}.',
  'ai.dust.card-quiet':
    'Noch lohnt kein Angriff: Es zählen {movement} {movement|Bewegung|Bewegungen} und {production} Produktion.',
  'ai.dust.held': 'Mit {chance} % fiele: {area}; abzuwarten ist nicht schlechter.',
  'ai.dust.buy-card': 'Karten auf der Hand: {held}.',
  'ai.dust.buy-centre': 'Zentren: {centres}, Energiequellen für sie: {sources}.',
  'ai.dust.buy-submarine':
    'Eigene Meere: {seas}, beim nächsten Rivalen {rival}; die meisten Meere bringen jede Runde Punkte.',
  'ai.dust.buy-unit': 'Würfel für {cost} {cost|Punkt|Punkte}: {dice}.',
  'ai.dust.place':
    '{area}: {dice} {dice|Würfel steht|Würfel stehen} dort, der stärkste Gegner daneben hat {threat}.',
  'ai.dust.go':
    'Ziel: {area}, zu halten {points} {points|Punkt|Punkte} wert; Gegner daneben: {threat} Würfel.',
  'ai.dust.no-move': 'Keine Bewegung ist ihren Punkt wert.',
  'ai.dust.battle':
    'Schlacht, {area}: bis zum Ende gekämpft zu {chance} % erobert, {points} {points|Punkt|Punkte} für ' +
    'den Angreifer.',
  'ai.dust.hold': 'Kein Angriff: nichts gewonnen, nichts verloren.',
  'ai.dust.stands':
    '{area}: fällt zu {chance} %, wenn beide Seiten von hier an ihr Bestes spielen; {points} ' +
    '{points|Punkt|Punkte} zu erwarten.',
  'ai.plain.conquer': 'Angriff, {area}: {chance} % Aussicht auf Erfolg.',
  'ai.plain.stands': '{area}: fällt zu {chance} %, wenn beide Seiten von hier an ihr Bestes spielen.',
  'ai.plain.loss': 'Das kostet mehr, als es bringt.',
  'ai.plain.even': 'Das bringt kaum mehr, als es kostet.',
  'ai.plain.gain': 'Das bringt mehr, als es kostet.',
  'ai.plain.great': 'Das bringt weit mehr, als es kostet.',

  'hint.because': 'Warum:',
  'hint.hint': 'Tipp',
  'hint.ask': 'Was täte ein Computerspieler hier?',
  'hint.key': 'ein Tipp, wo Sie gefragt sind',
  'hint.thinking': 'Wird überlegt …',
  'hint.none': 'Dazu hat niemand einen Tipp.',
  'hint.instead': 'Stattdessen:',
  'hint.chance': '{chance} % für den Sieg',
  'hint.less': '{points} Punkte weniger',
  'hint.equal': 'etwa gleich gut',
  'hint.untried': 'kaum erprobt',
  'hint.fires': 'Feuer auf {target}',
  'hint.do': 'So spielen',
};
