import type { DoneInput } from '@/agents/explorer/explorer';
import type { QuestionState } from '@/domain/page/exploration-questions';
import type { ExplorationReport, ExplorationState } from '@/domain/run/exploration';
import { refusalOfAct } from '@/safety/refusal-of-act';
import type { Exploration } from './exploration-ports';
import { nothingChangedWords } from './past-acts';
import { asAnswered, isDefaultQuestion, questionEvidence } from './question-evidence';
import { currentExploration } from './saved-exploration';
import { parseTarget } from './target-from-address';

/** The content of `done`, with selectors instead of refs. Elements that cannot be found are left out. */
export async function resolveReport(exploring: Exploration, input: DoneInput): Promise<ExplorationReport> {
  const { filter_button, apply_button, job_listings, search_input, pagination } = input.key_elements;
  const listings = await Promise.all(job_listings.slice(0, mostListings).map((one) => selectorOf(exploring, one)));
  return {
    understanding: input.understanding,
    pageType: input.page_type,
    keyFindings: input.key_findings,
    keyElements: {
      filterButton: await selectorOf(exploring, filter_button),
      applyButton: await selectorOf(exploring, apply_button),
      jobListings: listings.filter((selector) => selector !== undefined),
      searchInput: await selectorOf(exploring, search_input),
      pagination: await selectorOf(exploring, pagination),
    },
  };
}

const mostListings = 10;

/** Refs restart in every document: the current page's come first, then those acted on before. */
async function selectorOf(exploring: Exploration, address: string | null): Promise<string | undefined> {
  if (!address) return undefined;
  const element = await exploring.tab.ask('read-element', parseTarget(address));
  if (!element) return currentExploration(exploring).addresses[address]?.[0];
  // What must not be pressed cannot be a collection's key element, except for the apply control.
  const code = refusalOfAct({ name: 'click', selector: address, reason: '' }, element, {
    mayPressApply: true,
    lastTyped: null,
    siteUrl: currentExploration(exploring).startUrl,
    isJobRow: false,
    isPager: false,
  });
  return code === null || code === 'apply' ? (element.selector ?? undefined) : undefined;
}

type ReportedGoal = DoneInput['goals'][number];

/** The questions as the explorer reports them. One counts as answered only if a step showed it. */
export function reportedQuestions(exploration: ExplorationState, reports: readonly ReportedGoal[]): QuestionState[] {
  return exploration.goals.map((goal) => {
    const report = reports.find(({ id }) => id === goal.id);
    const finding = report?.finding ?? goal.finding;
    const evidence = isDefaultQuestion(goal.id)
      ? questionEvidence(goal.id, exploration)
      : stepNamed(exploration, report);
    if (evidence) return asAnswered({ ...goal, finding }, evidence);
    if (goal.status === 'reached') return { ...goal, finding };
    return report?.status === 'absent' ? { ...goal, status: 'absent', finding } : goal;
  });
}

/** The step a report names, if it did anything that could show something. */
function stepNamed({ past }: ExplorationState, report: ReportedGoal | undefined) {
  if (report?.status !== 'reached') return null;
  const shown = past.find(({ step, act, result, summary }) => {
    const hasShown = result.success && act.name !== 'observe' && summary !== nothingChangedWords;
    return hasShown && step === report.evidence_step;
  });
  return shown ? { finding: report.finding, step: shown.step } : null;
}
