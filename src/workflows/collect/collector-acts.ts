import { collectedData } from '@/agents/collector/collected-data';
import type { collectorTools } from '@/agents/collector/collector-tools';
import type { AgentAnswer } from '@/agents/define-agent';
import type { PageView } from '@/agents/page-view/page-view';
import type { Discovery } from '../discover/ports';
import { applySettings } from './collector-filters';
import { finish } from './collector-finish';
import { putAside } from './collector-items';
import { goToNextPage } from './collector-pages';
import { extractShown, selectJob } from './collector-postings';
import type { ToolOutcome } from './tool-outcome';

/** Executes the collector's tool call. Failures are answers for it to read, never exceptions. */
export function doTool(
  discovery: Discovery,
  answer: AgentAnswer<typeof collectorTools>,
  page: PageView,
): Promise<ToolOutcome> {
  switch (answer.name) {
    case 'select_job':
      return selectJob(discovery, answer.input.selector);
    case 'extract_data':
      return extractShown(discovery);
    case 'collect':
      return putAside(discovery, answer.input.type, collectedData(answer.input, page));
    case 'next_page':
      return goToNextPage(discovery, answer.input.selector);
    case 'apply_filters':
      return applySettings(discovery, answer.input.settings);
    case 'finish':
      return finish(discovery, answer.input.reason);
  }
}
