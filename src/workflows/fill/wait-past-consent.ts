import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';

/**
 * A question for consent over the page hides every field below it: only the user answers it. Whether there was one; asked only about a
 * field that is hidden, since a form that fills a layer of its own may speak of consent as well.
 */
export async function waitPastConsent({ run, tab }: FillContext): Promise<boolean> {
  const { kind } = await tab.ask('read-page-kind', null);
  if (kind !== 'consent') return false;
  await waitForUser({ run, tab }, 'consent');
  await tab.settle();
  return true;
}
