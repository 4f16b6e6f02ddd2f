import type { ScopedForm, Tab } from '@/browser/tab';
import type { Application } from '@/domain/form/application';
import type { FieldOnPage } from '@/domain/form/fill-state';
import { type FormLocation, originOf, topFrameLocation } from '@/domain/form/form-scope';
import { isSameForm } from '@/forms/same-form';
import { readShownFields, type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { withSubmitLock } from './with-submit-lock';

/** What changing a filled form requires: the run is over, so the application remembers. */
export interface EditContext {
  tab: Pick<Tab, 'url' | 'openScope' | 'release'>;
  store: {
    application(id: string): Promise<Application | undefined>;
    changeApplication(id: string, change: (application: Application) => Application): Promise<unknown>;
  };
}

/**
 * Runs something on the fields the form shows now, with submits locked, then releases the tab. Null if the tab shows a page that is not the
 * form's.
 */
export async function withLockedForm<Result>(
  { tab }: EditContext,
  application: Application,
  work: (form: ScopedForm, shown: readonly ShownField[]) => Promise<Result>,
): Promise<Result | null> {
  const place = placeOf(application);
  if (!isOfForm(await tab.url(), application, place)) return null;
  try {
    const form = tab.openScope(place);
    form.knowStanding(application.fields.filter(({ outcome }) => outcome === 'held'));
    return await withSubmitLock({ form }, async () => work(form, await readShownFields({ form })));
  } finally {
    await tab.release();
  }
}

/** Applications stored before forms had a location were in the tab itself, or are no longer written to. */
const placeOf = ({ place, formUrl }: Application): FormLocation => place ?? topFrameLocation(originOf(formUrl));

/** Those stored before pages had addresses are recognized by origin alone. */
function isOfForm(url: string, { pageUrls }: Application, { tabOrigin }: FormLocation): boolean {
  return originOf(url) === tabOrigin && (pageUrls.length === 0 || pageUrls.some((page) => isSameForm(url, page)));
}

export const findShownField = (shown: readonly ShownField[], { id }: FieldOnPage): ShownField | undefined =>
  shown.find((one) => shownFieldId(one) === id);
