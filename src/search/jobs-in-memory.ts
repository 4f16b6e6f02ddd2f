import type { JobSort } from '@/domain/job/job-query';
import { noCriteria } from '@/domain/job/match-criteria';
import { type ReadCriteria, readCriteria } from '@/jobs/match/match-job';
import { searchSummary } from '@/language/fold/search-text';
import type { Yield } from '@/search/in-slices';
import { createLikenessGroups, type LikenessGroups } from '@/search/likeness-groups';
import { createMatchJudge, type MatchJudge } from '@/search/match-judge';
import { createRowColumns, type RowColumns } from '@/search/row-columns';
import { orderRows } from '@/search/row-order';
import { createWordIndex } from '@/search/word-index';
import { createWordSearch, type WordSearch } from '@/search/word-search';
import type { ListedJob } from '@/store/database/stored-job';

/** All the engine knows about the jobs, kept consistent as they are read and change. */
export interface JobsInMemory {
  readonly rows: RowColumns;
  readonly judge: MatchJudge;
  readonly search: WordSearch;
  setCriteria(criteria: ReadCriteria): void;
  put(job: ListedJob): void;
  remove(id: string): void;
  /** Adds a job's description; null: it has none. */
  readDescription(id: string, description: string | null): void;
  /** Ids of jobs whose descriptions are unknown, at most this many. */
  unread(most: number): string[];
  /** Share of descriptions that are known. */
  indexed(): number;
  /** Sorts the texts, with pauses, so that the first sort need not wait. */
  prepare(pause: Yield): Promise<void>;
  ordered(sort: JobSort): readonly number[];
  groups(): LikenessGroups;
}

export function createJobsInMemory(collator: Intl.Collator): JobsInMemory {
  const rows = createRowColumns(collator);
  const ofRows = createWordIndex();
  const ofDescriptions = createWordIndex();
  const search = createWordSearch(rows, [ofRows, ofDescriptions]);
  const unread = new Set<number>();
  let judge = createMatchJudge(readCriteria(noCriteria, []), rows, ofDescriptions);
  let judgements = 0;
  const groups = remember(() => createLikenessGroups(rows));
  const orders = remember((sort: JobSort) => orderRows(sort, rows, judge));
  const described = remember(() => rows.inStoreOrder().filter((row) => rows.columns.hasDescription[row]).length);
  const forget = () => {
    judgements += 1;
    search.forget();
  };
  const dropDescription = (row: number) => {
    ofDescriptions.remove(row);
    unread.delete(row);
    for (const hits of judge.hits) hits.readDescription(row, null);
  };
  return {
    rows,
    search,
    get judge() {
      return judge;
    },
    setCriteria(criteria) {
      judge = createMatchJudge(criteria, rows, ofDescriptions);
      judgements += 1;
    },
    put(job) {
      const row = rows.put(job);
      ofRows.put(row, (rows.columns.words[row] ?? '').split(' '));
      for (const hits of judge.hits) hits.readRow(row);
      dropDescription(row);
      if (job.hasDescription) unread.add(row);
      forget();
    },
    remove(id) {
      const row = rows.rowOf(id);
      if (row === undefined) return;
      rows.remove(row);
      dropDescription(row);
      forget();
    },
    readDescription(id, description) {
      const row = rows.rowOf(id);
      if (row === undefined) return;
      unread.delete(row);
      const words = description === null ? [] : searchSummary(description);
      if (!ofDescriptions.has(row)) ofDescriptions.put(row, words);
      const spaced = ` ${words.join(' ')} `;
      for (const hits of judge.hits) hits.readDescription(row, spaced);
      forget();
    },
    unread(most) {
      return firstOf([unread, ...judge.hits.map(({ open }) => open)], most).map((row) => rows.ids[row] ?? '');
    },
    indexed() {
      const all = described(String(rows.version));
      return all === 0 ? 1 : (all - unread.size) / all;
    },
    async prepare(pause) {
      const { title, company, location, employmentType, site, tags } = rows.columns;
      for (const column of [title, company, location, employmentType, site, tags]) await column.prepare(pause);
    },
    ordered: (sort) => {
      const version = sort.column === 'match' ? `${rows.version} ${judgements}` : rows.version;
      return orders(`${version} ${sort.column} ${sort.isDescending}`, sort);
    },
    groups: () => groups(String(rows.version)),
  };
}

/** Recomputes a value only when its version changes. */
function remember<Given extends unknown[], Value>(
  make: (...given: Given) => Value,
): (version: string, ...given: Given) => Value {
  let last: { version: string; value: Value } | null = null;
  return (version, ...given) => {
    if (last?.version !== version) last = { version, value: make(...given) };
    return last.value;
  };
}

function firstOf(sets: readonly ReadonlySet<number>[], most: number): number[] {
  const first = new Set<number>();
  for (const set of sets) {
    for (const row of set) {
      if (first.size === most) return [...first];
      first.add(row);
    }
  }
  return [...first];
}
