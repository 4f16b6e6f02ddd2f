import '@/std/disable-zod-eval';

import { expose } from 'comlink';
import { createQueryEngine } from '@/search/search-engine';
import { createConnection } from '@/store/database/connection';
import { listenLive } from '@/store/database/live-events';
import { createJobLists } from '@/store/jobs/job-lists';

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
