import { describe, expect, it } from 'vitest';
import type { PageKind } from '@/domain/page/page-kind';
import type { LearnedRecipe, RowsReading } from '@/domain/page/page-readings';
import { PageUnreachableError } from '@/domain/page/tab-errors';
import { readAnnouncedJobs } from '@/workflows/collect/read-announced-jobs';
import { learnedList } from './list-samples';

type Ports = Parameters<typeof readAnnouncedJobs>[0];

const rows = [{ title: 'Moss' }, { title: 'Lantern' }, { title: 'Tern' }];
const listThatSays = (more: Partial<RowsReading>) => learnedList('li', rows, more);

interface Site {
  /** The kind of page at each look; the last one stays. */
  kinds?: PageKind[];
  learned?: LearnedRecipe | null;
  /** What an earlier run learned, and what its recipe reads now. */
  known?: LearnedRecipe | null;
}

/** A tab that answers, and what it was asked. */
function portsOf({ kinds = ['job-list'], learned = null, known = null }: Site) {
  const asked: string[] = [];
  let looks = 0;
  const answers: Record<string, () => unknown> = {
    'read-page-kind': () => ({ kind: kinds[Math.min(looks++, kinds.length - 1)], evidence: [] }),
    'learn-recipe': () => learned,
    'read-rows': () => known?.reading,
    'read-pager': () => ({ kind: 'next', ref: null, selector: null, url: null, current: null, last: null }),
  };
  const tab = {
    url: async () => 'https://jobs.example/search',
    settle: async () => undefined,
    awaitNews: async () => true,
    async ask(request: string) {
      asked.push(request);
      return answers[request]?.();
    },
  };
  const ports = { tab, understandingOf: async () => known && { recipe: known.recipe } } as unknown as Ports;
  return { asked, ports };
}

describe('the announced number', () => {
  it('comes with the rows of a page and how it goes on', async () => {
    const { ports } = portsOf({ learned: listThatSays({ announced: 500, isAnnouncedRoughly: true }) });
    expect(await readAnnouncedJobs(ports)).toEqual({ count: 500, isRough: true, rows: 3, pager: 'next' });
  });

  it('counts no promoted rows, unless all are', async () => {
    const list = listThatSays({ announced: 500 });
    const [first, ...others] = list.reading.rows;
    if (first) first.isPromoted = true;
    expect((await readAnnouncedJobs(portsOf({ learned: list }).ports))?.rows).toBe(2);
    for (const row of others) row.isPromoted = true;
    expect((await readAnnouncedJobs(portsOf({ learned: list }).ports))?.rows).toBe(3);
  });

  it('is read by what is known of the site, without learning anew', async () => {
    const { ports, asked } = portsOf({ known: listThatSays({ announced: 240 }) });
    expect((await readAnnouncedJobs(ports))?.count).toBe(240);
    expect(asked).toEqual(['read-rows', 'read-pager']);
  });

  it('is read anew where what is known does not hold', async () => {
    const changed = listThatSays({ check: { holds: false, fill: {}, uniqueness: 1, problems: [] }, announced: 7 });
    const { ports } = portsOf({ known: changed, learned: listThatSays({ announced: 240 }) });
    expect((await readAnnouncedJobs(ports))?.count).toBe(240);
  });

  it('is waited for while the list comes', async () => {
    const { ports } = portsOf({ kinds: ['loading', 'job-list'], learned: listThatSays({ announced: 240 }) });
    expect((await readAnnouncedJobs(ports))?.count).toBe(240);
  });
});

describe('nothing is announced', () => {
  it('by other pages, however much lists they have: they are asked no more than what they are', async () => {
    const { ports, asked } = portsOf({ kinds: ['not-a-job-list'], learned: listThatSays({ announced: 240 }) });
    expect(await readAnnouncedJobs(ports)).toBeNull();
    expect(new Set(asked)).toEqual(new Set(['read-page-kind']));
  });

  it('by a list without a number, nor by a number below one', async () => {
    for (const announced of [null, 0, -5])
      expect(await readAnnouncedJobs(portsOf({ learned: listThatSays({ announced }) }).ports)).toBeNull();
  });

  it('by a page that cannot be read', async () => {
    const { ports } = portsOf({});
    const settle = () => Promise.reject(new PageUnreachableError('no script can run'));
    expect(await readAnnouncedJobs({ ...ports, tab: { ...ports.tab, settle } })).toBeNull();
  });
});
