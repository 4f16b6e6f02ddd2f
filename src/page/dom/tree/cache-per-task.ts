/**
 * The same function with a result cache for the duration of one request: page code runs without interruption by the page, so nothing
 * changes until the first promise resolves.
 */
export function cachePerTask<Key extends WeakKey, Answer>(read: (key: Key) => Answer): (key: Key) => Answer {
  let known: Map<Key, Answer> | null = null;
  return (key) => {
    if (!known) {
      known = new Map();
      queueMicrotask(() => {
        known = null;
      });
    }
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const fresh = read(key);
    known.set(key, fresh);
    return fresh;
  };
}
