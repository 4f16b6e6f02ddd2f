import type { JobQuery } from '@/domain/job/job-query';
import type { JobAnswer, JobRow, JobSearch, SearchCriteria } from '@/search/job-search';
import { throttle } from '@/ui/data/coalesce';
import { countRelaxations, type FilterRelaxation } from './filter-relaxations';
import { allPages, isNearPages, overscanRows, type Pages, pageSize, pagesOf, startOfPage } from './row-pages';

/** What the table shows: the last answer that came with its visible rows, whatever is being asked meanwhile. */
export interface ShownRows {
  /** The query asked. */
  query: JobQuery;
  answer: JobAnswer;
  /** Rows near the visible ones, by position in the answer. */
  rows: ReadonlyMap<number, JobRow>;
  /** If nothing was found: which parts of the query could be removed. Null until known. */
  narrowings: readonly FilterRelaxation[] | null;
}

export interface ListingState {
  /** Null until the first answer. */
  shown: ShownRows | null;
  /** Why the last question failed. */
  problem: { error: unknown } | null;
}

interface Question {
  query: JobQuery;
  criteria: SearchCriteria;
}

const millisecondsBetweenLooks = 200;

/**
 * The job list as the table needs it: loaded in pages, of which only those near the visible rows are kept. Results of an earlier question
 * are dropped, rows included; while a question is open no rows are read, since nobody could say which answer they belong to.
 */
export class JobListing {
  readonly #engine: JobSearch;
  readonly #listeners = new Set<() => void>();
  readonly #reading = new Set<number>();
  #state: ListingState = { shown: null, problem: null };
  #question: Question | null = null;
  /** Numbers the questions. */
  #turn = 0;
  #isOpen = false;
  #view: Pages = pagesOf(0, 0);
  /** Number of visible rows. */
  #height = 0;

  constructor(engine: JobSearch) {
    this.#engine = engine;
  }

  readonly state = (): ListingState => this.#state;

  /** Subscribes to changes of `state`. Returns `unsubscribe`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks again whenever the engine's answer may have changed, until the returned function is called. */
  readonly follow = (): (() => void) => {
    const looks = throttle(() => this.#find(), millisecondsBetweenLooks);
    const end = this.#engine.onChange(looks.request);
    return () => {
      end();
      looks.cancel();
    };
  };

  /** The same objects mean the same question: the visible rows then stay. */
  ask(query: JobQuery, criteria: SearchCriteria): void {
    this.#question = { query, criteria };
    void this.#find();
  }

  /** Asks in advance: the first rows are there once somebody looks. Does nothing if a question was asked. */
  askAhead(query: JobQuery, criteria: SearchCriteria): void {
    if (!this.#question) this.ask(query, criteria);
  }

  /** The first answer is on screen: now there is time for all other jobs. */
  readOn(): void {
    this.#engine.readOn();
  }

  retry(): void {
    this.#publish({ ...this.#state, problem: null });
    void this.#find();
  }

  /** Sets the visible rows, `to` exclusive. */
  look(from: number, to: number): void {
    const { shown } = this.#state;
    this.#view = pagesOf(from, to);
    this.#height = to - from;
    if (this.#isOpen || !shown) return;
    const near = pagesOf(from - overscanRows, Math.min(to + overscanRows, shown.answer.count));
    for (const page of allPages(near)) {
      if (!shown.rows.has(startOfPage(page)) && !this.#reading.has(page)) void this.#fetch(page);
    }
  }

  async #find(): Promise<void> {
    const question = this.#question;
    if (!question) return;
    const turn = this.#begin();
    try {
      const answer = await this.#engine.ask(question.query, question.criteria);
      if (turn !== this.#turn) return;
      if (this.#state.shown?.query !== question.query) this.#view = pagesOf(0, Math.min(this.#height, answer.count));
      const pages = await Promise.all(allPages(this.#view).map((page) => this.#read(page)));
      if (turn !== this.#turn) return;
      const shown = { query: question.query, answer, rows: new Map(pages.flat()), narrowings: this.#knownNarrowings() };
      this.#end({ shown, problem: null });
      if (answer.count === 0) await this.#explain(turn, question, shown);
    } catch (error) {
      if (turn === this.#turn) this.#end({ ...this.#state, problem: { error } });
    }
  }

  async #explain(turn: number, { query, criteria }: Question, shown: ShownRows): Promise<void> {
    const isCurrent = () => turn === this.#turn;
    const narrowings = await countRelaxations(this.#engine, query, criteria, isCurrent);
    if (isCurrent()) this.#publish({ shown: { ...shown, narrowings }, problem: null });
  }

  async #fetch(page: number): Promise<void> {
    const turn = this.#turn;
    this.#reading.add(page);
    try {
      const read = await this.#read(page);
      const { shown } = this.#state;
      if (turn !== this.#turn || !shown) return;
      this.#reading.delete(page);
      const near = [...shown.rows].filter(([index]) => isNearPages(index, this.#view));
      this.#publish({ ...this.#state, shown: { ...shown, rows: new Map([...near, ...read]) } });
    } catch (error) {
      if (turn === this.#turn) this.#publish({ ...this.#state, problem: { error } });
    }
  }

  async #read(page: number): Promise<[number, JobRow][]> {
    const start = startOfPage(page);
    const rows = await this.#engine.rows(start, start + pageSize);
    return rows.map((row, place) => [start + place, row]);
  }

  /** Those of the same query stay until recounted. */
  #knownNarrowings(): readonly FilterRelaxation[] | null {
    const { shown } = this.#state;
    return shown && shown.query === this.#question?.query ? shown.narrowings : null;
  }

  #begin(): number {
    this.#isOpen = true;
    this.#reading.clear();
    this.#turn += 1;
    return this.#turn;
  }

  #end(state: ListingState): void {
    this.#isOpen = false;
    this.#publish(state);
  }

  #publish(state: ListingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
