import { useEffect } from 'preact/hooks';
import { openFire } from '../../modes/aiming.ts';
import type { Controller } from '../../modes/controller.ts';
import { hintOf, putHintAway, toggleHint } from '../../modes/hinting.ts';
import { walkTo } from '../../modes/mode.ts';
import { pickable } from '../../modes/pick.ts';
import { reactWithAll } from '../../modes/reacting.ts';
import { buttonsOf } from './answers.ts';
import { layerOfKey } from './Layers.tsx';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? target.type !== 'checkbox' && target.type !== 'range'
    : target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

function nextUnit(c: Controller): void {
  const all = [...pickable(c)];
  if (all.length === 0) return;
  const at = all.indexOf(c.selected.peek() ?? '');
  const next = all[(at + 1) % all.length];
  if (next === undefined) return;
  c.select(next);
  const scene = c.scene.peek();
  const square =
    scene?.kind === 'grid' ? scene.pieces.find((piece) => piece.key === next)?.square : undefined;
  if (square !== undefined) document.querySelector<SVGElement>(`[data-square="${square}"]`)?.focus();
}

/** The keys of the table; `?` shows them all. */
export function useKeys(c: Controller, { help }: { help: () => void }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (typing(event.target) || event.altKey || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        commit(c);
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() === 'z') {
          event.preventDefault();
          void c.undo();
        }
        return;
      }
      const layer = layerOfKey(event.key);
      if (layer !== null) {
        c.toggleLayer(layer);
        return;
      }
      switch (event.key) {
        case '?':
          help();
          return;
        case 'l':
        case 'L':
          c.news.toggle();
          return;
        case 'u':
        case 'U':
          void c.undo();
          return;
        case 'n':
        case 'N':
          nextUnit(c);
          return;
        case 'g':
        case 'G':
          document.querySelector<SVGElement>('.board [tabindex="0"]')?.focus();
          return;
        case '[':
          void c.goTo(Math.max(0, (c.shown.peek()?.at ?? 0) - 1));
          return;
        case ']':
          void c.goTo((c.shown.peek()?.at ?? 0) + 1);
          return;
        case 'h':
        case 'H':
          void toggleHint(c);
          return;
        case 'Escape':
          if (hintOf(c) === null) c.letGo();
          else putHintAway(c);
          return;
        default:
      }
      if (/^[1-9]$/.test(event.key)) {
        const question = c.question.peek();
        if (question === null || c.aim.peek() !== null) return;
        const row = buttonsOf(c, question).plain[Number(event.key) - 1];
        const view = c.state?.view ?? null;
        if (row === undefined || view === null) return;
        const target = c.face.target(row, view);
        if (c.mode.peek() === 'pick' && target.on === 'piece') c.select(target.piece);
        else void c.submit(row.id);
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [c]);
}

/** The big button, by keyboard: open fire, choose the unit, or stop here. */
export function commit(c: Controller): void {
  if (c.table.waiting?.peek() === true) {
    c.table.next?.();
    return;
  }
  if (c.aim.peek() !== null) {
    openFire(c);
    return;
  }
  const { value: square } = c.preview;
  if (square !== null) {
    walkTo(c, square, false);
    return;
  }
  const [reaction] = c.ahead.reactions.peek();
  if (reaction !== undefined) {
    reactWithAll(c, reaction);
    return;
  }
  const question = c.question.peek();
  if (question === null) return;
  const { commit: big, quiet, plain } = buttonsOf(c, question);
  const view = c.state?.view ?? null;
  const chosen =
    view === null
      ? undefined
      : plain.find((option) => {
          const target = c.face.target(option, view);
          return target.on === 'piece' && target.piece === c.selected.peek();
        });
  const row = chosen ?? big ?? quiet[0] ?? (c.mode.peek() === 'pick' ? undefined : plain[0]);
  if (row !== undefined) void c.submit(row.id);
}
