import type { RefusedAdvice } from '@dustfront/advice';
import { batch } from '@preact/signals';
import { roundsOf } from '../games/rounds.ts';
import { t } from '../i18n/index.ts';
import type { Controller } from './controller.ts';
import { pickable } from './pick.ts';

/** The unit that acts, or has been picked to: looking at another must not change it. */
export function actor(c: Controller): string | null {
  const question = c.question.value;
  const view = c.table.state.value?.view ?? null;
  const selected = c.selected.value;
  if (question === null || view === null || selected === null) return null;
  return c.face.subject(view, question) === selected || pickable(c).has(selected) ? selected : null;
}

/** Shows the card of a unit. Whoever acts goes on acting. */
export function look(c: Controller, piece: string): void {
  const acting = actor(c);
  if (acting === null) c.select(piece);
  else c.looked.value = acting === piece ? null : piece;
}

const wordsOf = ({ reason, range, most }: RefusedAdvice, name: string, from: string): string => {
  switch (reason) {
    case 'sight':
      return t('refuse.sight', { name, from });
    case 'range':
      return t('refuse.range', { name, range, most });
    case 'near':
      return t('refuse.near', { name });
    case 'arc':
      return t('refuse.arc', { name });
    case 'proof':
      return t('refuse.proof', { name });
    case 'spent':
      return t('refuse.spent');
  }
};

/** A click on a unit that could not be aimed at: its card, and why not. */
export async function refuse(c: Controller, piece: string): Promise<void> {
  const scene = c.scene.peek();
  const unit = actor(c);
  const at = c.shown.peek()?.at ?? 0;
  look(c, piece);
  c.objection.value = null;
  if (unit === null || unit === piece || scene?.kind !== 'grid') return;
  const mine = scene.pieces.find(({ key }) => key === unit);
  const other = scene.pieces.find(({ key }) => key === piece);
  if (mine === undefined || other === undefined) return;
  const { name } = other;
  if (mine.sign === other.sign) {
    const text =
      other.state === 'done' ? roundsOf(c.face)('refuse.acted', { name }) : t('refuse.friend', { name });
    c.objection.value = { text, rule: null };
    return;
  }
  const mode = c.mode.peek();
  if (mode === 'ask') {
    c.objection.value = { text: t('refuse.answerFirst'), rule: null };
    return;
  }
  const from = mine.square;
  const why = await c.table.advise({ ask: 'refused', unit, from, target: piece }, at).catch(() => null);
  if (c.looked.peek() !== piece) return;
  if (why !== null) c.objection.value = { text: wordsOf(why, name, from), rule: why.rule };
  else if (mode === 'travel') c.objection.value = { text: t('refuse.moveFirst', { name }), rule: null };
}

/** A click on a square that leads nowhere. */
export function refuseSquare(c: Controller, square: string): void {
  const reaching = c.ahead.reachOne.peek().size + c.ahead.reachTwo.peek().size > 0;
  const aiming = c.mode.peek() === 'fire';
  batch(() => {
    c.preview.value = null;
    c.objection.value =
      reaching || aiming
        ? { text: t(aiming ? 'refuse.nothingThere' : 'refuse.square', { square }), rule: null }
        : null;
  });
}
