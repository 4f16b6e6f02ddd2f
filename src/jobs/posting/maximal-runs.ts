/** A range of lines, excluding `end`, and its total weight. */
export interface ProseRun {
  start: number;
  end: number;
  score: number;
}

/**
 * All maximal scoring subsequences of the weights, in order, without overlap (W. L. Ruzzo and M. Tompa, "A Linear Time Algorithm for
 * Finding All Maximal Scoring Subsequences", ISMB 1999).
 */
export function maximalRuns(weights: readonly number[]): ProseRun[] {
  const found: (ProseRun & { left: number; right: number })[] = [];
  let total = 0;
  weights.forEach((weight, index) => {
    const left = total;
    total += weight;
    if (weight <= 0) return;
    let candidate = { start: index, end: index + 1, left, right: total, score: weight };
    for (;;) {
      const before = found.findLastIndex((run) => run.left < candidate.left);
      const earlier = found[before];
      if (!earlier || earlier.right >= candidate.right) break;
      candidate = { ...candidate, start: earlier.start, left: earlier.left, score: candidate.right - earlier.left };
      found.length = before;
    }
    found.push(candidate);
  });
  return found.map(({ start, end, score }) => ({ start, end, score }));
}
