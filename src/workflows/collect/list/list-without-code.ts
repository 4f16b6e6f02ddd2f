import type { EndCode } from '@/domain/run/run-result';
import type { Discovery } from '@/workflows/discovery';
import { askCollector } from '../extraction/collector-of';
import { hasModel } from '../extraction/may-ask';

/** If code finds no list, a model may. Returns the end code if there is none to ask. */
export async function listWithoutCode(discovery: Discovery): Promise<EndCode | null> {
  const { run, tab } = discovery;
  if (!(await hasModel(discovery))) return 'not-a-job-list';
  const pageUrl = await tab.url();
  await askCollector(discovery, 'Code makes out no list of jobs on this page.');
  await run.step('understood', {}, { change: (state) => ({ ...state, page: Math.max(1, state.page), pageUrl }) });
  return null;
}
