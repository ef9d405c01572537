const Z95 = 1.959963984540054;

/** The Wilson interval of a share: where it lies with 95% confidence after so many trials. */
export function wilson(wins: number, trials: number, z = Z95): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const share = wins / trials;
  const z2 = z * z;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half =
    (z / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export function meanAndDeviation(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, deviation: Math.sqrt(variance) };
}
