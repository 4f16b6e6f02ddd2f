import { collector, type collectorTools } from '@/agents/collector/collector';
import { addUsage } from '@/domain/model/usage';
import { type CollectorState, type CollectorStep, maxCollectorTurns } from '@/domain/run/collector-state';
import type { EndCode } from '@/domain/run/run-result';
import { type AgentReply, askAgent } from '@/workflows/asking/ask-agent';
import type { DiscoveryContext } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import { collectorState } from '../extraction/collector-of';
import { withoutStopwatch } from '../extraction/no-stopwatch';
import { runCollectorTool } from './collector-acts';
import { collectorView } from './collector-view';
import { learnFromSamples } from './learn-from-samples';
import type { ToolOutcome } from './tool-outcome';

/** Lets the collector go on where the recipe cannot, until the recipe can again or the collector is finished. */
export async function collectByAgent(discovery: DiscoveryContext): Promise<EndCode | null> {
  const { run } = discovery;
  while (run.run.state.phase === 'ask') {
    const end = await turn(discovery);
    if (end) return end;
  }
  return null;
}

async function turn(discovery: DiscoveryContext): Promise<EndCode | null> {
  await passWalls(discovery);
  await noteInterrupted(discovery);
  const end = limitReached(discovery);
  if (end) return end;
  const view = await collectorView(discovery);
  const asked = await askAgent(withoutStopwatch(discovery), collector, () => view);
  const outcome = await runCollectorTool(discovery, asked.answer, view.page);
  await save(discovery, asked, outcome);
  if (outcome.end) return outcome.end;
  return outcome.hasSample ? learnFromSamples(discovery) : null;
}

function limitReached(discovery: DiscoveryContext): EndCode | null {
  const { state } = discovery.run.run;
  const { turns, errorsInARow } = collectorState(discovery);
  if (state.jobIds.length >= state.limits.jobs) return 'job-limit';
  if (errorsInARow >= state.errorsAllowed) return 'too-many-errors';
  if (turns < maxCollectorTurns) return null;
  return state.jobIds.length > 0 ? 'nothing-new' : 'not-a-job-list';
}

/** A worker was killed during an act of the collector: it is not repeated, the collector checks the result. */
async function noteInterrupted(discovery: DiscoveryContext): Promise<void> {
  const { openIntent } = discovery.run;
  if (openIntent?.code !== 'collector-answered') return;
  const { tool, asked } = openIntent.facts;
  const answer = 'This was interrupted and may have been done: look at the page.';
  await save(discovery, null, { tool: String(tool), asked: String(asked), answer, success: true, phase: 'outcome' });
}

async function save(
  { run }: DiscoveryContext,
  asked: AgentReply<typeof collectorTools> | null,
  outcome: ToolOutcome,
): Promise<void> {
  const { tool, answer, success, phase = 'note', jobs = [], items = [] } = outcome;
  await run.step(
    'collector-answered',
    (saved) => ({ tool, answer: outcome.told?.(saved) ?? answer, success, model: asked?.model ?? null }),
    {
      phase,
      jobs,
      items,
      change: (before, saved) => {
        const state = outcome.changeState?.(before, saved) ?? before;
        const collector = before.collector && withStep(before.collector, outcome, outcome.told?.(saved) ?? answer);
        return {
          ...state,
          usage: asked ? addUsage(state.usage, asked.usage) : state.usage,
          collector: collector && (outcome.changeCollector?.(collector, saved) ?? collector),
        };
      },
    },
  );
}

function withStep(collector: CollectorState, { tool, asked, success }: ToolOutcome, answer: string): CollectorState {
  const turns = collector.turns + 1;
  const step: CollectorStep = { turn: turns, tool, asked, answer, success };
  return {
    ...collector,
    turns,
    past: [...collector.past, step].slice(-maxCollectorTurns),
    errorsInARow: success ? 0 : collector.errorsInARow + 1,
    retries: collector.retries + (success ? 0 : 1),
  };
}
