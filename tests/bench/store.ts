import { jobColumnNames } from '@/domain/job/job-query';
import type { MatchCriteria } from '@/domain/job/match-criteria';
import { startProduct } from '../harness/product';
import { createPanelHeap } from './store-heap';
import { createPanelClock, type PanelClock } from './store-panel';
import { seedJobs } from './store-seed';

/** What the panel takes with so many jobs. Milliseconds and megabytes. */
export interface StoreFigures {
  jobs: number;
  seedSeconds: number;
  /** After pressing the tab in a panel that was just opened; the worst of a few. */
  firstRowsMs: number;
  /** Until all descriptions can be searched, in the background. */
  indexedSeconds: number;
  searchP50Ms: number;
  searchP95Ms: number;
  /** Of the slowest column. */
  sortMs: number;
  sortMsByColumn: Record<string, number>;
  csvMs: number;
  csvMegabytes: number;
  /** The most while exporting, beyond what there was before. */
  csvPeakMegabytes: number;
  heapMegabytes: number;
  /** The most while everything was read and indexed, what was not yet collected included. */
  heapPeakMegabytes: number;
}

/** Bars of the issue. */
const bars = { firstRowsMs: 300, searchP95Ms: 100, sortMs: 300, csvMs: 5000, heapMegabytes: 250 };

const opens = 5;
const typed = ['senior java developer', 'machine learning', 'münchen', 'nurse berlin', 'c++ dev', 'board-3'];
/** All columns, and criteria by which each job is judged. */
const settings = {
  'settings.jobColumns': jobColumnNames,
  'settings.match': {
    keywords: ['java', 'machine learning', 'nurse'],
    places: ['Berlin', 'München'],
    salaryFloor: { amount: 60_000, currency: 'EUR', unit: 'YEAR' },
    mustNot: ['working student'],
  } satisfies MatchCriteria,
};
/** Heads of columns that can be pressed. */
const sorted = jobColumnNames.filter((name) => name !== 'tags');

/** Fills the store of the built product and measures its panel, in Chromium. */
export async function benchStore(jobs: number): Promise<StoreFigures> {
  const product = await startProduct();
  try {
    const { control } = product;
    const seedSeconds = await seedJobs(control, jobs);
    await control.evaluate(`chrome.storage.local.set(${JSON.stringify(settings)})`);
    const clock = createPanelClock(control);
    const opened: number[] = [];
    for (let open = 0; open < opens; open += 1) opened.push(await clock.openTab());
    const heap = await createPanelHeap(product.chromium, control);
    const reading = await heap.peakDuring(clock.whenIndexed());
    const searched = await typeAll(clock);
    const sortMsByColumn = await sortAll(clock);
    const heapMegabytes = round(await heap.kept());
    const csv = await heap.peakDuring(clock.exportCsv());
    const figures: StoreFigures = {
      jobs,
      seedSeconds,
      firstRowsMs: round(Math.max(...opened)),
      indexedSeconds: round(reading.result),
      searchP50Ms: round(percentile(searched, 0.5)),
      searchP95Ms: round(percentile(searched, 0.95)),
      sortMs: Math.max(...Object.values(sortMsByColumn)),
      sortMsByColumn,
      csvMs: round(csv.result.milliseconds),
      csvMegabytes: round(csv.result.bytes / 2 ** 20),
      csvPeakMegabytes: round(csv.peak - heapMegabytes),
      heapMegabytes,
      heapPeakMegabytes: round(reading.peak),
    };
    print(figures, searched.length);
    return figures;
  } finally {
    await product.close();
  }
}

async function typeAll(clock: PanelClock): Promise<number[]> {
  const times: number[] = [];
  for (const text of typed) times.push(...(await clock.type(text)).filter((time) => time !== null));
  return times;
}

async function sortAll(clock: PanelClock): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const column of sorted) {
    const both = [await clock.sort(column), await clock.sort(column)];
    times[column] = round(Math.max(...both));
  }
  return times;
}

function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function print(figures: StoreFigures, keystrokes: number): void {
  const line = (name: string, value: number, unit: string, bar?: number) =>
    console.log(
      `${name.padEnd(34)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(3)}${bar === undefined ? '' : ` (bar ${bar}) ${value <= bar ? 'ok' : 'MISSED'}`}`,
    );
  console.log(`${figures.jobs} jobs, put in within ${figures.seedSeconds} s`);
  line('first rows', figures.firstRowsMs, 'ms', bars.firstRowsMs);
  line(`search, median of ${keystrokes} keys`, figures.searchP50Ms, 'ms');
  line('search, 95th percentile', figures.searchP95Ms, 'ms', bars.searchP95Ms);
  line('sort, slowest column', figures.sortMs, 'ms', bars.sortMs);
  for (const [column, time] of Object.entries(figures.sortMsByColumn)) line(`  by ${column}`, time, 'ms');
  line('CSV export', figures.csvMs, 'ms', bars.csvMs);
  line('  size of the file', figures.csvMegabytes, 'MB');
  line('  memory on top while it is made', figures.csvPeakMegabytes, 'MB');
  line('heap of page and worker', figures.heapMegabytes, 'MB', bars.heapMegabytes);
  line('  most while reading, uncollected', figures.heapPeakMegabytes, 'MB');
  line('all descriptions searchable after', figures.indexedSeconds, 's');
}
