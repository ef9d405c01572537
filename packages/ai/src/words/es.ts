import type { Catalogue } from '@dustfront/kernel';
import { places } from './places/es.ts';

/** What computer players say about their answers, in Spanish. */
export const words: Catalogue = {
  ...places,
  'ai.random': 'Una respuesta legal cualquiera.',
  'ai.only': 'No hay otra respuesta posible.',
  'ai.place': 'El mejor sitio de los que están al alcance.',
  'ai.fallback': 'Sin tiempo para meditarlo: una respuesta legal cualquiera.',
  'ai.usual': 'La respuesta habitual aquí.',
  'ai.drawn':
    'Sacada entre {count} {count|respuesta|respuestas}, las mejores más a menudo; esta sale el ' +
    '{share} % de las veces.',
  'ai.attack': '{how}; daño esperado: {points} {points|punto|puntos}.',
  'ai.destroys': '{kill} % de destruir {target}',
  'ai.strikes': 'Ataca a {target}',
  'ai.pass': 'Aún no hay a quién golpear: que venga antes el enemigo.',
  'ai.cover': 'Dispara a la cobertura de {at}, que el escenario quiere destruida.',
  'ai.move': '{unit} a {to}.',
  'ai.leave': '{unit} fuera del tablero.',
  'ai.reply':
    'Quien más fuerte puede responder es {unit}: cuenta con perder unos {points} {points|punto|puntos}.',
  'ai.no-reply': 'Ningún enemigo tiene una respuesta que temer.',
  'ai.promise': 'Desde allí, el próximo ataque promete {points} {points|punto|puntos} más de daño.',
  'ai.conquer': 'Ataque, {area}: {chance} % de tomar la zona, {points} {points|punto|puntos} de media.',
  'ai.no-attack': 'Ningún ataque vale sus bajas.',
  'ai.search': '{win} % de ganar, según {plays} {plays|partida jugada|partidas jugadas} desde aquí.',
  'ai.hope': 'Acerca los objetivos del escenario.',
  'ai.dust.card': '{attacks} {attacks|ataque vale|ataques valen} la pena y la carta permite {combat}.',
  'ai.dust.card-quiet':
    'Todavía ningún ataque vale la pena: cuentan {movement} {movement|movimiento|movimientos} y ' +
    '{production} de producción.',
  'ai.dust.held': '{area} podría caer ({chance} %), pero esperar no es peor.',
  'ai.dust.buy-card': 'Cartas en mano: {held}.',
  'ai.dust.buy-centre': 'Centros: {centres}, fuentes de energía para ellos: {sources}.',
  'ai.dust.buy-submarine':
    'Mares propios: {seas}, del siguiente rival: {rival}; tener más mares puntúa cada ronda.',
  'ai.dust.buy-unit': 'Dados por {cost} {cost|punto|puntos}: {dice}.',
  'ai.dust.place': '{area}: allí hay {dice} {dice|dado|dados}, el enemigo vecino más fuerte tiene {threat}.',
  'ai.dust.go':
    'Destino: {area}, conservarla vale {points} {points|punto|puntos}; enemigos al lado: {threat} ' +
    '{threat|dado|dados}.',
  'ai.dust.no-move': 'Ningún movimiento vale su punto.',
  'ai.dust.battle':
    'La batalla, {area}: {chance} % de que caiga si se lucha hasta el final, {points} ' +
    '{points|punto|puntos} para el atacante.',
  'ai.dust.hold': 'Sin ataque: nada ganado, nada perdido.',
  'ai.dust.stands':
    '{area}: {chance} % de que caiga si ambos juegan lo mejor desde aquí; se esperan {points} {points|punto|puntos}.',
  'ai.plain.conquer': 'Ataque, {area}: {chance} % de tomar la zona.',
  'ai.plain.stands': '{area}: {chance} % de que caiga si ambos juegan lo mejor desde aquí.',
  'ai.plain.loss': 'Cuesta más de lo que aporta.',
  'ai.plain.even': 'Apenas aporta más de lo que cuesta.',
  'ai.plain.gain': 'Aporta más de lo que cuesta.',
  'ai.plain.great': 'Aporta mucho más de lo que cuesta.',

  'hint.because': 'Por qué:',
  'hint.hint': 'Pista',
  'hint.ask': '¿Qué haría aquí un jugador del ordenador?',
  'hint.key': 'una pista, cuando te toca',
  'hint.thinking': 'Pensándolo…',
  'hint.none': 'Nadie tiene una pista para esto.',
  'hint.instead': 'En su lugar:',
  'hint.chance': '{chance} % de ganar',
  'hint.less': '{points} puntos menos',
  'hint.equal': 'casi igual',
  'hint.untried': 'apenas probado',
  'hint.fires': 'fuego contra {target}',
  'hint.do': 'Hazlo',
};
