import { createServer } from 'node:http';
import type { CdpSession } from '../harness/cdp';
import { createJobMaker } from './store-jobs';

/** Jobs that are written in one transaction. */
const partLength = 2000;

/** Fills the database of the extension with made jobs, from a page of the extension that has opened it. Answers with seconds. */
export async function seedJobs(page: CdpSession, count: number): Promise<number> {
  const start = performance.now();
  const make = createJobMaker(20261122);
  let made = 0;
  const server = createServer((_, response) => {
    const records = make(made, Math.min(partLength, count - made));
    made += records.jobs.length;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(records));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server of the jobs has no port.');
  try {
    await page.evaluate<void>(fill(`http://127.0.0.1:${address.port}/`));
  } finally {
    server.close();
  }
  return Math.round((performance.now() - start) / 100) / 10;
}

/** Written as it comes: the next part is made and sent while the last one is being written. The panel makes the database. */
function fill(address: string): string {
  return `(async () => {
    while (!(await indexedDB.databases()).some(({ name }) => name === 'jobtrail')) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const opening = indexedDB.open('jobtrail');
    await new Promise((resolve, reject) => { opening.onsuccess = resolve; opening.onerror = reject; });
    const database = opening.result;
    let written = Promise.resolve();
    for (;;) {
      const { jobs, descriptions } = await (await fetch(${JSON.stringify(address)})).json();
      await written;
      if (jobs.length === 0) break;
      const transaction = database.transaction(['jobs', 'descriptions'], 'readwrite', { durability: 'relaxed' });
      for (const job of jobs) transaction.objectStore('jobs').put(job);
      for (const text of descriptions) transaction.objectStore('descriptions').put(text);
      transaction.commit();
      written = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
    }
    database.close();
  })()`;
}
