/** Lower triangular factor L with L·Lᵀ = matrix. Throws when the matrix is not positive definite. */
export function choleskyOf(matrix: readonly (readonly number[])[]): number[][] {
  const factor = matrix.map((row) => row.map(() => 0));
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j <= i; j += 1) {
      let remainder = row[j] ?? 0;
      for (let k = 0; k < j; k += 1) remainder -= (factor[i]?.[k] ?? 0) * (factor[j]?.[k] ?? 0);
      if (i === j && remainder <= 0) throw new Error('correlation matrix is not positive definite');
      const target = factor[i];
      if (target) target[j] = i === j ? Math.sqrt(remainder) : remainder / (factor[j]?.[j] ?? 1);
    }
  }
  return factor;
}
