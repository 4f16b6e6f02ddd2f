import type { Pattern } from '@/domain/page/page-graph';
import type { LearnedRecipe, Row } from '@/domain/page/page-readings';
import type { ListDoubt } from '@/domain/run/teacher-state';
import { comparableText } from '@/language/fold/comparable-text';

/** Share of rows with a doubt that makes the whole reading doubtful. */
const mostDoubted = 0.5;
/** So few rows of so many announced are not a first page. */
const tooFew = { rows: 2, announced: 10 };

/** Why what rules read of a list may be wrong as a whole; null if nothing speaks against it. */
export function doubtOf({ reading }: LearnedRecipe): ListDoubt | null {
  const rows = reading.rows.filter(({ isRendered }) => isRendered);
  const { announced, isAnnouncedRoughly, check } = reading;
  const isShort = announced !== null && announced >= tooFew.announced && !isAnnouncedRoughly;
  if (isShort && reading.rows.length <= tooFew.rows) return 'far-from-total';
  if (rows.length === 0) return null;
  const doubted = rows.filter(({ doubts }) => doubts.length > 0).length;
  if (check.problems.length > 0 || doubted > mostDoubted * rows.length) return 'rows-look-wrong';
  if (isMissing(rows, 'company')) return 'no-companies';
  return isMissing(rows, 'location') ? 'no-places' : null;
}

function isMissing(rows: readonly Row[], column: 'company' | 'location'): boolean {
  return rows.every(({ fields }) => fields[column] === undefined);
}

/** Whether what this run's exploration pressed to see jobs is called like none of the rows. */
export function showedOtherRows(patterns: readonly Pattern[], rows: readonly Row[]): boolean {
  const pressed = patterns
    .filter(({ elementType, action, step }) => elementType === 'job listing' && action === 'click' && step >= 0)
    .map(({ name }) => comparableText(name))
    .filter((name) => name !== '');
  const titles = rows.flatMap(({ fields }) => comparableText(fields.title ?? '') || []);
  const isOfRow = (name: string) => titles.some((title) => name.includes(title) || title.includes(name));
  return pressed.length > 0 && titles.length > 0 && !pressed.some(isOfRow);
}

/** The doubt in a sentence for the teacher. */
export const doubtSentences: Record<ListDoubt, string> = {
  'no-list': 'It makes out no list of jobs on this page.',
  'rows-look-wrong': 'It reads a list, but what it reads looks wrong in many rows.',
  'no-companies': 'It reads a list, but no company in any row. The rows may name none.',
  'no-places': 'It reads a list, but no place in any row. The rows may name none.',
  'far-from-total':
    'It reads far fewer rows than the page announces. The list may be another one, or go on by something that the program does not know.',
  'pressed-other-rows': 'Pressing something that it does not read as a row showed a job. The list may be another one.',
};
