import { summarizer } from '@/agents/summarizer';
import type { ExplorationState } from '@/domain/run/exploration';
import { summarizePage } from '@/memory/observations';
import { askAgent } from '@/workflows/asking/ask-agent';
import type { Exploration } from './exploration-ports';
import { costFacts, currentExploration, saveExploration } from './saved-exploration';

/** Summarizes the next page that is due; once none is, continues with the next stage. */
export async function summarizePages(exploring: Exploration): Promise<void> {
  const { dueSummaries, graph } = currentExploration(exploring);
  const page = graph.pages.find(({ id }) => id === dueSummaries[0]);
  if (!page) return goOn(exploring);
  const { id: pageId, understanding, observations } = page;
  const asked = await askAgent(exploring, summarizer, () => ({ pageId, understanding, observations }));
  const { summary } = asked.answer.input;
  const facts = { page: pageId, ...costFacts(asked.model, asked.usage) };
  await saveExploration(exploring, 'page-summarized', facts, {
    usage: asked.usage,
    change: (exploration) => {
      const due = exploration.dueSummaries.filter((one) => one !== pageId);
      const summarized = {
        ...exploration,
        graph: summarizePage(exploration.graph, pageId, summary),
        dueSummaries: due,
      };
      return due.length > 0 ? summarized : { ...summarized, stage: stageAfter(summarized) };
    },
  });
}

function stageAfter({ end, filters, pending }: ExplorationState): ExplorationState['stage'] {
  if (end) return 'check';
  // A page just classified may show its filters already.
  return filters.length === 0 && !pending ? 'map-filters' : 'decide';
}

async function goOn(exploring: Exploration): Promise<void> {
  const facts = { page: '', calls: 0 };
  await saveExploration(exploring, 'page-summarized', facts, {
    change: (exploration) => ({ ...exploration, dueSummaries: [], stage: stageAfter(exploration) }),
  });
}
