import type { ComponentChildren } from 'preact';
import type { Controller } from '../../../modes/controller.ts';
import { Tools } from '../../../pages/table/Tools.tsx';
import { href } from '../../../router.ts';
import './head.css';

/** The bar at the top: where we are, everybody at the table, and the tools of every table. */
export function Head({
  c,
  status,
  onHelp,
  children,
}: {
  c: Controller;
  status: string;
  onHelp: () => void;
  children: ComponentChildren;
}) {
  return (
    <header class="d-head">
      <div class="d-brand">
        <a class="wordmark" href={href('')}>
          Dustfront
        </a>
        <small>{status}</small>
      </div>
      {children}
      <Tools c={c} onHelp={onHelp} />
    </header>
  );
}
