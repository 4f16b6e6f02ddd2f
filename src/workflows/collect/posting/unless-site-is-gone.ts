import { ErrorPageError } from '@/domain/page/tab-errors';
import { siteOf } from '@/url/canonical-url';
import type { DiscoveryContext } from '@/workflows/discovery';

/**
 * What `look` finds; `otherwise` if the browser shows an error of its own in place of a page of another site. That one may be gone for good, and
 * only its posting with it, while the list's own is waited for.
 */
export async function unlessSiteIsGone<Found>(
  { run, tab }: DiscoveryContext,
  look: () => Promise<Found>,
  otherwise: () => Promise<Found>,
): Promise<Found> {
  try {
    return await look();
  } catch (error) {
    if (!(error instanceof ErrorPageError) || siteOf(await tab.url()) === siteOf(run.run.startUrl)) throw error;
    return otherwise();
  }
}
