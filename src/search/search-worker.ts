import { nextTask } from '@/std/sleep';
import '@/std/disable-zod-eval';

import { expose } from 'comlink';
import { createSearchEngine } from '@/search/search-engine';
import { createConnection } from '@/store/database/connection';
import { subscribeToEvents } from '@/store/database/live-events';
import { createJobLists } from '@/store/jobs/job-lists';

expose(
  createSearchEngine({
    // Its own connection, and only the store code it needs: it has to start fast.
    source: createJobLists(createConnection(), console.warn),
    listenLive: subscribeToEvents,
    collator: new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }),
    pause: nextTask,
    now: Date.now,
    report: console.error,
  }),
);
