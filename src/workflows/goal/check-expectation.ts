import type { Attempt, PlannedStep } from '@/domain/goal/goal-state';
import { fold } from '@/language/fold/fold';
import { readPageLines } from '@/memory/page-lines';
import { resultList } from '@/memory/page-sections';
import { hasStateChanged } from '@/memory/read-page-state';
import { percentDecoded } from '@/url/percent-decoded';
import { parseTarget } from '@/workflows/explore/target-from-address';
import type { Pursuit } from './goal-ports';
import type { GoalView } from './view-page';

/** What code can tell of an expectation: whether it holds, in words; `isCertain` if nobody else has to be asked. */
export interface Finding {
  holds: boolean | null;
  isCertain: boolean;
  words: string;
}

const nothing: Finding = { holds: null, isCertain: false, words: '' };

/** Checks what was expected by the page as it is. What held before the step proves nothing. */
export async function checkExpectation(
  pursuit: Pursuit,
  step: PlannedStep,
  attempt: Attempt,
  view: GoalView,
): Promise<Finding> {
  const { check } = step;
  if (!check) return nothing;
  const { before } = attempt;
  const after = view.state;
  switch (check.kind) {
    case 'url-contains': {
      const [was, is] = [before.url, after.url].map((url) => addressHolds(url, check.value));
      // A planner guesses addresses: one that is otherwise proves no failure.
      return is
        ? found(true, !was, `the address now contains ${check.value}`)
        : found(false, false, `the address does not contain ${check.value}`);
    }
    case 'rows-changed': {
      // Without results, there is nothing that could change: its reader sees whether the page says so.
      if (attempt.rowsBefore.length === 0 && view.rows.length === 0) return nothing;
      const isSame = attempt.rowsBefore.join('\n') === view.rows.join('\n');
      // A filter may leave all rows that it is set for: that it is set has to show.
      if (isSame) return found(false, !hasStateChanged(before, after), 'the rows of the list are the same as before');
      return found(true, mentionsInput(step, view), 'the rows of the list changed');
    }
    case 'rows-at-least': {
      const rows = resultList(readPageLines(view.page.text))?.total ?? 0;
      return found(rows >= check.count, false, `the list has ${rows} rows`);
    }
    case 'section-shown': {
      const { section } = check;
      if (section === null) return nothing;
      const is = after.visibleSections.includes(section);
      return found(
        is,
        is && !before.visibleSections.includes(section),
        `the page ${is ? 'shows' : 'does not show'} the section ${section}`,
      );
    }
    case 'field-holds':
      return fieldHolds(pursuit, check, view);
    case 'items-at-least': {
      const count = attempt.extracted.length;
      // Whether they are the right ones only a reader can tell.
      return count >= check.count
        ? found(true, false, `${count} were put aside`)
        : found(false, true, `${count} were put aside, not ${check.count}`);
    }
  }
}

function found(holds: boolean, isCertain: boolean, words: string): Finding {
  return { holds, isCertain, words };
}

function addressHolds(url: string, part: string): boolean {
  const wanted = part.trim().toLowerCase();
  const written = [url, percentDecoded(url), percentDecoded(url.replaceAll('+', ' '))].map((one) => one.toLowerCase());
  return wanted !== '' && written.some((one) => one.includes(wanted));
}

/** That the page shows what was asked for: its words in the address, the search field or the filters that are set. */
function mentionsInput({ inputData, intent }: PlannedStep, { state }: GoalView): boolean {
  if (inputData === null || (intent !== 'search' && intent !== 'filter')) return false;
  const shown = fold(
    [
      percentDecoded(state.url.replaceAll('+', ' ')),
      ...state.details.filter((line) => /^(?:search field|filters|order)/.test(line)),
    ].join(' '),
  );
  const words = fold(inputData)
    .split(' ')
    .filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => shown.includes(word));
}

async function fieldHolds(
  { tab }: Pursuit,
  { name, value }: { name: string; value: string },
  { page }: GoalView,
): Promise<Finding> {
  const wanted = fold(name);
  const fields = page.elements.filter(({ action }) => action === 'type' || action === 'select');
  const field =
    fields.find((one) => fold(one.name) === wanted) ??
    fields.find((one) => wanted !== '' && fold(one.name).includes(wanted));
  if (!field) return found(false, false, `there is no field ${name} on the page`);
  const text = (await tab.ask('read-field', { target: parseTarget(field.ref) }))?.value ?? null;
  if (text === null) return nothing;
  const holds = fold(text) === fold(value) || (value !== '' && text.includes(value));
  return found(holds, true, `the field ${name} ${holds ? 'holds' : 'does not hold'} it`);
}
