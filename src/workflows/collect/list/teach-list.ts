import { listTeacher, type listTeacherTools, type TeachListInput } from '@/agents/list-teacher';
import type { PageView } from '@/agents/page-view/page-view';
import { addUsage } from '@/domain/model/usage';
import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { SampleRow } from '@/domain/run/collector-state';
import type { DiscoverState } from '@/domain/run/discover-state';
import { type ListDoubt, mostTeacherCalls, type TeacherState } from '@/domain/run/teacher-state';
import { type AgentReply, askAgent } from '@/workflows/asking/ask-agent';
import type { DiscoveryContext } from '@/workflows/discovery';
import { hasModel } from '../extraction/may-ask';
import { withoutStopwatch } from '../extraction/no-stopwatch';
import { problemOfTaughtRows } from './check-taught-rows';
import { storeRecipe } from './remembered-recipe';
import { employerOnPage, samplesOf, shownPager, titleAlone } from './taught-rows';
import { type ShownReading, shownReading, teacherState, teacherView } from './teacher-view';

/** What came of one answer. */
interface Lesson {
  outcome: 'learned' | 'not-learned' | 'confirmed' | 'kept' | 'no-list';
  /** What the next call has to know. */
  proposal: Recipe | null;
  problem: string | null;
  /** The list that the model calls right. */
  settled: LearnedRecipe | null;
}

/**
 * Has a model point out the list of jobs, learns rules from that in the rows' frame, reads the list by them and shows the model what it
 * read: only what it then confirms is kept. `given`: what the rules read; null if nothing. Returns the list to work with, which is `given`
 * if the model cannot help or there is none to ask, and none if the model says that the page has none. Everything is in the saved state: an
 * answer is never asked for again.
 */
export async function teachList(
  discovery: DiscoveryContext,
  doubt: ListDoubt,
  given: LearnedRecipe | null,
): Promise<LearnedRecipe | null> {
  const question = `${doubt} ${await discovery.tab.url()}`;
  if (given?.recipe.isReviewed) return given;
  if (teacherState(discovery).denied.includes(question)) return null;
  if (!(await mayAsk(discovery, question))) return given;
  if (teacherState(discovery).open !== question) await begin(discovery, doubt, question);
  for (;;) {
    const shown = await shownReading(discovery, given);
    const view = await teacherView(discovery, doubt, shown);
    const asked = await askAgent(withoutStopwatch(discovery), listTeacher, () => view);
    const lesson = await learnFrom(discovery, asked.answer, shown, view.page);
    // Where rules answer in the model's place, they only say that they know no better.
    const isDenied = lesson.outcome === 'no-list' && asked.model !== discovery.models.rules.name;
    const isOver = lesson.settled !== null || lesson.outcome === 'no-list' || view.callsLeft <= 1;
    const settled = isOver && !isDenied ? (lesson.settled ?? reviewed(given)) : null;
    await save(discovery, asked, lesson, { isOver, settled, denied: isDenied ? [question] : [] });
    if (!isOver) continue;
    if (settled) await storeRecipe(discovery, settled.recipe);
    return settled;
  }
}

async function mayAsk(discovery: DiscoveryContext, question: string): Promise<boolean> {
  const { calls, asked, open } = teacherState(discovery);
  if (calls >= mostTeacherCalls || (asked.includes(question) && open !== question)) return false;
  return hasModel(discovery, listTeacher);
}

async function begin(discovery: DiscoveryContext, doubt: ListDoubt, question: string): Promise<void> {
  const before = teacherState(discovery);
  const teacher: TeacherState = {
    ...before,
    asked: [...before.asked, question],
    open: question,
    proposal: null,
    problem: null,
  };
  await discovery.run.step('list-doubted', { doubt }, { change: (state) => ({ ...state, teacher }) });
}

function reviewed(learned: LearnedRecipe | null): LearnedRecipe | null {
  return learned && { ...learned, recipe: { ...learned.recipe, isReviewed: true } };
}

const nothingToConfirm = 'The program reads nothing now that could be right: point out the rows.';

