/** Chances of 0, 1, 2 … hits with n dice, for all n up to a limit. */
export function binomials(limit: number, hit: number): Float64Array[] {
  const rows: Float64Array[] = [new Float64Array([1])];
  for (let n = 1; n <= limit; n++) {
    const above = rows[n - 1]!;
    const row = new Float64Array(n + 1);
    for (let k = 0; k <= n; k++) {
      row[k] = (k < n ? above[k]! * (1 - hit) : 0) + (k > 0 ? above[k - 1]! * hit : 0);
    }
    rows.push(row);
  }
  return rows;
}
