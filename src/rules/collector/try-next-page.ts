import type { CollectorInput } from '@/agents/collector/collector-input';
import type { Attempt } from './next-call';

/** Loads more rows with the pager code found, as long as the last page had something new. */
export const nextPage: Attempt = (input) => {
  const { landmarks, pagesLeft } = input;
  const canGoOn = landmarks.pager.ref !== null || landmarks.pager.kind === 'infinite';
  if (!canGoOn || pagesLeft <= 0 || !hasBroughtJobs(input)) return null;
  return { name: 'next_page', input: { selector: null, reason: 'No row is left on this page.' } };
};

/** True before the first page is turned. Pages without anything new could go on forever. */
function hasBroughtJobs({ past }: CollectorInput): boolean {
  const turned = past.findLastIndex(({ tool }) => tool === 'next_page');
  if (turned === -1) return true;
  const since = past.slice(turned + 1);
  return past[turned]?.success === true && since.some(({ tool, success }) => tool === 'collect' && success);
}