async function learnFrom(
  discovery: DiscoveryContext,
  answer: AgentReply<typeof listTeacherTools>['answer'],
  shown: ShownReading | null,
  page: PageView,
): Promise<Lesson> {
  const nothing = { proposal: null, problem: null, settled: null };
  switch (answer.name) {
    case 'no_list':
      return { ...nothing, outcome: 'no-list' };
    case 'confirm_list':
      if (!shown?.reading.check.holds) return { ...nothing, outcome: 'not-learned', problem: nothingToConfirm };
      return { ...nothing, outcome: shown.isTaught ? 'confirmed' : 'kept', settled: reviewed(shown) };
    case 'teach_list':
      return answer.input.rows.length === 0 && answer.input.employer !== null
        ? learnEmployer(answer.input.employer, shown, page)
        : learnRows(discovery, answer.input, page);
  }
}

/**
 * Rows without an element of their own may have their titles alone in common: postings then say the rest. What opens them may stand apart
 * from their words, where it tells nothing of them.
 */
async function learnBySamples({ tab }: DiscoveryContext, samples: SampleRow[]): Promise<LearnedRecipe | null> {
  const apart = samples.map(({ fields }) => ({ selector: '', fields }));
  let first: LearnedRecipe | null = null;
  for (const tried of [samples, samples.map(titleAlone), apart, apart.map(titleAlone)]) {
    const learned = await tab.ask('learn-from-rows', { samples: tried });
    if (learned && problemOfTaughtRows(samples, learned.reading) === null) return learned;
    first ??= learned;
  }
  return first;
}

const noEmployer = 'The employer’s name is not on the page as you wrote it.';

/** Nothing is wrong with what is read, but for who employs. */
function learnEmployer(said: string, shown: ShownReading | null, page: PageView): Lesson {
  const nothing = { outcome: 'not-learned', proposal: null, settled: null } as const;
  if (!shown) return { ...nothing, problem: nothingToConfirm };
  const employer = employerOnPage(said, page);
  if (employer === null) return { ...nothing, problem: noEmployer };
  return { outcome: 'learned', proposal: { ...shown.recipe, employer }, problem: null, settled: null };
}

async function learnRows(discovery: DiscoveryContext, said: TeachListInput, page: PageView): Promise<Lesson> {
  const samples = samplesOf(said);
  const learned = await learnBySamples(discovery, samples);
  const problem = problemOfTaughtRows(samples, learned?.reading ?? null);
  if (!learned || problem !== null) return { outcome: 'not-learned', proposal: null, problem, settled: null };
  const before = discovery.run.run.state.recipe;
  const pager = await shownPager(discovery, learned.recipe, said.pager);
  const employer = said.employer === null ? null : employerOnPage(said.employer, page);
  const proposal = {
    ...learned.recipe,
    ...(employer === null ? {} : { employer }),
    details: learned.recipe.details ?? before?.details ?? null,
    pager: pager ?? learned.recipe.pager ?? before?.pager ?? null,
  };
  return { outcome: 'learned', proposal, problem: null, settled: null };
}

async function save(
  { run }: DiscoveryContext,
  { model, usage }: AgentReply<typeof listTeacherTools>,
  { outcome, proposal, problem }: Lesson,
  { isOver, settled, denied }: { isOver: boolean; settled: LearnedRecipe | null; denied: string[] },
): Promise<void> {
  const change = (state: DiscoverState): DiscoverState => ({
    ...state,
    usage: addUsage(state.usage, usage),
    recipe: settled?.recipe ?? state.recipe,
    teacher: state.teacher && afterCall(withDenied(state.teacher, denied), { proposal, problem }, isOver),
  });
  await run.step('list-taught', { outcome, problem, rows: settled?.reading.rows.length ?? null, model }, { change });
}

function withDenied(teacher: TeacherState, denied: readonly string[]): TeacherState {
  return { ...teacher, denied: [...teacher.denied, ...denied] };
}

function afterCall(
  teacher: TeacherState,
  { proposal, problem }: Pick<Lesson, 'proposal' | 'problem'>,
  isOver: boolean,
): TeacherState {
  const calls = teacher.calls + 1;
  return isOver
    ? { ...teacher, calls, open: null, proposal: null, problem: null }
    : { ...teacher, calls, proposal, problem };
}
