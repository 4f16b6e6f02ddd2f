import type { AgentAnswer } from '@/agents/calling/define-agent';
import { collectedData } from '@/agents/collector/collected-data';
import type { collectorTools } from '@/agents/collector/collector';
import type { PageView } from '@/agents/page-view/page-view';
import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { storeRecipe } from '../list/remembered-recipe';
import { applyFilters } from './apply-filters';
import { collectItem } from './collector-items';
import { goToNextPage } from './collector-pages';
import { extractShownPosting, selectJob } from './collector-postings';
import type { ToolOutcome } from './tool-outcome';

/** Executes the collector's tool call. Failures are answers for it to read, never exceptions. */
export function runCollectorTool(
  discovery: DiscoveryContext,
  answer: AgentAnswer<typeof collectorTools>,
  page: PageView,
): Promise<ToolOutcome> {
  switch (answer.name) {
    case 'select_job':
      return selectJob(discovery, answer.input.selector);
    case 'extract_data':
      return extractShownPosting(discovery);
    case 'collect':
      return collectItem(discovery, answer.input.type, collectedData(answer.input, page));
    case 'next_page':
      return goToNextPage(discovery, answer.input.selector);
    case 'apply_filters':
      return applySettings(discovery, answer.input.settings);
    case 'finish':
      return finish(discovery, answer.input.reason);
  }
}

/** `apply_filters`: sets filter options, and says which the page accepted. */
async function applySettings(
  discovery: DiscoveryContext,
  settings: readonly { filter: string | null; option: string }[],
): Promise<ToolOutcome> {
  const { success, jobCount } = await applyFilters(discovery, settings);
  const count = jobCount === null ? '' : ` The page names ${jobCount} jobs.`;
  return {
    tool: 'apply_filters',
    asked: settings.map(({ filter, option }) => `${filter ?? 'search'}: ${option}`).join(', '),
    answer: success ? `The page took the filters.${count}` : 'The page did not take all of the filters.',
    success,
  };
}

/** `finish`: the collector says that it is done. */
async function finish(discovery: DiscoveryContext, reason: string): Promise<ToolOutcome> {
  const { recipe, jobIds, pageUrl } = discovery.run.run.state;
  // Stored, so that later runs do not ask again where the list continues.
  if (recipe)
    await storeRecipe(discovery, { ...recipe, pager: { kind: 'none', selector: null, isShown: true } }, pageUrl);
  const end: EndCode = jobIds.length > 0 ? 'complete' : 'not-a-job-list';
  return { tool: 'finish', asked: reason, answer: reason, success: true, end };
}
