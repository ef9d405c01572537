import type { Catalogue } from '@dustfront/kernel';
import { places } from './places/it.ts';

/** What computer players say about their answers, in Italian. */
export const words: Catalogue = {
  ...places,
  'ai.random': 'Una risposta lecita qualsiasi.',
  'ai.only': 'Non c’è altro da rispondere.',
  'ai.place': 'Il posto migliore tra quelli raggiungibili.',
  'ai.fallback': 'Nessuna risposta ponderata in tempo: una lecita qualsiasi.',
  'ai.usual': 'La risposta solita in questo punto.',
  'ai.drawn':
    'Estratta tra {count} {count|risposta|risposte}, le migliori più spesso; questa esce nel {share}% dei casi.',
  'ai.attack': '{how}; danni attesi: {points} {points|punto|punti}.',
  'ai.destroys': '{kill}% di distruggere {target}',
  'ai.strikes': 'Attacca {target}',
  'ai.pass': 'Ancora nessuno da colpire: che si avvicini prima il nemico.',
  'ai.cover': 'Spara alla copertura in {at}, che lo scenario vuole distrutta.',
  'ai.move': '{unit} in {to}.',
  'ai.leave': '{unit} lascia il campo.',
  'ai.reply': 'Chi può rispondere più forte è {unit}: perdita attesa circa {points} {points|punto|punti}.',
  'ai.no-reply': 'Nessun nemico ha una risposta da temere.',
  'ai.promise': 'Da lì il prossimo attacco promette {points} {points|punto|punti} di danni in più.',
  'ai.conquer': 'Attacco, {area}: {chance}% di prendere l’area, in media {points} {points|punto|punti}.',
  'ai.no-attack': 'Nessun attacco vale le sue perdite.',
  'ai.search': '{win}% di vincere, su {plays} {plays|partita continuata|partite continuate} da qui.',
  'ai.hope': 'Avvicina agli obiettivi dello scenario.',
  'ai.dust.card':
    '{attacks|Conviene {attacks} attacco|Convengono {attacks} attacchi}, la carta ne permette {combat}.',
  'ai.dust.card-quiet':
    'Nessun attacco conviene ancora: contano {movement} {movement|movimento|movimenti} e {production} di produzione.',
  'ai.dust.held': '{area} potrebbe cadere ({chance}%), ma aspettare non è peggio.',
  'ai.dust.buy-card': 'Carte in mano: {held}.',
  'ai.dust.buy-centre': 'Centri: {centres}, fonti che li alimentano: {sources}.',
  'ai.dust.buy-submarine':
    'Mari tuoi: {seas}, del rivale più vicino: {rival}; chi ne ha di più segna a ogni round.',
  'ai.dust.buy-unit': 'Dadi per {cost} {cost|punto|punti}: {dice}.',
  'ai.dust.place': '{area}: dadi presenti {dice}, il nemico più forte accanto ne ha {threat}.',
  'ai.dust.go':
    'Meta: {area}, vale {points} {points|punto|punti}; nemici accanto: {threat} {threat|dado|dadi}.',
  'ai.dust.no-move': 'Nessun movimento vale il suo punto.',
  'ai.dust.battle':
    'La battaglia, {area}: {chance}% che cada se combattuta fino in fondo, {points} {points|punto|punti} ' +
    'per l’attaccante.',
  'ai.dust.hold': 'Nessun attacco: niente vinto, niente perso.',
  'ai.dust.stands':
    '{area}: {chance}% che cada, se da qui entrambi giocano al meglio; attesi {points} {points|punto|punti}.',
  'ai.plain.conquer': 'Attacco, {area}: {chance}% di prendere l’area.',
  'ai.plain.stands': '{area}: {chance}% che cada, se da qui entrambi giocano al meglio.',
  'ai.plain.loss': 'Costa più di quanto renda.',
  'ai.plain.even': 'Rende appena più di quanto costi.',
  'ai.plain.gain': 'Rende più di quanto costi.',
  'ai.plain.great': 'Rende molto più di quanto costi.',

  'hint.because': 'Perché:',
  'hint.hint': 'Consiglio',
  'hint.ask': 'Cosa farebbe qui il computer?',
  'hint.key': 'un consiglio, quando tocca a te',
  'hint.thinking': 'Ci sta pensando …',
  'hint.none': 'Nessuno ha un consiglio per questo.',
  'hint.instead': 'Invece:',
  'hint.chance': '{chance}% di vincere',
  'hint.less': '{points} punti in meno',
  'hint.equal': 'più o meno pari',
  'hint.untried': 'quasi non provata',
  'hint.fires': 'fuoco su {target}',
  'hint.do': 'Gioca così',
};
