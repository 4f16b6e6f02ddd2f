import { siteOf } from '@/domain/canonical-url';
import { isNever } from '@/domain/field-key';
import { showsUnseen } from '../pilot/left-open';
import { waitForUser } from '../wait-for-user';
import { readWithParts } from './add-parts';
import { hasLeftSite } from './has-left';
import { mapQuestions } from './map-questions';
import { planFields } from './plan-fields';
import type { Filling } from './ports';
import { fieldsOf, type ShownField } from './questions-of';

/** A frame that cannot be asked just now (its script is on its way in, a worker died over it) can be a moment later. */
async function readSurely(filling: Filling): ReturnType<typeof readWithParts> {
  const { tab } = filling;
  const read = await readWithParts(filling);
  if (read.unreachable.length === 0 || fieldsOf(read.forms).length > 0) return read;
  await tab.settle();
  return readWithParts(filling);
}

/** Reads the page of the form that is shown and plans it; answers with what it shows, null where there is nothing to fill. */
export async function beginPage(filling: Filling): Promise<readonly ShownField[] | null> {
  const { run, tab } = filling;
  await tab.settle();
  // Next has led to another site: that it is filled as well is for the user to say.
  if (run.run.state.page > 0 && (await hasLeftSite(filling))) await waitForUser(filling, 'user-navigated');
  const { forms, unreachable } = await readSurely(filling);
  const shown = fieldsOf(forms);
  const isForUser = !shown.some(({ field }) => field.key === null || !isNever(field.key));
  if (isForUser && !(await showsUnseen(filling))) return null;
  const page = run.run.state.page + 1;
  const title = forms.find(({ reading }) => reading.fields.length > 0)?.reading.title ?? '';
  const where = { ...run.run.state, page, title: run.run.state.title || title };
  const fields = await planFields(filling, shown, where, await mapQuestions(filling, where, shown));
  const pageUrl = await tab.url();
  await run.step(
    'read-form',
    { page, questions: shown.length, unreachable: unreachable.length },
    {
      phase: 'outcome',
      change: (state) => ({
        ...state,
        phase: 'fill',
        page,
        pageUrl,
        title: where.title,
        frameSites: Object.fromEntries(forms.map(({ frameId, url }) => [frameId, siteOf(url)])),
        unreachable: [...new Set([...state.unreachable, ...unreachable.map(({ url }) => siteOf(url)).filter(Boolean)])],
        fields: [...state.fields, ...fields],
      }),
    },
  );
  return shown;
}
