import { isFillable } from '@/domain/form/field-keys';
import { originOf } from '@/domain/form/form-scope';
import { sleep } from '@/std/sleep';
import { siteOf } from '@/url/canonical-url';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext, FillParts, FrameForm } from '@/workflows/form/fill-ports';
import { fieldsOfForms, type ShownField } from '@/workflows/form/visible-form-fields';
import { hasUnreadableParts } from '@/workflows/pilot/find-open-questions';
import { findForm } from './find-form';
import { mapQuestions } from './map-questions';
import { openClosedParts } from './open-closed-parts';
import { planFields } from './plan-fields';
import { readWithAddedEntries } from './read-with-added-entries';

/** A frame that cannot be read now (its script is loading, a worker died) may be readable a moment later; a page may ask for entries alone. */
async function readSurely(filling: FillContext): ReturnType<typeof readWithAddedEntries> {
  const { tab, form } = filling;
  const read = await openClosedParts(filling, await form.readForms());
  if (fieldsOfForms(read.forms).length > 0) return read;
  if (read.unreachable.length > 0) await tab.settle();
  return readWithAddedEntries(filling);
}

/** How often, and how many milliseconds apart, a further page is looked at that shows nothing yet. */
const drawing = { looks: 6, everyMs: 250 };

/** A further page may come after a spinner, or slide into sight: what asks nothing, goes nowhere and sends nothing is no page. */
async function readOnceDrawn(filling: FillContext): ReturnType<typeof readWithAddedEntries> {
  let read = await readSurely(filling);
  const isFurther = filling.run.run.state.page > 0;
  for (let look = 0; look < drawing.looks && isFurther && showsNothing(read.forms); look += 1) {
    await sleep(drawing.everyMs);
    await filling.tab.settle();
    read = await readSurely(filling);
  }
  return read;
}

function showsNothing(forms: readonly FrameForm[]): boolean {
  const leadsOn = forms.some(({ reading: { next, sends } }) => next?.isEnabled === true || sends.length > 0);
  return !leadsOn && fieldsOfForms(forms).length === 0;
}

/** A form page that was read and planned. */
interface StartedPage {
  filling: FillContext;
  /** What the page shows. */
  shown: readonly ShownField[];
}

/**
 * Next, or the page by itself, may lead to another origin, also while the form is looked for: the user must confirm filling there. What is
 * found is the form of the origin that they have started on, or have gone on with.
 */
async function findFormOfUser(parts: FillParts, known: FillContext | null): Promise<FillContext> {
  const { run, tab } = parts;
  const tabOrigin = async () => originOf(await tab.url());
  let users = originOf(run.run.state.pageUrl);
  for (;;) {
    if ((await tabOrigin()) !== users) {
      await waitForUser(parts, 'user-navigated');
      users = await tabOrigin();
    }
    const filling = await findForm(parts, known);
    if (filling.form.scope.tabOrigin === users) return filling;
  }
}

/** Whether a form begins with a page that only asks to agree: it says that pages follow, as one for news or cookies does not. */
function begins(forms: readonly FrameForm[], shown: readonly ShownField[]): boolean {
  const asksToAgree = shown.some(({ field: { key } }) => key === 'never.consent' || key === 'never.attestation');
  return asksToAgree && forms.some(({ reading }) => reading.place === 'further');
}

/** Finds the tab's form, reads its page and plans it; null if there is nothing to fill. `known`: the form of the page before. */
export async function startFormPage(parts: FillParts, known: FillContext | null): Promise<StartedPage | null> {
  const { run, tab } = parts;
  await tab.settle();
  const filling = await findFormOfUser(parts, known);
  const { forms, unreachable } = await readOnceDrawn(filling);
  const shown = fieldsOfForms(forms);
  const isForUser = !shown.some(({ field }) => isFillable(field));
  // On a further page, and on one that the form begins with, they are told what is theirs.
  const isFirst = run.run.state.page === 0 && !begins(forms, shown);
  const isNothing = isForUser && (isFirst || shown.length === 0);
  if (isNothing && !(await hasUnreadableParts(filling))) return null;
  const page = run.run.state.page + 1;
  const title = forms.find(({ reading }) => reading.fields.length > 0)?.reading.title ?? '';
  const where = { ...run.run.state, page, title: run.run.state.title || title };
  const fields = await planFields(filling, shown, where, { mapped: await mapQuestions(filling, where, shown) });
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
        unreachable: [...new Set([...state.unreachable, ...unreachable.map(({ url }) => siteOf(url)).filter(Boolean)])],
        fields: [...state.fields, ...fields],
      }),
    },
  );
  return { filling, shown };
}
