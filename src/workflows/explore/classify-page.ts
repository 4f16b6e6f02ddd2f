import { classifier } from '@/agents/classifier/classifier';
import type { ExplorationState } from '@/domain/exploration';
import { addObservation } from '@/memory/observations';
import { visitPage } from '@/memory/page-graph';
import { askAgent } from './ask-agent';
import { costFacts, explorationOf, saveExploration } from './exploration-of';
import { passObstacles } from './pass-obstacles';
import { inWords } from './past-acts';
import type { Exploring } from './ports';

/** Asks which page this is, at the start and whenever the address changed, and notes it in the page graph. */
export async function classifyPage(exploring: Exploring): Promise<void> {
  const { tab, now } = exploring;
  const pageKind = await passObstacles(exploring);
  const page = await tab.snapshot(null);
  const { graph, pending, classifiedUrl } = explorationOf(exploring);
  const currentPage = graph.path.at(-1) ?? null;
  const viaAction = pending && inWords(pending.act, pending.element?.name ?? '');
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
  const visit = { ...input, selector: pending?.element?.selector ?? null, at: now() };
  const facts = { page: input.page_id, isNew: input.is_new_page, ...costFacts(asked.model, asked.usage) };
  await saveExploration(exploring, 'page-classified', facts, {
    usage: asked.usage,
    change: (exploration) => visited(exploration, visit, page.url),
  });
}

type Visit = Parameters<typeof visitPage>[1];

function visited(exploration: ExplorationState, visit: Visit, url: string): ExplorationState {
  const left = exploration.graph.path.at(-1);
  const isNew = !exploration.graph.pages.some(({ id }) => id === visit.page_id);
  const graph = visitPage(exploration.graph, visit);
  return {
    ...exploration,
    graph: addObservation(graph, `Shown at ${url}`),
    classifiedUrl: url,
    pending: null,
    // What was seen on the page that was left is summed up before a new one is looked at.
    dueSummaries: isNew && left ? [...exploration.dueSummaries, left] : exploration.dueSummaries,
    stage: isNew && left ? 'summarize' : exploration.filters.length === 0 ? 'map-filters' : 'decide',
    progressTurn: isNew ? exploration.turns : exploration.progressTurn,
  };
}
