import { originOf } from '@/domain/form/form-scope';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';
import { hasLeftForm } from '@/workflows/form/has-left-form';

/**
 * Whether a question for consent lies over the page, which only the user answers, and they have not left it there. Asked only about a field
 * that is hidden, since a form that fills a layer of its own may speak of consent as well.
 */
export async function isUnderConsent({ tab, leftCovered }: FillContext): Promise<boolean> {
  return !leftCovered.has(originOf(await tab.url())) && asksForConsent(tab);
}

/** Lets the user answer it. Left as it is, it is not waited for again. */
export async function waitPastConsent(filling: FillContext): Promise<void> {
  const { tab, leftCovered } = filling;
  await waitForUser(filling, 'consent');
  // The next round waits until they are back: what lies over another page says nothing of this one.
  if (await hasLeftForm(filling)) return;
  await tab.settle();
  if (await asksForConsent(tab)) leftCovered.add(originOf(await tab.url()));
}

const asksForConsent = async (tab: FillContext['tab']): Promise<boolean> =>
  (await tab.ask('read-page-kind', null)).kind === 'consent';
