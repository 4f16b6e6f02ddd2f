import { classifier } from '@/agents/classifier';
import type { ExplorationState } from '@/domain/run/exploration';
import { currentPageOf, type PageVisit, visitPage } from '@/memory/visit-page';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { Exploration } from './exploration-ports';
import { describeAct } from './past-acts';
import { costFacts, currentExploration, saveExploration } from './saved-exploration';
import { passObstacles } from './wait-at-obstacles';

/** Asks what page this is, at the start and whenever the address changes, and records it in the graph. */
export async function classifyPage(exploring: Exploration): Promise<void> {
  const { tab, now } = exploring;
  const pageKind = await passObstacles(exploring);
  const page = await tab.snapshot(null);
  const { graph, pending, classifiedUrl } = currentExploration(exploring);
  const currentPage = currentPageOf(graph);
  const viaAction = pending && describeAct(pending.act, pending.element?.name ?? '');
  const asked = await askAgent(exploring, classifier, () => ({
    urlBefore: classifiedUrl,
    urlAfter: page.url,
    pageBefore: pending?.pageBefore ?? null,
    pageAfter: page.text,
    knownPages: graph.pages.map(({ id, understanding }) => ({ id, understanding })),
    currentPage,
    viaAction,
    pageKind,
  }));
  const { input } = asked.answer;
  const visit: PageVisit = {
    pageId: input.page_id,
    isNewPage: input.is_new_page,
    understanding: input.understanding,
    viaAction: input.via_action ?? viaAction,
    selector: pending?.element?.selector ?? null,
    at: now(),
  };
  const facts = { page: input.page_id, isNew: input.is_new_page, ...costFacts(asked.model, asked.usage) };
  await saveExploration(exploring, 'page-classified', facts, {
    usage: asked.usage,
    change: (exploration) => visited(exploration, visit, page.url),
  });
}

function visited(exploration: ExplorationState, visit: PageVisit, url: string): ExplorationState {
  const left = currentPageOf(exploration.graph);
  const graph = visitPage(exploration.graph, visit);
  const isNew = graph.pages.length > exploration.graph.pages.length;
  return {
    ...exploration,
    graph,
    classifiedUrl: url,
    pending: null,
    // What was seen on the previous page is summarized before a new one is examined.
    dueSummaries: isNew && left ? [...exploration.dueSummaries, left] : exploration.dueSummaries,
    stage: isNew && left ? 'summarize' : exploration.filters.length === 0 ? 'map-filters' : 'decide',
    progressTurn: isNew ? exploration.turns : exploration.progressTurn,
  };
}
