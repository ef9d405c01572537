import type { DustView } from '@dustfront/dust';
import { armyOf, cardOf, phaseOf, setupStepOf, setupSteps } from '../model.ts';
import { toldOf } from '../names.ts';
import { w } from '../words.ts';
import './phases.css';

const phases = ['production', 'movement', 'combat'] as const;

/** The six steps before the first round. */
function Steps({ view }: { view: DustView }) {
  const now = setupStepOf(view);
  const at = now === null ? -1 : setupSteps.indexOf(now);
  return (
    <ol class="steps">
      {setupSteps.map((step, i) => (
        <li
          key={step}
          class={i === at ? 'now' : i < at ? 'past' : ''}
          aria-current={i === at ? 'step' : undefined}
        >
          {w(`setup.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

type Part = (typeof phases)[number];

const isPast = (part: Part, phase: string): boolean => phases.indexOf(part) < phases.indexOf(phase as Part);

/** What is not spent is lost as soon as what was bought is placed. */
const isBuying = ({ path }: DustView): boolean =>
  path.some((step) => /^production\.(diplomat|discard|purchase)$/.test(step));

/** What is left to spend in a part of the turn, in words. */
function leftIn(part: Part, view: DustView, card: ReturnType<typeof cardOf>): string {
  const phase = phaseOf(view);
  if (isPast(part, phase)) return '';
  if (part === 'production')
    return isBuying(view) ? w('turn.left', { count: view.production?.points ?? 0 }) : '';
  if (part === 'combat')
    return w('turn.attacks', {
      count: phase === 'combat' ? (view.combat?.points ?? 0) : (card?.combat ?? 0),
    });
  return w('turn.moves', {
    count: phase === 'movement' ? (view.movement?.points ?? 0) : (card?.movement ?? 0),
  });
}

/** Where the turn stands: three parts, and what is left in each. */
export function Phases({
  view,
  mine,
  names,
}: {
  view: DustView;
  mine: readonly number[];
  names: readonly string[];
}) {
  const phase = phaseOf(view);
  const seat = view.turn;
  const player = seat === null ? undefined : view.players[seat];
  const card = player?.played == null ? null : cardOf(player.played);
  const title =
    seat === null
      ? w(phase === 'setup' ? 'turn.setup' : phase === 'over' ? 'turn.over' : 'turn.cards')
      : mine.includes(seat) && mine.length === 1
        ? w('turn.title')
        : w('turn.theirs', { name: toldOf(view, names, seat) });
  return (
    <section class={`d-phases${seat === null ? '' : ` army-${armyOf(view, seat)}`}`} aria-label={title}>
      <h2>{title}</h2>
      {seat !== null && (
        <ol>
          {phases.map((part) => (
            <li
              key={part}
              class={part === phase ? 'now' : isPast(part, phase) ? 'past' : ''}
              aria-current={part === phase ? 'step' : undefined}
            >
              {w(`turn.${part}`)}
              <span class="num">{leftIn(part, view, card)}</span>
            </li>
          ))}
        </ol>
      )}
      {phase === 'setup' && <Steps view={view} />}
      {seat === null && phase === 'cards' && <p class="muted">{w('choose.open')}</p>}
    </section>
  );
}
