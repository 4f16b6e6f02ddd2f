import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';

/** Forms whose user went on and left what lies over them. */
const leftCovered = new WeakSet<FillContext['form']>();

/**
 * A question for consent over the page hides every field below it: only the user answers it. Whether they just have; asked only about a
 * field that is hidden, since a form that fills a layer of its own may speak of consent as well, and no more once they left it as it is.
 */
export async function waitPastConsent({ run, tab, form }: FillContext): Promise<boolean> {
  const asksForConsent = async () => (await tab.ask('read-page-kind', null)).kind === 'consent';
  if (leftCovered.has(form) || !(await asksForConsent())) return false;
  await waitForUser({ run, tab }, 'consent');
  await tab.settle();
  if (!(await asksForConsent())) return true;
  leftCovered.add(form);
  return false;
}
