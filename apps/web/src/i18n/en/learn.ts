/** The lessons. */
export const learn = {
  learn: {
    lead: 'Each lesson is a small board that you play on. Nothing has to be read beforehand.',
    done: 'done',
    teacher: 'Lesson',
    lesson: 'Lesson {n}',
    goOn: 'Go on',
    nextLesson: 'Next lesson',
    all: 'All lessons',
    dummy: 'Training dummies',
  },
  lesson: {
    moving: {
      title: 'Moving',
      about: 'Squares, diagonals, walls',
      intro:
        'You command the Allies, on the round blue bases. The side whose turn it is activates one unit, then the other side does.',
      select: 'Click the squad in B6 and press “Give orders”, or simply click a square it can reach.',
      walk: 'Blue squares are one move away, dotted ones two. Click one: the squad walks there step by step. Walls cannot be entered, and the first diagonal step costs one, further ones two.',
      second:
        'If anything is left to decide, decide it below. Then it is the enemy’s turn, and yours again: activate the second squad.',
      far: 'These are Assault Rangers: fast, one square further. Move them next to the crate in B5. A crate is soft cover.',
      end: 'That is moving. Every step can be taken back with the arrow above until a die falls.',
    },
    shooting: {
      title: 'Shooting and cover',
      about: 'Range, line of sight, dice, cover',
      intro:
        'To shoot, a weapon must reach its target and see it. Hatched squares are out of sight for the unit you selected; dashed lines show how far its weapons reach.',
      aim: 'Select the squad in B3 and click the enemy in D2. The table shows the exact odds of every weapon. When you like them, press the big button.',
      dice: 'A die hits on two of its six faces. The enemy stands with a crate: for every hit it rolls a die, and some are saved. The log tells it all, with the rules.',
      open: 'Now the squad in D6: compare the odds against the Laser Grenadiers in F4, who stand in the open. Shoot.',
      end: 'Cover halves what you do. Move to where the enemy has none, and stay where you have some.',
    },
    close: {
      title: 'Sustained attack, close combat',
      about: 'Two actions on one attack, and blades',
      intro:
        'A unit has two actions. Both may go into one attack: every die that misses is then rolled again.',
      sustained:
        'Let the squad in B4 fire at the Battle Grenadiers in B2. From where it stands the program proposes a sustained attack; look at the odds with and without it.',
      close:
        'The Combat Rangers in D5 stand next to the enemy in D4. Weapons of range C are for close combat: both sides strike at the same time. Attack them with everything.',
      end: 'Close combat is dangerous for both. The odds table shows what it may cost you.',
    },
    walkers: {
      title: 'Walkers',
      about: 'Armour, big guns, crushing and jumping',
      intro:
        'Walkers have vehicle armour and boxes of health. Rifles hardly scratch them: look at the columns V1 to V7 on the cards.',
      gun: 'The Pounder’s gun has range U: as far as it sees. Fire it at the Ludwig in E2.',
      crush: 'The Hot Dog in C5 can walk into the crate in C4 and crush it, or jump over things. Move it.',
      flame: 'Its Napalm Thrower burns every square on its way and ignores cover. Use it on the squad in C3.',
      end: 'Boxes fill with damage. A walker without boxes left is destroyed.',
    },
    heroes: {
      title: 'Heroes',
      about: 'Joining a squad, sharing abilities',
      intro:
        'A hero may join a squad of the same armour before the game. They move, shoot and are hit as one unit. Joe stands with the Assault Rangers.',
      together: 'Move them both: towards the enemy, two squares and the extra one of Fast.',
      weapons:
        'Attack the Laser Grenadiers. Joe’s grenade launcher fires with the squad, and grenades ignore cover.',
      part: 'The owner decides who takes a hit, soldier or hero. A hero may break off for good: that is the order “alone”.',
      end: 'Heroes turn battles and die like everybody else.',
    },
    battle: {
      title: 'A small battle',
      about: 'Four rounds against the computer',
      intro:
        'Four rounds. Whoever destroys more army points wins. Enemies that have not acted may fire when you move in their sight: that is reactive fire.',
      advance: 'Begin: bring a unit forward, into cover if you can.',
      fight: 'Now it is up to you. Layers below the board show where the enemy can hurt you.',
    },
  },
} as const;
