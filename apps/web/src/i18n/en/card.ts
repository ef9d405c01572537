/** The unit card. */
export const card = {
  card: {
    partner: 'With {name}',
    boxes: '{filled} of {total} lost',
    ammo: '{left} of {total} shots left',
    weapon: 'Weapon',
    count: 'No.',
    range: 'Range',
    armour: 'Armour',
    move: 'Move',
    health: 'Health',
    points: 'AP',
    soft: 'Soft cover',
    hard: 'Hard cover',
    hit: 'HIT SAVE',
    miss: 'MISS SAVE',
    nosave: 'NO SAVE',
    huge: 'Huge: 2 × 2 squares',
    noSkills: 'No special abilities',
    reserve: 'reserve',
    lost: 'lost',
    left: 'left',
    choose: 'Choose a unit to see its card.',
    legend: {
      title: 'How to read this card',
      columns:
        'I, V and A are the armour of infantry, vehicles and aircraft. Read the column of whoever is shot at.',
      cells: '6/1 means six dice, and each hit does 1 damage. A dash means that the weapon cannot harm it.',
      special:
        '1/B and 1/K (Core Set) or ✱ (2013/14): one die for every miniature of the target. K, kill: a hit ' +
        'takes all that is left of one.',
      range: 'Range is counted in squares. U reaches everywhere, C only the next square, in close combat.',
      rangeOnTable:
        'Range is in centimetres. U reaches everywhere, C only whoever is touched, in close combat.',
      cover:
        'In cover a die is rolled for every hit. HIT SAVE: a hit symbol saves. MISS SAVE: a blank saves.',
      health:
        'Boxes are health, crossed out as it is lost. AP are army points: what a unit costs, and what ' +
        'destroying it is worth.',
    },
  },
} as const;
