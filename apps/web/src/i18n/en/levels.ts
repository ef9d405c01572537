/** Computer players: what they are called, and how they play each game. */
export const levels = {
  level: {
    recruit: 'Recruit',
    corporal: 'Corporal',
    sergeant: 'Sergeant',
    captain: 'Captain',
    random: 'Random',
    'staff-officer': 'Staff officer',
    general: 'General',
  },
  levelNote: {
    'dust-tactics': {
      recruit: 'Answers at random, but lawfully.',
      corporal: 'Shoots at what it can hurt most, walks towards the rest.',
      sergeant: 'Weighs whole activations by exact odds, and what the enemy will answer.',
      captain: 'Plays the best plans out in its head before it chooses.',
    },
    'dust-tactics-2014': {
      recruit: 'Answers at random, but lawfully.',
      corporal: 'Prefers what usually helps: shots at what is dear, steps towards the enemy.',
      sergeant: 'Weighs whole activations by exact odds, and what the enemy will answer.',
      captain: 'Plays the best plans out in its head before it chooses.',
    },
    dust: {
      random: 'Answers at random, but lawfully.',
      'staff-officer': 'Exact battles, safe conquests, buying by need.',
      general: 'Tries its plans in its head, against opponents whose cards it imagines.',
    },
  },
} as const;
