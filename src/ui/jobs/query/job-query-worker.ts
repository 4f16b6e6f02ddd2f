import '@/domain/no-made-code';

import { expose } from 'comlink';
import { listenLive } from '@/store/live';
import { createStore } from '@/store/store';
import { createQueryEngine } from './query-engine';

/** The worker only reads: it has nothing to tell of. */
const store = createStore(() => undefined, console.warn);

expose(
  createQueryEngine({
    source: store.jobs,
    listenLive,
    collator: new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: Date.now,
    report: console.error,
  }),
);
