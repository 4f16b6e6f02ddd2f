/** Events that follow each other this closely are one writing. */
const burstMs = 400;

/** What the page would send, and how often each part of it was written. */
export function createState(values) {
  const kept = new Map(Object.entries(values));
  const drafts = new Map();
  const readers = new Map();
  const writes = new Map();
  const wroteAt = new Map();
  const listeners = [];
  return {
    value: (id) => kept.get(id) ?? '',
    /** What stands in the box, kept or not. */
    draft: (id) => drafts.get(id) ?? kept.get(id) ?? '',
    setDraft: (id, text) => drafts.set(id, text),
    /** Boxes that are read when the form is sent. */
    readBy: (id, read) => readers.set(id, read),
    forgetReaders: () => readers.clear(),
    keep(id, value) {
      drafts.delete(id);
      if (JSON.stringify(kept.get(id) ?? '') === JSON.stringify(value)) return;
      kept.set(id, value);
      for (const listen of listeners) listen(id);
    },
    onKeep: (listen) => listeners.push(listen),
    wrote(key) {
      const now = performance.now();
      if (now - (wroteAt.get(key) ?? -burstMs) >= burstMs) writes.set(key, (writes.get(key) ?? 0) + 1);
      wroteAt.set(key, now);
    },
    /** Each time counts, however close. */
    wroteOnce: (key) => writes.set(key, (writes.get(key) ?? 0) + 1),
    writes: () => Object.fromEntries(writes),
    all() {
      for (const [id, read] of readers) kept.set(id, read());
      return Object.fromEntries(kept);
    },
  };
}
