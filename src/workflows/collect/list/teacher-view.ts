import type { ListTeacherInput } from '@/agents/list-teacher';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import { type ListDoubt, mostTeacherCalls, newTeacherState, type TeacherState } from '@/domain/run/teacher-state';
import type { DiscoveryContext } from '@/workflows/discovery';
import { doubtSentences } from './doubt-list';

/** What the program reads of the list when the teacher is asked, and whether it learned that from the teacher. */
export interface ShownReading extends LearnedRecipe {
  isTaught: boolean;
}

export function teacherState({ run }: DiscoveryContext): TeacherState {
  return run.run.state.teacher ?? newTeacherState;
}

/** What was learned from the latest answer, as it reads the page now; else what the rules read. Null if there is neither. */
export async function shownReading(
  discovery: DiscoveryContext,
  given: LearnedRecipe | null,
): Promise<ShownReading | null> {
  const { proposal } = teacherState(discovery);
  if (!proposal) return given && { ...given, isTaught: false };
  return { recipe: proposal, reading: await discovery.tab.ask('read-rows', proposal), isTaught: true };
}

/** The teacher's input for its next call: the saved state and the current page. */
export async function teacherView(
  discovery: DiscoveryContext,
  doubt: ListDoubt,
  shown: ShownReading | null,
): Promise<ListTeacherInput> {
  const { calls, problem } = teacherState(discovery);
  const { text, url, title, elements } = await discovery.tab.snapshot(null);
  return {
    doubt: doubtSentences[doubt],
    problem,
    table: shown && tableOf(shown),
    page: { text, url, title, elements },
    callsLeft: mostTeacherCalls - calls,
  };
}

/** The first rows, one of the middle and the last: what differs mostly differs there. */
function tableOf({ reading, isTaught }: ShownReading): ListTeacherInput['table'] {
  const rows = reading.rows.filter(({ isRendered }) => isRendered);
  const places = [...new Set([0, 1, 2, rows.length >> 1, rows.length - 1])];
  return {
    isTaught,
    rows: places.flatMap((place) => {
      const row = rows[place];
      return row ? [{ number: row.index + 1, fields: row.fields }] : [];
    }),
    rowCount: reading.rows.length,
    announced: reading.announced,
  };
}
