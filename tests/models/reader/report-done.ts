import { applyControl, filterOpeners, nextControls, searchField, type ToolCall } from './explorer-ways.ts';
import { jobList, type PageText } from './page-text.ts';
import type { ExplorerPrompt, ListedGoal } from './prompt-text.ts';

/** The report of an exploration: what the steps and the behaviours showed, and what is on the page now for the rest. */
export function reportDone(prompt: ExplorerPrompt, page: PageText): ToolCall {
  const seen = (type: string) => prompt.behaviours.find((behaviour) => behaviour.type === type)?.selector ?? null;
  const rows = prompt.behaviours.filter(({ type }) => type === 'job listing').map(({ selector }) => selector);
  const input = {
    understanding: understandingOf(prompt),
    page_type: 'job_search',
    key_findings: prompt.behaviours.map(({ type, selector }) => `${type}: ${selector}`),
    key_elements: {
      filter_button: seen('filter button') ?? filterOpeners(page, prompt)[0]?.address ?? null,
      apply_button: seen('apply button') ?? applyControl(page)?.address ?? null,
      job_listings: rows.length > 0 ? rows : (jobList(page)?.rows.slice(0, 2) ?? []).map(({ address }) => address),
      search_input: searchField(page)?.address ?? seen('search input'),
      pagination: seen('pagination') ?? nextControls(page)[0]?.address ?? null,
    },
    goals: prompt.goals.map((goal) => goalReport(goal, prompt)),
  };
  return { tool: 'done', input };
}

function goalReport({ id, status, step, text }: ListedGoal, prompt: ExplorerPrompt): Record<string, unknown> {
  if (status === 'reached') return { id, status, finding: `Seen in step ${step}: ${text}`, evidence_step: step };
  if (/apply/i.test(text) && prompt.seenToApply !== null) {
    const opened = prompt.steps.findLast(({ act }) => act.startsWith('click'));
    return {
      id,
      status: 'reached',
      finding: `“${prompt.seenToApply}” is there.`,
      evidence_step: opened?.number ?? null,
    };
  }
  return { id, status: 'absent', finding: 'Nothing on the page does that.', evidence_step: null };
}

function understandingOf({ goals, filtersListed }: ExplorerPrompt): string {
  const reached = goals.filter(({ status }) => status === 'reached').map(({ id }) => id);
  const filters =
    filtersListed.length > 0 ? ` Filters: ${filtersListed.join(', ')}.` : ' It has no filters that were found.';
  return `A list of jobs. What was found out: ${reached.join(', ') || 'nothing'}.${filters}`;
}
