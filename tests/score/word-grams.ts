const gramSize = 5;

/** How much of a true text another has: the share of its word 5-grams, and how long the other is beside it, in words. */
export function compareTexts(truth: string, ours: string): { share: number; length: number } {
  const wanted = grams(truth);
  const found = new Set(grams(ours));
  const shared = wanted.filter((gram) => found.has(gram)).length;
  return {
    share: wanted.length === 0 ? 1 : shared / wanted.length,
    length: wordsOf(ours).length / Math.max(1, wordsOf(truth).length),
  };
}

/** Letters and digits only, so that bullets and typography do not count. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function grams(text: string): string[] {
  const words = wordsOf(text);
  const count = Math.max(1, words.length - gramSize + 1);
  return words.length === 0 ? [] : Array.from({ length: count }, (_, at) => words.slice(at, at + gramSize).join(' '));
}
