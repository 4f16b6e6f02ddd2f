import type { CollectorInput } from '@/agents/collector/collector-input';
import type { RowsReading } from '@/domain/page/page-readings';
import { maxCollectorTurns } from '@/domain/run/collector-state';
import type { DiscoveryContext } from '@/workflows/discovery';
import { collectorState } from '../extraction/collector-of';
import { keyedRows } from '../list/row-keys';

const task = 'Collect the jobs of this site: every one, once.';
/** With this many turns left, the collector is told so. */
const fewTurns = 5;

/** The collector's input for this turn: the saved state and the current page. */
export async function collectorView(discovery: DiscoveryContext): Promise<CollectorInput> {
  const { run, tab, store } = discovery;
  const { state } = run.run;
  const collector = collectorState(discovery);
  const page = await tab.snapshot(null);
  const understanding = await store.understandingOf(state.pageUrl);
  return {
    task,
    reason: collector.reason,
    collected: { job: state.jobIds.length, ...collector.collected },
    jobsLeft: Math.max(0, state.limits.jobs - state.jobIds.length),
    pagesVisited: collector.pagesVisited,
    pagesLeft: Math.max(0, state.limits.pages - Math.max(1, state.page)),
    wishes: state.wishes,
    list: listOf(discovery, state.recipe && (await tab.ask('read-rows', state.recipe))),
    understanding,
    extracted: collector.extracted,
    past: collector.past,
    errorsInARow: collector.errorsInARow,
    retries: collector.retries,
    warning: collector.turns >= maxCollectorTurns - fewTurns ? 'Only a few turns are left: come to an end.' : null,
    page: { text: page.text, url: page.url, title: page.title, elements: page.elements },
    landmarks: await tab.ask('read-landmarks', { recipe: state.recipe }),
    turnsLeft: maxCollectorTurns - collector.turns,
  };
}

function listOf({ run }: DiscoveryContext, reading: RowsReading | null): CollectorInput['list'] {
  const { announced, seenKeys } = run.run.state;
  if (!reading) return { announced, rows: 0, unread: 0, problems: [] };
  const rows = keyedRows(reading.rows);
  return {
    announced: reading.announced ?? announced,
    rows: rows.length,
    unread: rows.filter(({ key }) => !seenKeys.includes(key)).length,
    problems: reading.check.problems,
  };
}
