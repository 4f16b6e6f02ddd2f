import { type AnalyzerInput, analyzer } from '@/agents/analyzer';
import type { Analysis } from '@/domain/page/change-analysis';
import type { ElementFacts } from '@/domain/page/page-act';
import type { Change } from '@/domain/page/page-change';
import type { PageGraph } from '@/domain/page/page-graph';
import type { ExplorationState, PendingAct } from '@/domain/run/exploration';
import { addObservationTo } from '@/memory/observations';
import { addPattern } from '@/memory/patterns';
import { currentPageOf } from '@/memory/visit-page';
import { refusalByEffect } from '@/safety/refusal-by-effect';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { Exploration } from './exploration-ports';
import { elementIdentity } from './judge-act';
import { stageAfterAnalysis } from './next-stage';
import { describeAct, succeededAct, withPast } from './past-acts';
import { explorerRefusals } from './refusal-reasons';
import { costFacts, currentExploration, saveExploration } from './saved-exploration';

/** Has an act that changed something analyzed: what it did, and what that makes of the element. */
export async function analyzeChange(exploring: Exploration): Promise<void> {
  const { pending, lastTyped } = currentExploration(exploring);
  if (!pending?.change || pending.step === null) throw new Error('There is no change to analyze.');
  const { change, step } = pending;
  const asked = await askAgent(exploring, analyzer, async ({ canSee }) =>
    inputOf(withField(pending, lastTyped), change, canSee ? await picturesOf(exploring, step) : null),
  );
  const analysis = asked.answer.input;
  const facts = {
    summary: analysis.summary,
    elementType: analysis.elementType,
    changeType: analysis.changeType,
    ...costFacts(asked.model, asked.usage),
  };
  await saveExploration(exploring, 'analyzed', facts, {
    usage: asked.usage,
    change: (exploration) => understood(exploration, { ...pending, change, step, analysis }),
  });
}

/** Enter acts on the field last typed into. */
function withField(pending: PendingAct, lastTyped: ElementFacts | null): PendingAct {
  const isEnter = pending.act.name === 'press_key' && pending.act.key === 'Enter';
  return isEnter ? { ...pending, element: lastTyped } : pending;
}

function inputOf(pending: PendingAct, change: Change, pictures: AnalyzerInput['pictures']): AnalyzerInput {
  const { act, element, isJobRow } = pending;
  const seen = element && {
    role: element.role,
    name: element.name,
    type: element.type,
    surroundings: element.surroundings,
  };
  return { act, element: seen, isJobRow, change, pictures };
}

async function picturesOf({ store, run }: Exploration, step: number): Promise<AnalyzerInput['pictures']> {
  const { before, after } = await store.picturesOf(run.run.id, step);
  return before && after ? { before: before.toBase64(), after: after.toBase64() } : null;
}

interface UnderstoodAct extends PendingAct {
  change: Change;
  step: number;
  analysis: Analysis;
}

function understood(exploration: ExplorationState, pending: UnderstoodAct): ExplorationState {
  const { act, element, result, step, analysis, change } = pending;
  const name = element?.name ?? '';
  const code = refusalByEffect(change);
  const summary = code ? `${analysis.summary} (Left again: ${explorerRefusals[code]})` : analysis.summary;
  const known = exploration.graph.patterns.length;
  const graph = remembered(exploration, pending, `${describeAct(act, name)}: ${summary}`);
  const past = {
    step,
    act,
    element: name,
    result: result ?? succeededAct,
    summary,
  };
  const next = {
    ...withPast(exploration, past),
    graph,
    pending,
    retreat: code,
    banned: code && element ? { ...exploration.banned, [elementIdentity(element)]: code } : exploration.banned,
    progressTurn: graph.patterns.length > known ? exploration.turns : exploration.progressTurn,
  };
  return opensFilters(analysis, change) ? { ...next, stage: 'map-filters' } : stageAfterAnalysis(next);
}

/** Going back shows what was there before: it says nothing about the page left, or its elements' behaviour. */
function remembered(exploration: ExplorationState, pending: UnderstoodAct, observation: string): PageGraph {
  const { graph } = exploration;
  if (pending.act.name === 'go_back') return graph;
  return addPattern(addObservationTo(graph, currentPageOf(graph), observation), patternOf(exploration, pending));
}

function opensFilters({ elementType }: Analysis, { opened, isNewDocument }: Change): boolean {
  return elementType === 'filter button' && (opened.length > 0 || isNewDocument);
}

/** Enter and the search button act on the field typed into: their effect is that field's. */
function patternOf({ lastTyped, graph }: ExplorationState, { act, element, step, analysis }: UnderstoodAct) {
  const isOfField = analysis.elementType === 'search input' && lastTyped !== null;
  const acted = isOfField ? lastTyped : element;
  return {
    elementType: analysis.elementType,
    action: isOfField ? 'type_text' : act.name,
    selectors: acted?.selector ? [acted.selector, ...acted.fallbacks] : [],
    role: acted?.role ?? null,
    name: acted?.name ?? '',
    effect: analysis.summary,
    changeType: analysis.changeType,
    pageId: currentPageOf(graph),
    step,
  };
}
