import type { ServedAnswer, ServedRequest } from '../served.ts';
import { analyze } from './analyze.ts';
import { classify } from './classify.ts';
import { collect } from './collect.ts';
import { describeOptions } from './describe-options.ts';
import { explore } from './explore.ts';
import type { ToolCall } from './explorer-ways.ts';
import { execute } from './goal/execute.ts';
import { handleError } from './goal/handle-error.ts';
import { judge } from './goal/judge.ts';
import { plan } from './goal/plan.ts';
import { mapFields } from './map-fields.ts';
import { reportFilters } from './report-filters.ts';
import { reportJob } from './report-job.ts';
import { summarize } from './summarize.ts';
import { teachList } from './teach-list.ts';

/** Who is asked is told by the tools, as a language model would tell it. */
const readers: Record<string, (text: string) => ToolCall> = {
  // Executor and explorer both have a `done`: what comes first in their tools tells them apart.
  act: execute,
  plan_steps: plan,
  judge,
  retry: handleError,
  done: explore,
  report_change: analyze,
  classify,
  report_filters: reportFilters,
  summarize,
  finish: collect,
  report_job: reportJob,
  teach_list: teachList,
  map_fields: mapFields,
  describe_options: describeOptions,
  // Of all agents only the pilot can press twice. It would have to see.
  double_click: () => ({ tool: 'done', input: { reason: 'I see no pictures' } }),
};

/**
 * A stand-in for a language model that knows nothing but what a prompt says, and the usual words of job boards: it reads the text,
 * finds what a goal names, and answers with an address that it copies. What a prompt leaves out it cannot do.
 */
export function answerAsReader({ text, tools }: Pick<ServedRequest, 'text' | 'tools'>): ServedAnswer {
  const tool = tools.map(({ name }) => name).find((name) => readers[name]);
  const read = readers[tool ?? ''];
  return read ? read(text) : { text: 'I do not know any of these tools.' };
}
