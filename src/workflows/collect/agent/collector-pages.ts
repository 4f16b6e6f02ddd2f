import type { DiscoveryContext } from '@/workflows/discovery';
import { explorerRefusals } from '@/workflows/explore/refusal-reasons';
import { passWalls } from '@/workflows/wait-until-accessible';
import { choosePager, followPager, isPagerPressable } from '../list/follow-pager';
import { keyedRows } from '../list/row-keys';
import { newRowsDelaysMs } from '../list/row-wait-delays';
import { pressForCollector } from './collector-press';
import type { ToolOutcome } from './tool-outcome';

/** `next_page`: presses what the collector names, else what code found, and checks for new rows. */
export async function goToNextPage(discovery: DiscoveryContext, address: string | null): Promise<ToolOutcome> {
  const { run, tab } = discovery;
  const { page, limits } = run.run.state;
  const called = { tool: 'next_page', asked: address ?? 'what code found' };
  if (page >= limits.pages) {
    return { ...called, answer: 'No further page is allowed: finish.', success: false, end: 'page-limit' };
  }
  const before = await digestOf(discovery);
  const pressed = await (address === null ? pressFound(discovery) : pressNamed(discovery, address));
  if (pressed.problem !== null) return { ...called, phase: pressed.phase, answer: pressed.problem, success: false };
  await passWalls(discovery);
  if (!(await changes(discovery, before))) {
    return { ...called, phase: 'outcome', answer: 'No other rows came: it leads to no further page.', success: false };
  }
  const hasMore = isPagerPressable(await choosePager(discovery));
  const pageUrl = await tab.url();
  return {
    ...called,
    phase: 'outcome',
    answer: `The next page shows${hasMore ? ', and code sees that more pages follow' : ''}.`,
    success: true,
    changeState: (state) => {
      const pager = { kind: 'next' as const, selector: pressed.selector, isShown: true };
      const recipe = state.recipe && { ...state.recipe, pager };
      // If code can read the rows, only the pager was asked for.
      const phase = recipe ? 'list' : state.phase;
      return { ...state, recipe, phase, page: state.page + 1, pageUrl, pageKeys: [] };
    },
    changeCollector: (collector) => ({ ...collector, pagesVisited: collector.pagesVisited + 1, selected: null }),
  };
}

type Pressed = { problem: string; phase: 'outcome' | 'note' } | { problem: null; selector: string | null };

async function pressNamed(discovery: DiscoveryContext, address: string): Promise<Pressed> {
  const press = await pressForCollector(discovery, { tool: 'next_page', address, purpose: 'turn-page' });
  if (press.problem !== null) return { problem: press.problem, phase: 'outcome' };
  return { problem: null, selector: press.element.selector };
}

async function pressFound(discovery: DiscoveryContext): Promise<Pressed> {
  const { run } = discovery;
  const pager = await choosePager(discovery);
  if (!isPagerPressable(pager)) return { problem: 'Code finds nothing that leads to a further page.', phase: 'note' };
  await run.pace();
  await run.intent('collector-answered', { tool: 'next_page', asked: 'what code found' });
  const followed = await followPager(discovery, pager);
  if (followed === 'refused') return { problem: explorerRefusals.unclear, phase: 'outcome' };
  if (followed === 'failed') return { problem: 'It could not be pressed.', phase: 'outcome' };
  return { problem: null, selector: pager.selector };
}

/** A digest of the visible list, to tell new rows from the same ones. */
async function digestOf({ run, tab }: DiscoveryContext): Promise<string> {
  const { recipe } = run.run.state;
  if (recipe) {
    const { rows } = await tab.ask('read-rows', recipe);
    return keyedRows(rows)
      .map(({ key }) => key)
      .join('\n');
  }
  return (await tab.snapshot(null)).text.split('\n').slice(1).join('\n');
}

async function changes(discovery: DiscoveryContext, before: string): Promise<boolean> {
  for (const ms of newRowsDelaysMs) {
    await discovery.sleep(ms);
    if ((await digestOf(discovery)) !== before) return true;
  }
  return false;
}
