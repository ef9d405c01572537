/** The unit card. */
export const card = {
  card: {
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
    noSkills: 'No special abilities',
    reserve: 'reserve',
    lost: 'lost',
    left: 'left',
    choose: 'Click a unit to see its card.',
  },
} as const;
