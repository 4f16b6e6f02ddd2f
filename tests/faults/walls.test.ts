import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FaceName } from '../sites/board/face';
import { expectedJobs } from '../sites/board/truth';
import type { BoardWall } from '../sites/board/walls/board-walls';
import { expectSoundJournal } from './expect-whole';
import { type FaultStage, openStage } from './fault-stage';
import { sample, searchAddress, small } from './searches';

let stage: FaultStage;

beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.clear());
afterAll(() => stage?.close());

/** A wall that stands from the request after so many on: in place of a list, a details pane or a posting. */
const walls: [FaceName, BoardWall, number][] = [
  ['classic', 'challenge', 3],
  ['classic', 'login', 4],
  ['classic', 'rate-limit', 1],
  ['classic', 'challenge', 7],
  ['guest', 'challenge', 4],
  ['guest', 'rate-limit', 4],
  ['plain', 'rate-limit', 2],
  ['plain', 'challenge', 3],
];

/** A list that grows by a button begins anew past a wall: pressed once more, it shows only rows that were read already. */
const expectedFailures: [FaceName, BoardWall, number][] = [['guest', 'login', 3]];

describe('a wall in the middle', () => {
  it.each(walls)('of the %s face (%s after %i requests) is waited out, and nothing is lost', expectNothingLost);
  it.fails.each(expectedFailures)('of the %s face (%s after %i requests) costs rows', expectNothingLost);

  async function expectNothingLost(face: FaceName, wall: BoardWall, after: number): Promise<void> {
    const { product, board, origin } = stage;
    const address = searchAddress(origin, face, face === 'guest' ? sample : small);
    await board.setWall(face, wall, { afterRequests: after });
    const { id, tabId } = await product.discover(address, { pages: 50, details: 4, jobs: 1000 });
    await product.runWhen(id, ({ status }) => status !== 'running');
    expect(await product.run(id)).toMatchObject({ status: 'waiting', wait: wall });
    await board.setWall(face, null);
    // Past a wall a site leads where it likes; in place of a list it is only loaded anew.
    if (wall === 'rate-limit') await product.control.evaluate(`chrome.tabs.reload(${tabId})`);
    else await product.goTo(tabId, `${origin}/`);
    await product.act('resume', id);
    const run = await product.runWhen(id, ({ status }) => status === 'ended' || status === 'waiting');
    expect(run.result).toMatchObject({ success: true, code: 'complete' });
    const expected = expectedJobs(face, face === 'guest' ? sample : small, origin);
    const jobs = await product.jobs();
    expect(jobs.map(({ siteJobId }) => siteJobId).sort()).toEqual(expected.map(({ siteJobId }) => siteJobId).sort());
    const described = jobs.filter(({ description }) => description);
    expect(described).toHaveLength(4);
    expect(new Set(described.map(({ description }) => description)).size).toBe(4);
    expectSoundJournal(run, await product.steps(id));
  }

  it('that refuses details in the pane costs those details, and no more', async () => {
    const { product, board, origin } = stage;
    await board.setWall('classic', 'rate-limit', { afterRequests: 4 });
    const address = searchAddress(origin, 'classic', small);
    const { id, tabId } = await product.discover(address, { pages: 50, details: 3, jobs: 1000 });
    await product.runWhen(id, ({ status }) => status !== 'running');
    expect(await product.run(id)).toMatchObject({ status: 'waiting', wait: 'rate-limit' });
    await board.setWall('classic', null);
    await product.control.evaluate(`chrome.tabs.reload(${tabId})`);
    await product.act('resume', id);
    const run = await product.runWhen(id, ({ status }) => status === 'ended');
    const { details, failed } = run.state.counts;
    expect(details + failed).toBe(3);
    // Most postings unread are said, though the list is whole.
    expect(run.result).toMatchObject({ code: failed > details ? 'incomplete' : 'complete', facts: { collected: 30 } });
  });
});
