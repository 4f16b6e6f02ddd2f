import { proxy, type Remote, wrap } from 'comlink';
import type { JobSearch } from '@/search/job-search';

interface Connection {
  engine: Remote<JobSearch>;
  /** Rejects when the worker fails; comlink itself would leave its calls pending forever. */
  lost: Promise<never>;
}

/**
 * The engine in its own worker: started when the panel is idle, so that the first question need not wait for it, and restarted by a
 * question after it failed.
 */
export function startSearchWorker(): JobSearch {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let connection: Connection | null = null;
  let isRestWanted = false;
  const connected = () => {
    if (connection) return connection;
    connection = connect(tell, () => {
      connection = null;
    });
    if (isRestWanted) readOn(connection);
    return connection;
  };
  const call = <Result>(ask: (engine: Remote<JobSearch>) => Promise<Result>): Promise<Result> => {
    const { engine, lost } = connected();
    return Promise.race([ask(engine), lost]);
  };
  requestIdleCallback(connected);
  return {
    ask: (query, criteria) => call((engine) => engine.ask(query, criteria)),
    readOn() {
      isRestWanted = true;
      readOn(connected());
    },
    rows: (from, to) => call((engine) => engine.rows(from, to)),
    ids: () => call((engine) => engine.ids()),
    row: (id) => call((engine) => engine.row(id)),
    facets: () => call((engine) => engine.facets()),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function connect(onChange: () => void, onLost: () => void): Connection {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const engine = wrap<JobSearch>(worker);
  const lost = new Promise<never>((_, reject) => {
    worker.onerror = ({ message }) => {
      worker.terminate();
      onLost();
      reject(new Error(`The worker of the jobs stopped: ${message}`));
    };
  });
  // It may fail between two calls: the next one restarts it.
  lost.catch(() => undefined);
  engine.onChange(proxy(onChange)).catch(() => undefined);
  return { engine, lost };
}

/** If it fails, the next question reports it. */
function readOn({ engine }: Connection): void {
  engine.readOn().catch(() => undefined);
}
