import type { Tab } from '@/browser/tab';
import type { Application } from '@/domain/application';
import { siteOf } from '@/domain/canonical-url';
import type { FieldOnPage } from '@/domain/fill-state';
import { isSameForm } from '@/domain/same-form';
import { fieldId, type ShownField, shownFields } from './questions-of';
import { withLock } from './with-lock';

/** What changing a filled form needs: the run is over, so the application remembers. */
export interface Editing {
  tab: Pick<Tab, 'url' | 'readForms' | 'fillField' | 'clearField' | 'lockSubmits' | 'release'>;
  store: {
    application(id: string): Promise<Application | undefined>;
    changeApplication(id: string, change: (application: Application) => Application): Promise<unknown>;
  };
}

/**
 * Does something to the fields that the form shows now, with the lock on, and lets go of the tab. Null where the tab shows another page
 * than those of the form.
 */
export async function withForm<Result>(
  { tab }: Editing,
  application: Application,
  work: (shown: readonly ShownField[]) => Promise<Result>,
): Promise<Result | null> {
  if (!isOfForm(await tab.url(), application)) return null;
  try {
    return await withLock({ tab }, async () => work(await shownFields({ tab })));
  } finally {
    await tab.release();
  }
}

/** What was kept before the pages were known by their addresses is told by its site alone. */
function isOfForm(url: string, { site, pageUrls }: Application): boolean {
  return siteOf(url) === site && (pageUrls.length === 0 || pageUrls.some((page) => isSameForm(url, page)));
}

export const findShown = (shown: readonly ShownField[], { id }: FieldOnPage): ShownField | undefined =>
  shown.find((one) => fieldId(one) === id);
