import type { EndCode } from '@/domain/run-result';
import type { Discovery } from '../discover/ports';
import { rememberRecipe } from '../discover/remember';
import type { ToolOutcome } from './tool-outcome';

/** `finish`: the collector says that it is done. */
export async function finish(discovery: Discovery, reason: string): Promise<ToolOutcome> {
  const { recipe, jobIds, pageUrl } = discovery.run.run.state;
  // Stored, so that later runs do not ask again where the list continues.
  if (recipe)
    await rememberRecipe(discovery, { ...recipe, pager: { kind: 'none', selector: null, isShown: true } }, pageUrl);
  const end: EndCode = jobIds.length > 0 ? 'complete' : 'not-a-job-list';
  return { tool: 'finish', asked: reason, answer: reason, success: true, end };
}
