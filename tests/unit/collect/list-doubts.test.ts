import { describe, expect, it } from 'vitest';
import { Pattern } from '@/domain/page/page-graph';
import type { RowsReading } from '@/domain/page/page-readings';
import { problemOfTaughtRows } from '@/workflows/collect/list/check-taught-rows';
import { doubtOf, showedOtherRows } from '@/workflows/collect/list/doubt-list';
import { isOneOfMany } from '@/workflows/collect/list/one-of-many';
import { learnedList } from './list-samples';

const jobs = [
  { title: 'Cook', company: 'Mokka', location: 'Brno' },
  { title: 'Baker', company: 'Hob', location: 'Zwolle' },
  { title: 'Clerk', company: 'Brine', location: 'Lea' },
];
const without = (name: 'company' | 'location') =>
  jobs.map((job) => Object.fromEntries(Object.entries(job).filter(([key]) => key !== name)));

describe('what speaks against a list as read', () => {
  it('is nothing where rows have titles, companies and places', () => {
    expect(doubtOf(learnedList('li', jobs))).toBeNull();
    expect(doubtOf(learnedList('li', jobs, { announced: 300 }))).toBeNull();
  });

  it('is a column that is missing altogether, not one that some rows lack', () => {
    expect(doubtOf(learnedList('li', without('company')))).toBe('no-companies');
    expect(doubtOf(learnedList('li', without('location')))).toBe('no-places');
    expect(doubtOf(learnedList('li', [...without('location'), ...jobs.slice(0, 1)]))).toBeNull();
  });

  it('is two rows of many announced', () => {
    const two = jobs.slice(0, 2);
    expect(doubtOf(learnedList('li', two, { announced: 23 }))).toBe('far-from-total');
    expect(doubtOf(learnedList('li', two, { announced: 3 }))).toBeNull();
    expect(doubtOf(learnedList('li', two, { announced: 500, isAnnouncedRoughly: true }))).toBeNull();
  });

  it('is a doubt in most rows, or a check that fails', () => {
    const list = learnedList('li', jobs);
    const doubted = list.reading.rows.map((row, index) => ({ ...row, doubts: index < 2 ? ['title' as const] : [] }));
    expect(doubtOf({ ...list, reading: { ...list.reading, rows: doubted } })).toBe('rows-look-wrong');
    const check = { holds: false, fill: {}, uniqueness: 0.3, problems: ['only 30 % of the rows differ'] };
    expect(doubtOf(learnedList('li', jobs, { check }))).toBe('rows-look-wrong');
  });

  it('is a job that showed when something else was pressed', () => {
    const pressed = (name: string, step = 4) =>
      Pattern.parse({
        elementType: 'job listing',
        action: 'click',
        selectors: ['#a'],
        role: 'link',
        name,
        effect: '',
        changeType: 'panel_updated',
        times: 1,
        pageId: null,
        step,
      });
    const { rows } = learnedList('li', jobs).reading;
    expect(showedOtherRows([pressed('Night nurse')], rows)).toBe(true);
    expect(showedOtherRows([pressed('Baker at Hob')], rows)).toBe(false);
    expect(showedOtherRows([pressed('Night nurse'), pressed('Cook')], rows)).toBe(false);
    expect(showedOtherRows([pressed('Night nurse', -1)], rows)).toBe(false);
    expect(showedOtherRows([], rows)).toBe(false);
  });
});

describe('what a model taught', () => {
  const samples = jobs.slice(0, 2).map((fields) => ({ selector: '', fields }));
  const problem = (reading: RowsReading | null) => problemOfTaughtRows(samples, reading);

  it('holds where several rows are read, and of those it named what it said', () => {
    expect(problem(learnedList('li', jobs).reading)).toBeNull();
    const cut = [{ selector: '', fields: { title: 'Senior platform engin…' } }, ...samples];
    const rows = [{ title: 'Senior platform engineer' }, ...jobs];
    expect(problemOfTaughtRows(cut, learnedList('li', rows).reading)).toBeNull();
  });

  it('holds without a column that could not be learned: the model is shown it empty', () => {
    expect(problem(learnedList('li', without('company')).reading)).toBeNull();
  });

  it('does not hold where nothing, or one row, is read', () => {
    expect(problem(null)).toContain('nothing in common');
    expect(problem(learnedList('li', jobs.slice(0, 1)).reading)).toContain('Only 1 rows');
  });

  it('does not hold where rows are too much alike', () => {
    const check = { holds: false, fill: {}, uniqueness: 0.3, problems: ['only 30 % of the rows differ'] };
    expect(problem(learnedList('li', jobs, { check }).reading)).toContain('only 30 % of the rows differ');
  });

  it('does not hold where another value is read than it said', () => {
    const swapped = jobs.map(({ title, company, location }) => ({ title, company: location, location: company }));
    expect(problem(learnedList('li', swapped).reading)).toContain('company is “Brno” where you said “Mokka”');
    const half = [{ title: 'Cook', company: 'Mokka' }, { title: 'Baker' }];
    expect(problem(learnedList('li', half).reading)).toContain('company is “nothing” where you said “Hob”');
  });

  it('does not hold where only one of its titles is read', () => {
    expect(problem(learnedList('li', jobs.slice(1)).reading)).toContain('Of the titles you gave, 1');
  });
});

describe('a single row', () => {
  const text = (rows: number) => `page "Jobs"
main
  list L1 "Results" ${rows} rows of 90, 2 shown
    1 [CLICK: "e1"] "Cook" | "Mokka"
    2 [CLICK: "e2"] "Baker" | "Hob"
  "Waiter"`;
  const rowsOf = (...titles: string[]) =>
    learnedList(
      'li',
      titles.map((title) => ({ title })),
    ).reading.rows;

  it('is one of many where the page shows it in a list', () => {
    expect(isOneOfMany(text(14), rowsOf('Baker'))).toBe(true);
  });

  it('is alone where the page shows it elsewhere, or in a list of few', () => {
    expect(isOneOfMany(text(14), rowsOf('Waiter'))).toBe(false);
    expect(isOneOfMany(text(2), rowsOf('Baker'))).toBe(false);
    expect(isOneOfMany(text(14), rowsOf('Baker', 'Cook'))).toBe(false);
  });
});
