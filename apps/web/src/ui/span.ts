const two = (n: number): string => String(n).padStart(2, '0');

/** A time as a clock shows it: 9:05, 1:02:30, 3 d. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${minutes}`;
  return minutes.replace(/^0/, '');
}
