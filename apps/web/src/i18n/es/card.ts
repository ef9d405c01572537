import type { card as english } from '../en/card.ts';
import type { Texts } from '../texts.ts';

/** The unit card. */
export const card: Texts<typeof english> = {
  card: {
    partner: 'Con {name}',
    boxes: '{filled} de {total} perdidos',
    ammo: 'quedan {left} de {total} disparos',
    weapon: 'Arma',
    count: 'N.º',
    range: 'Alcance',
    armour: 'Blindaje',
    move: 'Mov.',
    health: 'Vida',
    points: 'AP',
    soft: 'Cobertura ligera',
    hard: 'Cobertura pesada',
    hit: 'SALVA IMPACTO',
    miss: 'SALVA FALLO',
    nosave: 'NO SALVA',
    huge: 'Enorme: 2 × 2 casillas',
    noSkills: 'Sin habilidades especiales',
    reserve: 'reserva',
    lost: 'perdida',
    left: 'fuera',
    choose: 'Elige una unidad para ver su carta.',
    legend: {
      title: 'Cómo leer esta carta',
      columns:
        'I, V y A son el blindaje de infantería, vehículos y aeronaves. Lee la columna de quien recibe los disparos.',
      cells: '6/1 son seis dados, y cada impacto hace 1 de daño. Un guion: el arma no puede dañarlo.',
      special:
        '1/B y 1/K (Core Set) o ✱ (2013/14): un dado por cada miniatura del blanco. K, matar: un impacto ' +
        'se lleva todo lo que le queda a una.',
      range:
        'El alcance se cuenta en casillas. U llega a todas partes; C, solo a la casilla de al lado, cuerpo a cuerpo.',
      rangeOnTable:
        'El alcance está en centímetros. U llega a todas partes, C solo a quien se toca, cuerpo a cuerpo.',
      cover:
        'En cobertura se tira un dado por impacto. SALVA IMPACTO: salva un símbolo de impacto. SALVA ' +
        'FALLO: salva una cara en blanco.',
      health:
        'Las casillas son la vida, tachadas al perderla. AP son puntos de ejército: lo que cuesta una ' +
        'unidad y lo que vale destruirla.',
    },
  },
};
