/** The same function with a cache of its results; beyond `most` keys it starts anew. */
export function memoize<Key, Answer>(
  read: (key: Key) => Answer,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Answer {
  const known = new Map<Key, { answer: Answer }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.answer;
    if (known.size >= most) known.clear();
    const answer = read(key);
    known.set(key, { answer });
    return answer;
  };
}
