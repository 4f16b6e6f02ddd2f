/**
 * The same function, asked once a thing for as long as one request is answered: page code runs through without the page
 * in between, so nothing changes until the first promise is resolved after it.
 */
export function duringOneLook<Key extends WeakKey, Answer>(read: (key: Key) => Answer): (key: Key) => Answer {
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
