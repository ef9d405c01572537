import type { CommandFrame, CoreOption, ReactiveFireFrame, Side, Unit } from '@dustfront/dust-tactics';
import { BLOCS, cardOf, cellOf, factsOfUnit, unitNamed, victoryPoints } from '@dustfront/dust-tactics/query';
import type { Fighter, Picture } from './fighters.ts';
import { afreshWorth, repairWorth, returnWorth, strikeWorth } from './orders.ts';
import { bestNet, bestShot, type Stance } from './shots.ts';

type Of<Name extends CoreOption['do']> = Extract<CoreOption, { do: Name }>;

/** Answers to questions that are no part of one's own plan: casualties, reactions, initiative, receivers of orders. */
export function reflex(
  picture: Picture,
  seat: number,
  options: readonly CoreOption[],
  pick: (n: number) => number,
): CoreOption {
  const { state } = picture;
  const side = state.seats[seat]!;
  const first = options[0]!;
  switch (first.do) {
    case 'lose':
      return casualty(picture, seat, options as readonly Of<'lose'>[]);
    case 'hold':
    case 'react':
      return reaction(picture, side, options);
    case 'begin':
      return options.find((o) => o.do === 'begin' && o.side === BLOCS[side]) ?? first;
    case 'count':
    case 'fight-on': {
      const ahead = victoryPoints(state, side) >= victoryPoints(state, side === 0 ? 1 : 0);
      return options.find((o) => o.do === (ahead ? 'count' : 'fight-on')) ?? first;
    }
    case 'choose':
    case 'revive':
    case 'strike':
    case 'none':
      return receiver(picture, options);
    default:
      return (
        options.find((o) => o.do === 'open-fire' || o.do === 'stop' || o.do === 'spare') ??
        options[pick(options.length)]!
      );
  }
}

/** How much a miniature's weapons do against the enemies in this match. */
function figureWorth(picture: Picture, unit: Unit, figure: number): number {
  const { state } = picture;
  const card = cardOf(state, unit);
  const columns = picture.sides[unit.side === 0 ? 1 : 0].map((enemy) => enemy.column);
  let worth = card.roles?.[figure] === undefined ? 0 : 3;
  for (const id of card.figures[figure] ?? []) {
    const line = factsOfUnit(state, unit).lines.get(id)!;
    if (line.limited !== undefined) continue;
    const reach = typeof line.range === 'number' ? line.range : line.range === 'C' ? 1 : 8;
    for (const column of columns) {
      const cell = cellOf(line, column);
      if (cell === null) continue;
      const damage = typeof cell.damage === 'number' ? cell.damage : 3;
      worth += cell.dice * damage * Math.min(1, 0.25 + reach / 6);
    }
  }
  return worth;
}

/**
 * The owner gives up what matters least, the hero's health first while he is safe; a sniper takes what matters most.
 */
function casualty(picture: Picture, seat: number, options: readonly Of<'lose'>[]): CoreOption {
  const { state } = picture;
  const owner = unitNamed(state, options[0]!.unit).seat === seat;
  const cost = (option: Of<'lose'>): number => {
    const unit = unitNamed(state, option.unit);
    if (option.figure >= 0) return figureWorth(picture, unit, option.figure);
    return unit.health > 1 ? -1 : 100;
  };
  let best = options[0]!;
  for (const option of options) {
    const better = owner ? cost(option) < cost(best) : cost(option) > cost(best);
    if (better) best = option;
  }
  return best;
}

/** Reacts when the shot is nearly as good as what the unit could do with its own activation. */
function reaction(picture: Picture, side: Side, options: readonly CoreOption[]): CoreOption {
  const { state } = picture;
  const frame = state.stack[state.stack.length - 1] as ReactiveFireFrame;
  const intruder = fighterOfUnit(picture, frame.intruder);
  let best = options.find((o) => o.do === 'hold') ?? options[0]!;
  if (intruder === null) return best;
  let most = 0;
  for (const option of options) {
    if (option.do !== 'react') continue;
    const fighter = fighterOfUnit(picture, unitNamed(state, option.unit).id);
    if (fighter === null) continue;
    const stance: Stance = {
      ground: picture.ground,
      from: fighter.head.square,
      sustained: false,
      moved: false,
    };
    const now = bestShot(picture, fighter, intruder, stance, intruder.head.square)?.net ?? 0;
    const later = bestNet(
      picture,
      fighter,
      { ...stance, sustained: true },
      picture.sides[side === 0 ? 1 : 0],
    );
    const margin = now - 0.55 * later;
    if (now > 0.1 && margin > most) {
      most = margin;
      best = option;
    }
  }
  return best;
}

function fighterOfUnit(picture: Picture, id: number): Fighter | null {
  return picture.fighters.find(({ head }) => head.id === id || head.joined === id) ?? null;
}

/** What it brings to choose a unit as the receiver of the order or special action under way. */
function choiceWorth(picture: Picture, unit: Unit): number {
  const { state } = picture;
  const top = state.stack[state.stack.length - 1]!;
  const ability = top.kind === 'command' ? (top as CommandFrame).ability : '';
  const fighter = fighterOfUnit(picture, unit.id);
  if (fighter === null) return returnWorth(picture, unit);
  switch (ability) {
    case 'get-moving':
      return afreshWorth(picture, fighter);
    case 'tank-head':
      return repairWorth(fighter, 99);
    case 'makeshift-repair':
      return repairWorth(fighter, 1);
    default:
      return fighter.whole;
  }
}

/** Whom an order or a special action is for: the one it brings most points. */
function receiver(picture: Picture, options: readonly CoreOption[]): CoreOption {
  const { state } = picture;
  const worth = (option: CoreOption): number => {
    switch (option.do) {
      case 'choose':
        return choiceWorth(picture, unitNamed(state, option.unit));
      case 'revive':
        return option.figure < 0 ? 1 : figureWorth(picture, unitNamed(state, option.unit), option.figure);
      case 'strike': {
        const gun = fighterOfUnit(picture, unitNamed(state, option.gun).id);
        const target = fighterOfUnit(picture, unitNamed(state, option.at).id);
        return gun === null || target === null ? 0 : strikeWorth(picture, gun, target);
      }
      default:
        return 0;
    }
  };
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best));
}
