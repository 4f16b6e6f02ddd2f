import type { FillState } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { originOf } from '@/domain/form/form-scope';
import { isSameForm } from '@/forms/same-form';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from './fill-ports';
import { readShownFields, type ShownField, shownFieldId } from './visible-form-fields';

/** Share of the filled fields: some are cleared, or redrawn under another name. */
const leastStanding = 0.5;

type Where = Pick<FillContext, 'run' | 'tab' | 'form'>;

/** Whether the tab shows a different origin than the form's page, whoever navigated. */
export async function hasLeftOrigin({ run, tab }: Pick<FillContext, 'run' | 'tab'>): Promise<boolean> {
  return originOf(await tab.url()) !== originOf(run.run.state.pageUrl);
}

/** Whether it shows a page that is not the form's, even another form of the site. If the form merely moved, filling continues. */
export async function hasLeftForm(filling: Where): Promise<boolean> {
  const { run, tab } = filling;
  const [pageUrl, known] = [await tab.url(), run.run.state.pageUrl];
  if (isSameForm(pageUrl, known)) return false;
  const shown = originOf(pageUrl) === originOf(known) ? await readShownFields(filling) : [];
  if (!standsAsFilled(run.run.state, shown)) return true;
  const facts = { page: run.run.state.page, questions: shown.length };
  await run.step('read-form', facts, { change: (state) => ({ ...state, pageUrl }) });
  return false;
}

/**
 * After an upload or answer, some pages give the application its own address. The filled values are there then; another form is empty, or
 * the user's.
 */
function standsAsFilled({ fields, page }: FillState, shown: readonly ShownField[]): boolean {
  const filled = fields.filter((field) => field.page === page && field.outcome === 'held');
  const standingIds = new Set(shown.filter(({ field }) => isStanding(field)).map(shownFieldId));
  const standing = filled.filter(({ id }) => standingIds.has(id));
  return standing.length > filled.length * leastStanding;
}

/** An uploader empties its field once it has the file: only the document that it was given in knows that it was. */
const isStanding = ({ kind, value, isUnchosen }: FormField): boolean =>
  value !== '' || (kind === 'file' && !isUnchosen);

/** Waits until the tab shows the form's page again: answers to one form go into no other. */
export async function waitUntilBack(filling: Where): Promise<void> {
  while (await hasLeftForm(filling)) await waitForUser(filling, 'user-navigated');
}
