import type { EndCode } from '@/domain/run/run-result';
import type { DiscoveryContext } from '@/workflows/discovery';
import { askCollector } from '../extraction/collector-of';
import { hasExtractorModel } from '../extraction/may-ask';

/** If code finds no list, a model may. Returns the end code if there is none to ask. */
export async function findListByModel(discovery: DiscoveryContext): Promise<EndCode | null> {
  const { run, tab } = discovery;
  if (!(await hasExtractorModel(discovery))) return 'not-a-job-list';
  const pageUrl = await tab.url();
  await askCollector(discovery, 'Code makes out no list of jobs on this page.');
  await run.step('understood', {}, { change: (state) => ({ ...state, page: Math.max(1, state.page), pageUrl }) });
  return null;
}
