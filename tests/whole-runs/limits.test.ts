import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DiscoverRun } from '@/domain/run/run';
import { defaultSettings, type Settings } from '@/domain/settings/settings';
import type { StoredJob } from '@/store/database/stored-job';
import { launchPanel, type PanelDriver } from '../browser/panel-driver';
import { press } from '../browser/panel-state';
import { readAll } from '../harness/product';
import { type LimitedBoard, limitedTitles, serveLimitedBoard } from './limited-board';

/** Limits that leave most of the board, and caps that hold them there. */
const low: Partial<Settings> = {
  limits: { pages: 1, details: 1, jobs: 3 },
  breakers: { pages: 1, jobs: 3, errorsInARow: 3 },
  pace: { min: 0, max: 0 },
  exploration: { ...defaultSettings.exploration, limits: { turns: 1, minutes: 1, errorsInARow: 1 } },
};

let driver: PanelDriver;
let board: LimitedBoard;

beforeAll(async () => {
  driver = await launchPanel();
});
afterEach(() => board.close());
afterAll(() => driver.close());

async function open(settings: Partial<Settings>, announced?: number) {
  board = await serveLimitedBoard(announced);
  await driver.open({ settings: { ...low, ...settings } });
  await driver.showInTab(board.url);
}

/** A sentence of the panel; what is announced to those who do not see it stands in the document again. */
const sentence = (words: string) => driver.panel.locator('p, h2').filter({ hasText: words });
const runs = () => driver.panel.evaluate<DiscoverRun[]>(readAll('runs'));
const jobs = () => driver.panel.evaluate<StoredJob[]>(readAll('jobs'));
const button = (name: string) => driver.panel.getByRole('button', { name, exact: true });
const titlesOf = (found: StoredJob[]) => found.map(({ title }) => title).sort();
const postingVisits = () => [...board.visits].filter(([path]) => path.startsWith('/jobs/view/'));

describe('limits that leave jobs of a board', () => {
  it('are told before the run, and raised with one press: the board is collected whole', async () => {
    await open({});
    await sentence('The page announces 8 jobs. Your limit is 3. At most 1 posting is opened.').waitFor();
    expect(await jobs()).toEqual([]);
    await press(button('Raise to 8'));
    await sentence('Limits raised to 8 jobs.').waitFor();
    await press(button('Discover'));
    await sentence('Done: all 8 jobs in this list were collected.').waitFor({ timeout: 60_000 });
    expect(titlesOf(await jobs())).toEqual(limitedTitles.toSorted());
    expect(postingVisits()).toHaveLength(8);
  });

  it('are raised after the run, which goes on where it stopped: nothing is collected or opened twice', async () => {
    await open({});
    await press(button('Discover'));
    await sentence('Stopped after 3 jobs (your limit).').waitFor({ timeout: 60_000 });
    await sentence('2 postings were not opened: your limit is 1.').waitFor();
    expect(await jobs()).toHaveLength(3);
    const opened = new Map(postingVisits());
    expect(opened.size).toBe(1);
    await press(button('Raise to 8 and go on'));
    await sentence('Done: all 8 jobs in this list were collected.').waitFor({ timeout: 60_000 });
    const found = await jobs();
    expect(titlesOf(found)).toEqual(limitedTitles.toSorted());
    expect(found.every(({ detailsReadAt }) => detailsReadAt !== null)).toBe(true);
    expect(postingVisits()).toHaveLength(8);
    for (const [path, times] of postingVisits()) expect(times).toBe(opened.get(path) ?? 1);
    const counts = (await runs()).map(({ state }) => state.counts).sort((one, other) => one.new - other.new);
    expect(counts).toMatchObject([{ new: 3 }, { new: 8, known: 0, duplicate: 0 }]);
  });
});

describe('a number that a page announces', () => {
  it('is told up to what one run can do, however large it is', async () => {
    await open({}, 9_999_999);
    await sentence('The page announces more than 1,000 jobs.').waitFor();
    await sentence('One run reads at most 50 pages: about 200 of them.').waitFor();
    await button('Raise to 200').waitFor();
  });
});
