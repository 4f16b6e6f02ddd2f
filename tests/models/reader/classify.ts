import { applyControl, type ToolCall } from './explorer-ways.ts';
import { jobList, readPage } from './page-text.ts';
import { fencedParts } from './prompt-text.ts';
import { applicationWords } from './words.ts';

/** Says which page it is by how it is built. */
export function classify(text: string): ToolCall {
  const parts = fencedParts(text);
  const record = parts.get('record') ?? '';
  const known = [...record.matchAll(/^- (\S+): /gm)].map(([, id]) => id ?? '');
  const id = kindOf(parts.get('page now') ?? '', record);
  return {
    tool: 'classify',
    input: {
      page_id: id,
      is_new_page: !known.includes(id),
      understanding: known.includes(id) ? '' : (understandings[id] ?? 'A page of the site that shows no jobs.'),
      came_from: null,
      via_action: null,
    },
  };
}

const understandings: Record<string, string> = {
  job_search: 'A search of jobs with its results as a list.',
  job_details: 'The posting of one job, with the way to apply for it.',
  application_form: 'A form to apply for a job with.',
};

/** Where the text shows neither, what a program takes it for. */
function kindOf(pageText: string, record: string): string {
  const page = readPage(pageText);
  const personal = page.controls.filter(({ action, name }) => action !== 'CLICK' && applicationWords.test(name));
  if (personal.length >= 2) return 'application_form';
  if (jobList(page) || record.includes('"job-list"')) return 'job_search';
  return applyControl(page) || record.includes('"job-posting"') ? 'job_details' : 'other_page';
}
