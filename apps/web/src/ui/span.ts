const two = (n: number): string => String(n).padStart(2, '0');

/** A time as a clock shows it: 9:05, 1:02:30, 2 d 23 h. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172_800) {
    const hours = Math.floor(seconds / 3600) % 24;
    return `${Math.floor(seconds / 86_400)} d${hours === 0 ? '' : ` ${hours} h`}`;
  }
  const minutes = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${minutes}`;
  return minutes.replace(/^0/, '');
}
