import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { defaultQuestions } from '@/domain/page/exploration-questions';
import type { Landmarks } from '@/domain/page/landmarks';
import type { ActResult } from '@/domain/page/page-act';
import { emptyPageGraph, type PageGraph } from '@/domain/page/page-graph';
import type { PastAct } from '@/domain/run/exploration';
import { graphText } from '@/memory/graph-text';
import { addPattern } from '@/memory/patterns';
import { visitPage } from '@/memory/visit-page';

export const done: ActResult = { success: true, newUrl: null, newContentLoaded: null, error: null };

/** A page as long as the budget of a snapshot lets one be: about 2,000 tokens. */
export function samplePageText(rows = 28): string {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `      ${n + 1} [CLICK: "e${20 + 2 * n}"] "Platform Engineer ${n + 1}" | "Larkspur Foods, Inc." | "Amsterdam, Netherlands (On-site)" | "€78K/yr - €85K/yr" | "Promoted" · [CLICK: "e${21 + 2 * n}"] "Save Platform Engineer ${n + 1}"`,
  );
  return [
    'page "engineer | Jobs" https://jobs.example/search?keywords=engineer 1280×800, 3.2 screens below',
    'main',
    '  [TYPE: "#search-box"] searchbox "Title, skill or company" = "engineer"',
    '  [CLICK: "e9"] button "All filters"',
    `    list L1 "Results" 29 rows, ${rows} shown, 1 alike below: L1.29 to L1.29, each with .save`,
    ...lines,
    '  [CLICK: "e90"] link "Next"',
    '  [CLICK: "e80"] link "Apply on company website"',
  ].join('\n');
}

export const sampleLandmarks: Landmarks = {
  jobRows: [20, 22, 24, 26].map((n) => ({ ref: `e${n}`, name: `Platform Engineer ${n}` })),
  pager: { kind: 'next', ref: 'e90', name: 'Next' },
  apply: { ref: 'e80', name: 'Apply on company website' },
  search: { ref: '#search-box', name: 'Title, skill or company', value: 'engineer' },
  filterOpeners: [{ ref: 'e9', name: 'All filters' }],
  filterFields: 0,
  overlay: null,
};

export function pastAct(step: number, changes: Partial<PastAct> = {}): PastAct {
  return {
    turn: step,
    step,
    act: { name: 'click', selector: '#job-3', reason: 'see what pressing a job does' },
    element: 'Data Platform Engineer with verification',
    result: done,
    summary: 'The details pane beside the list shows the posting “Data Platform Engineer” of Larkspur Foods, Inc.',
    ...changes,
  };
}

/** The memory after so many turns of an exploration that finds much. */
function sampleGraph(turns: number): PageGraph {
  const types = ['job listing', 'filter button', 'search input', 'pagination', 'close button', 'other'] as const;
  let graph = emptyPageGraph;
  for (let turn = 0; turn < turns; turn += 1) {
    const at = new Date(Date.UTC(2026, 10, 1, 0, turn)).toISOString();
    graph = visitPage(graph, {
      pageId: turn % 5 === 4 ? `job_details_${turn}` : 'job_search',
      isNewPage: true,
      understanding:
        'Search for jobs with a list of results, a pane with the posting beside it and a row of filters above.',
      viaAction: `pressed "Platform Engineer ${turn}"`,
      selector: `#job-${turn}`,
      at,
    });
    graph = addPattern(graph, {
      elementType: types[turn % types.length] ?? 'other',
      action: turn % 2 ? 'click' : 'type_text',
      selectors: [`[data-testid="control-${turn}"]`],
      role: 'button',
      name: `Control ${turn}`,
      effect: 'The list shows 25 other rows, and the details pane beside it the first posting of these.',
      changeType: 'list_updated',
      pageId: 'job_search',
      step: turn * 4,
    });
  }
  return graph;
}

export function explorerInput(turns: number, changes: Partial<ExplorerInput> = {}): ExplorerInput {
  const graph = sampleGraph(turns);
  return {
    task: 'Find out how this job board works, so that its jobs can be collected.',
    goals: defaultQuestions.map(({ id, text }, place) =>
      place < 2
        ? { id, text, status: 'reached', finding: 'Pressing a row shows the posting in a pane.', evidence: 7 }
        : { id, text, status: 'open', finding: null, evidence: null },
    ),
    memory: graphText(graph),
    patterns: graph.patterns,
    past: Array.from({ length: turns }, (_, turn) => pastAct(turn * 4)),
    warning: null,
    page: {
      text: samplePageText(),
      url: 'https://jobs.example/search?keywords=engineer',
      title: 'engineer',
      elements: [],
    },
    landmarks: sampleLandmarks,
    filters: ['Date posted', 'Experience level', 'Remote'],
    applySeen: 'Apply on company website',
    mayPressApply: false,
    turnsLeft: 20,
    ...changes,
  };
}
