import '@/domain/no-made-code';

import { expose } from 'comlink';
import { createConnection } from '@/store/connection';
import { createJobLists } from '@/store/job-lists';
import { listenLive } from '@/store/live';
import { createQueryEngine } from './query-engine';

expose(
  createQueryEngine({
    // A connection of its own, and no more of the store than is read: it has to be there at once.
    source: createJobLists(createConnection(), console.warn),
    listenLive,
    collator: new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: Date.now,
    report: console.error,
  }),
);
