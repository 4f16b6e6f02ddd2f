import '@/domain/no-made-code';

import { expose } from 'comlink';
import { createConnection } from '@/store/connection';
import { createJobLists } from '@/store/job-lists';
import { listenLive } from '@/store/live';
import { createQueryEngine } from './query-engine';

expose(
  createQueryEngine({
    // Its own connection, and only the store code it needs: it has to start fast.
    source: createJobLists(createConnection(), console.warn),
    listenLive,
    collator: new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    now: Date.now,
    report: console.error,
  }),
);
