import { defineAgent } from '../define-agent';
import { fenceRule } from '../fence';
import { ClassifierInput } from './classifier-input';
import { classify } from './classify';
import { renderClassifier } from './render-classifier';

const prompt = `You keep a map of a job site: its kinds of pages. The address of the page has changed (or the exploration begins), and you say which page this is now.

A page is known by what it is for and how it is built, not by its address or its data:
- a search and the same search with other words, filters, order or page number is one page; so is the posting of one job and of another
- a list of jobs, the posting of one job on a page of its own, an application form, the pages about a company: different pages
- a part or dialog that opened over the page does not make it another page
Compare the structure of both page texts (elements that are alike are left out after the first), then the known pages. Known page, also one from earlier: is_new_page false and its id, exactly as listed. New kind: is_new_page true and a new id in snake_case that names the purpose, such as job_search, job_details, application_form, company_page.

understanding: of a new page, what it is for and what is on it, in a sentence or two, for somebody who wants to collect jobs; nothing on what was tried or not. Of a known page, only what is new of how it is built, else "". came_from and via_action: null; the program fills them in.

${fenceRule}`;

/** Distinguishes a new kind of page from a known one with other data. */
export const classifier = defineAgent({
  name: 'classifier',
  tier: 'fast',
  prompt,
  tools: [classify],
  input: ClassifierInput,
  render: renderClassifier,
});
