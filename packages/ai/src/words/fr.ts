import type { Catalogue } from '@dustfront/kernel';
import { places } from './places/fr.ts';

/** Ce que les joueurs de l’ordinateur disent de leurs réponses, en français. */
export const words: Catalogue = {
  ...places,
  'ai.random': 'N’importe quelle réponse permise.',
  'ai.only': 'Il n’y a rien d’autre à répondre.',
  'ai.place': 'La meilleure place parmi celles à portée.',
  'ai.fallback': 'Pas de réponse réfléchie à temps : n’importe laquelle.',
  'ai.usual': 'La réponse habituelle ici.',
  'ai.drawn':
    'Tiré au sort parmi {count} {count|réponse|réponses}, les meilleures plus souvent ; celle-ci sort ' +
    'dans {share} % des cas.',
  'ai.attack': '{how} ; {points} {points|point|points} de dégâts attendus.',
  'ai.destroys': '{kill} % de détruire {target}',
  'ai.strikes': 'Attaque {target}',
  'ai.pass': 'Personne à frapper pour l’instant : que l’ennemi vienne d’abord.',
  'ai.cover': 'Tire sur le couvert en {at}, que le scénario veut voir détruit.',
  'ai.move': '{unit} en {to}.',
  'ai.leave': '{unit} hors du plateau.',
  'ai.reply': 'La pire riposte : {unit}. Pertes attendues : environ {points} {points|point|points}.',
  'ai.no-reply': 'Aucune riposte ennemie n’est à craindre.',
  'ai.promise': 'De là, la prochaine attaque promet {points} {points|point|points} de dégâts en plus.',
  'ai.conquer': 'Attaque, {area} : {chance} % de prendre la zone, {points} {points|point|points} en moyenne.',
  'ai.no-attack': 'Aucune attaque ne vaut ses pertes.',
  'ai.search': '{win} % de gagner, sur {plays} {plays|partie jouée|parties jouées} à partir d’ici.',
  'ai.hope': 'Rapproche des buts du scénario.',
  'ai.dust.card': '{attacks} {attacks|attaque vaut|attaques valent} la peine, la carte en permet {combat}.',
  'ai.dust.card-quiet':
    'Aucune attaque ne vaut encore la peine : comptent {movement} {movement|mouvement|mouvements} ' +
    'et {production} de production.',
  'ai.dust.held': '{area} pourrait tomber ({chance} %), mais attendre n’est pas moins bon.',
  'ai.dust.buy-card': 'Cartes en main : {held}.',
  'ai.dust.buy-centre': 'Centres : {centres}, sources d’énergie pour les nourrir : {sources}.',
  'ai.dust.buy-submarine':
    'Vos mers : {seas}, celles du rival suivant : {rival} ; le plus de mers rapporte à chaque manche.',
  'ai.dust.buy-unit': 'Dés pour {cost} {cost|point|points} : {dice}.',
  'ai.dust.place': '{area} : {dice} {dice|dé|dés} sur place, {threat} pour l’ennemi voisin le plus fort.',
  'ai.dust.go':
    'But : {area}, la tenir vaut {points} {points|point|points} ; ennemis à côté : {threat} {threat|dé|dés}.',
  'ai.dust.no-move': 'Aucun mouvement ne vaut son point.',
  'ai.dust.battle':
    'La bataille ({area}) : {chance} % d’être prise si l’on va au bout, {points} {points|point|points} ' +
    'pour l’attaquant.',
  'ai.dust.hold': 'Pas d’attaque : rien à gagner, rien à perdre.',
  'ai.dust.stands':
    '{area} : {chance} % d’être prise, si chacun joue au mieux ; {points} ' +
    '{points|point attendu|points attendus}.',
  'ai.plain.conquer': 'Attaque, {area} : {chance} % de prendre la zone.',
  'ai.plain.stands': '{area} : {chance} % d’être prise, si chacun joue au mieux.',
  'ai.plain.loss': 'Cela coûte plus que cela ne rapporte.',
  'ai.plain.even': 'Cela ne rapporte guère plus que cela ne coûte.',
  'ai.plain.gain': 'Cela rapporte plus que cela ne coûte.',
  'ai.plain.great': 'Cela rapporte bien plus que cela ne coûte.',

  'hint.because': 'Pourquoi :',
  'hint.hint': 'Conseil',
  'hint.ask': 'Que ferait l’ordinateur ici ?',
  'hint.key': 'un conseil, là où l’on vous demande',
  'hint.thinking': 'Réflexion…',
  'hint.none': 'Personne n’a de conseil pour cela.',
  'hint.instead': 'Ou bien :',
  'hint.chance': '{chance} % de gagner',
  'hint.less': '{points} points de moins',
  'hint.equal': 'à peu près égal',
  'hint.untried': 'à peine essayé',
  'hint.fires': 'tir sur {target}',
  'hint.do': 'Le faire',
};
