import { decimal } from '../reader.ts';
import type { Style } from './style.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A share between 0 and 1 as a bar of so many columns. */
export function bar(share: number, width: number, style: Style): string {
  const part = Math.min(1, Math.max(0, share)) * width;
  if (style.plain) return '#'.repeat(Math.round(part)).padEnd(width, '.');
  const whole = Math.floor(part);
  const rest = EIGHTHS[Math.floor((part - whole) * 8)]!;
  const filled = '█'.repeat(whole) + (whole < width ? rest : '');
  return filled + style.dim('·'.repeat(width - [...filled].length));
}

/** `47.3%`, five characters wide; what is not quite certain never reads as certain. */
export function percent(share: number): string {
  if (share > 0 && share < 0.0005) return `<${decimal(0.1, 1)}%`;
  if (share < 1 && share > 0.9995) return `>${decimal(99.9, 1)}%`;
  return `${decimal(100 * share, share === 1 ? 0 : 1)}%`.padStart(5);
}
