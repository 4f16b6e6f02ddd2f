import { type AnalyzerInput, analyzer } from '@/agents/analyzer';
import type { Analysis } from '@/domain/page/change-analysis';
import type { ElementFacts } from '@/domain/page/page-act';
import type { Change } from '@/domain/page/page-change';
import type { PageGraph } from '@/domain/page/page-graph';
import type { ExplorationState, PendingAct } from '@/domain/run/exploration';
import { observePage } from '@/memory/observations';
import { addPattern } from '@/memory/patterns';
import { currentPageOf } from '@/memory/visit-page';
import { effectRefusal } from '@/safety/refusal-by-effect';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { Exploring } from './exploration-ports';
import { identityOf } from './judge-act';
import { afterAnalysis } from './next-stage';
import { doneWell, inWords, withPast } from './past-acts';
import { refusalWords } from './refusal-reasons';
import { costFacts, explorationOf, saveExploration } from './saved-exploration';

/** Has an act that changed something analyzed: what it did, and what that makes of the element. */
export async function analyze(exploring: Exploring): Promise<void> {
  const { pending, lastTyped } = explorationOf(exploring);
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

async function picturesOf({ store, run }: Exploring, step: number): Promise<AnalyzerInput['pictures']> {
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
  const code = effectRefusal(change);
  const summary = code ? `${analysis.summary} (Left again: ${refusalWords[code]})` : analysis.summary;
  const known = exploration.graph.patterns.length;
  const graph = remembered(exploration, pending, `${inWords(act, name)}: ${summary}`);
  const past = {
    step,
    act,
    element: name,
    result: result ?? doneWell,
    summary,
  };
  const next = {
    ...withPast(exploration, past),
    graph,
    pending,
    retreat: code,
    banned: code && element ? { ...exploration.banned, [identityOf(element)]: code } : exploration.banned,
    progressTurn: graph.patterns.length > known ? exploration.turns : exploration.progressTurn,
  };
  return opensFilters(analysis, change) ? { ...next, stage: 'map-filters' } : afterAnalysis(next);
}

/** Going back shows what was there before: it says nothing about the page left, or its elements' behaviour. */
function remembered(exploration: ExplorationState, pending: UnderstoodAct, observation: string): PageGraph {
  const { graph } = exploration;
  if (pending.act.name === 'go_back') return graph;
  return addPattern(observePage(graph, currentPageOf(graph), observation), patternOf(exploration, pending));
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
