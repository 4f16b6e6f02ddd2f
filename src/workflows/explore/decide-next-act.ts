import type { AgentAnswer } from '@/agents/calling/define-agent';
import { type DoneInput, explorer, type explorerTools } from '@/agents/explorer/explorer';
import { Act } from '@/domain/page/page-act';
import type { ExplorationState } from '@/domain/run/exploration';
import { pagesToSummarize } from '@/memory/observations';
import { type AgentReply, askAgent } from '@/workflows/asking/ask-agent';
import { buildExplorerInput, readTurnView } from './build-explorer-input';
import { checkDecision } from './check-decision';
import type { Exploration } from './exploration-ports';
import { reportedQuestions, resolveReport } from './exploration-report';
import { ensureOnSite, undoStartedFlow } from './leave-what-began';
import { isStuck } from './loop-guard';
import { markQuestions, recordApplyControl } from './mark-questions';
import { succeededAct, withPast } from './past-acts';
import { costFacts, currentExploration, saveExploration } from './saved-exploration';
import { passObstacles } from './wait-at-obstacles';

type Asked = AgentReply<typeof explorerTools>;

/** One turn's decision: the explorer's choice is refused, recorded, or made the next act. */
export async function decideNextAct(exploring: Exploration): Promise<void> {
  if (await undoStartedFlow(exploring)) return;
  await ensureOnSite(exploring);
  await passObstacles(exploring);
  const look = await readTurnView(exploring);
  await recordApplyControl(exploring, look.landmarks);
  await markQuestions(exploring);
  const end = limitReached(currentExploration(exploring));
  if (end) return finishTurns(exploring, end);
  const view = await buildExplorerInput(exploring, look);
  const asked = await askAgent(exploring, explorer, () => view);
  const { answer } = asked;
  if (answer.name === 'done') return reportDone(exploring, asked, answer.input);
  const act = actOf(answer);
  if (act.name === 'observe') return noteObserve(exploring, asked, act);
  await checkDecision(exploring, { act, view, model: asked.model, usage: asked.usage });
}

function limitReached(exploration: ExplorationState): ExplorationState['end'] {
  const { turns, limits, spentMs, errorsInARow } = exploration;
  if (turns >= limits.turns) return 'turns';
  if (spentMs >= limits.minutes * 60_000) return 'minutes';
  if (errorsInARow >= limits.errorsInARow) return 'errors';
  return isStuck(exploration) ? 'circles' : null;
}

function actOf({ name, input }: Exclude<AgentAnswer<typeof explorerTools>, { name: 'done' }>): Act {
  return Act.parse({ ...input, name });
}

/** Looking again changes nothing: the next turn's page text shows what was named. */
async function noteObserve(exploring: Exploration, asked: Asked, act: Act & { name: 'observe' }): Promise<void> {
  const step = exploring.run.run.steps;
  const facts = { tool: act.name, element: act.what, reason: '', ...costFacts(asked.model, asked.usage) };
  await saveExploration(exploring, 'decided', facts, {
    usage: asked.usage,
    change: (exploration) => {
      const summary = `${act.what} is in the page text after it as far as the page has it; what is not loaded yet has to be scrolled to`;
      const next = withPast(exploration, { step, act, element: '', result: succeededAct, summary });
      return { ...next, observed: act.what, turns: exploration.turns + 1, model: asked.model };
    },
  });
}

async function reportDone(exploring: Exploration, asked: Asked, input: DoneInput): Promise<void> {
  const report = await resolveReport(exploring, input);
  const facts = { tool: 'done', element: '', reason: input.understanding, ...costFacts(asked.model, asked.usage) };
  await saveExploration(exploring, 'decided', facts, {
    usage: asked.usage,
    change: (exploration) => ({
      ...ended(exploration, 'done'),
      report,
      goals: reportedQuestions(exploration, input.goals),
      model: asked.model,
      turns: exploration.turns + 1,
    }),
  });
}

async function finishTurns(exploring: Exploration, end: ExplorationState['end']): Promise<void> {
  await saveExploration(exploring, 'warned', { code: end }, { change: (exploration) => ended(exploration, end) });
}

/** What remains at the end: summarize every page with observations, then check. */
function ended(exploration: ExplorationState, end: ExplorationState['end']): ExplorationState {
  const dueSummaries = pagesToSummarize(exploration.graph);
  return { ...exploration, end, dueSummaries, pending: null, stage: 'summarize' };
}
