import { type EvaluatorInput, evaluator } from '@/agents/evaluator';
import type { GoalState, PlannedStep } from '@/domain/goal/goal-state';
import { type Evaluation, leastConfidence, type StepResult } from '@/domain/goal/step-result';
import type { Usage } from '@/domain/model/usage';
import { fold, splitWords } from '@/language/fold/fold';
import { askAgent } from '@/workflows/asking/ask-agent';
import { checkExpectation, type Finding } from './check-expectation';
import type { Pursuit } from './goal-ports';
import { itemLine } from './item-line';
import { forgetStep, rememberStep } from './remember-step';
import { attemptOf, goalOf, saveGoal, stepOf, withStep } from './saved-goal';
import { type GoalView, linesBetween, viewPage, wholeIfSmall } from './view-page';

/** Compares what was expected with the page before and after: by code where that can tell, else by the evaluator. */
export async function judgeStep(pursuit: Pursuit): Promise<void> {
  const step = stepOf(pursuit);
  const attempt = attemptOf(pursuit);
  const view = await viewPage(pursuit);
  const finding = await checkExpectation(pursuit, step, attempt, view);
  const { evaluation, usage } = finding.isCertain
    ? { evaluation: byCode(finding), usage: undefined }
    : await byEvaluator(pursuit, view, finding);
  const verdict = withoutUnproven(evaluation);
  if (verdict.success) await rememberStep(pursuit);
  else if (attempt.isRemembered) await forgetStep(pursuit);
  await saveVerdict(pursuit, verdict, view, usage);
}

function byCode({ holds, words }: Finding): Evaluation {
  return {
    success: holds === true,
    isPartial: false,
    confidence: 1,
    evidence: holds ? words : '',
    reason: words,
    suggestions: [],
    isByCode: true,
  };
}

async function byEvaluator(
  pursuit: Pursuit,
  view: GoalView,
  { words }: Finding,
): Promise<{ evaluation: Evaluation; usage: Usage }> {
  const { answer, usage } = await askAgent(pursuit, evaluator, () => evaluatorInput(pursuit, view, words));
  const { success, is_partial: isPartial, confidence, evidence, reason, suggestions } = answer.input;
  return { evaluation: { success, isPartial, confidence, evidence, reason, suggestions, isByCode: false }, usage };
}

async function evaluatorInput(pursuit: Pursuit, view: GoalView, found: string): Promise<EvaluatorInput> {
  const attempt = attemptOf(pursuit);
  const { came, went } = linesBetween(attempt.linesBefore, view.lines);
  const items = await pursuit.store.itemsOf(pursuit.run.run.id);
  const step = stepOf(pursuit);
  const whole = wholeIfSmall(view.lines, mostShown);
  return {
    step,
    constraints: goalOf(pursuit).constraints,
    before: attempt.before,
    after: view.state,
    done: attempt.done,
    came,
    went,
    shown: whole.length > 0 ? whole : shownOf(step, view.lines, came.length + went.length > 0),
    isShownWhole: whole.length > 0,
    extracted: items.filter(({ index }) => attempt.extracted.includes(index)).map(itemLine),
    found,
    closing: attempt.closing,
  };
}

/** What a page that is too large to be shown whole says of the step, where nothing else tells of it. */
function shownOf(step: PlannedStep, lines: readonly string[], hasChanged: boolean): string[] {
  return step.intent === 'verify' || !hasChanged ? linesAbout(step, lines) : [];
}

/** Characters of a page that is shown to its judge as it is. */
const mostShown = 1_200;

/** Lines that share most words with the step: a page may show more than its state tells. */
export function linesAbout(
  { description, inputData, expectedOutcome }: Pick<PlannedStep, 'description' | 'inputData' | 'expectedOutcome'>,
  lines: readonly string[],
): string[] {
  const wordsOf = (text: string) => splitWords(fold(text)).filter((word) => word.length > 1);
  const about = new Set(wordsOf(`${description} ${inputData ?? ''} ${expectedOutcome}`));
  const shared = (line: string) => new Set(wordsOf(line).filter((word) => about.has(word))).size;
  const told = lines.filter((line) => shared(line) > 0).toSorted((one, other) => shared(other) - shared(one));
  return told.slice(0, mostLinesAbout);
}

const mostLinesAbout = 8;

/** A success without evidence, or that its judge is unsure of, is none. */
export function withoutUnproven(evaluation: Evaluation): Evaluation {
  const isProven = evaluation.evidence.trim() !== '' && evaluation.confidence >= leastConfidence;
  if (!evaluation.success || isProven) return evaluation;
  return { ...evaluation, success: false, reason: evaluation.reason || 'Nothing on the page proves it.' };
}

async function saveVerdict(
  pursuit: Pursuit,
  verdict: Evaluation,
  { state: after }: GoalView,
  usage: Usage | undefined,
): Promise<void> {
  const step = stepOf(pursuit);
  const { success, isPartial, confidence, evidence, reason, isByCode } = verdict;
  const status = success ? 'success' : isPartial ? 'partial' : 'failure';
  const facts = {
    step: step.id,
    description: step.description,
    status,
    confidence,
    reason: success ? evidence : reason,
    code: isByCode,
  };
  await saveGoal(pursuit, 'goal-judged', facts, {
    usage,
    isOfStep: true,
    change: (state) => {
      const judged = withStep(state, step.id, (one) => ({
        ...one,
        status,
        result: resultOf(state, one, verdict, after, status),
      }));
      return success ? afterSuccess(judged) : afterFailure(judged, step, verdict, isPartial);
    },
  });
}

function resultOf(
  { attempt, spentMs }: GoalState,
  { attempts, result }: PlannedStep,
  { success, evidence, reason }: Evaluation,
  after: StepResult['after'],
  status: StepResult['status'],
): StepResult | null {
  if (!attempt) return result;
  return {
    status,
    microActions: attempt.done,
    before: attempt.before,
    after,
    extracted: attempt.extracted,
    evidence,
    errorReason: success ? null : reason,
    durationMs: Math.max(0, Math.round(spentMs - attempt.startedAtMs)),
    attempts,
  };
}

function afterSuccess(state: GoalState): GoalState {
  const { figures, failedAtMs, spentMs, attempt } = state;
  return {
    ...state,
    stage: 'choose',
    failure: null,
    failedAtMs: null,
    allowed: null,
    // What was allowed in a step is no permission in the next.
    allowedNames: [],
    figures: {
      ...figures,
      stepsJudged: figures.stepsJudged + 1,
      stepsSucceeded: figures.stepsSucceeded + 1,
      remembered: figures.remembered + (attempt?.isRemembered ? 1 : 0),
      recoveriesMs:
        failedAtMs === null ? figures.recoveriesMs : [...figures.recoveriesMs, Math.round(spentMs - failedAtMs)],
    },
  };
}

function afterFailure(
  state: GoalState,
  { id, expectedOutcome }: PlannedStep,
  evaluation: Evaluation,
  isPartial: boolean,
): GoalState {
  const { figures, failedAtMs, spentMs } = state;
  return {
    ...state,
    // What is left of a step that was done in part is planned anew.
    stage: isPartial ? 'plan' : 'recover',
    allowed: null,
    failure: { stepId: id, expectation: expectedOutcome, evaluation },
    failedAtMs: failedAtMs ?? Math.round(spentMs),
    figures: { ...figures, stepsJudged: figures.stepsJudged + 1 },
  };
}
