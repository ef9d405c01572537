/**
 * A chance as people read it. 0 and 100 appear only where they are certain: everything else is held
 * between "<1" and ">99".
 */
export function percent(chance: number): string {
  return shownAs(chance, Math.round(chance * 100));
}

/**
 * Chances of all that may happen: their numbers add up to 100. What was lost by rounding down goes to those
 * that lost most; one of them may be kept as it reads alone, because it stands elsewhere too.
 */
export function percents(chances: readonly number[], kept = -1): readonly string[] {
  const whole = chances.map((chance, i) => (i === kept ? Math.round : Math.floor)(chance * 100));
  const lost = chances.map((chance, i) => chance * 100 - (whole[i] ?? 0));
  const missing = Math.round(lost.reduce((sum, part) => sum + part, 0));
  const most = lost
    .map((_, i) => i)
    .filter((i) => i !== kept)
    .sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0));
  const raised = new Set(most.slice(0, missing));
  return chances.map((chance, i) => shownAs(chance, (whole[i] ?? 0) + (raised.has(i) ? 1 : 0)));
}

function shownAs(chance: number, rounded: number): string {
  if (chance <= 0) return '0';
  if (chance >= 1) return '100';
  if (rounded < 1) return '<1';
  if (rounded > 99) return '>99';
  return String(rounded);
}
