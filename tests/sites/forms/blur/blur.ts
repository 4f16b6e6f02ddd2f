import type { FormSite } from '../form-site.ts';
import { reactPage } from '../react-page.ts';
import { experience } from './experience.ts';
import { information } from './information.ts';
import { closing, employerQuestions } from './other-pages.ts';

const name = 'blur';
const questions = [...information, ...experience, ...employerQuestions, ...closing];
const page = reactPage(name, 'Senior Software Engineer', questions);

/**
 * Four pages. What is typed counts only once its field was left, and choosing anything makes the page anew: what did not count by then
 * is gone.
 */
export const blur: FormSite = {
  name,
  questions,
  pages: 4,
  send: 'Submit',
  respond: (path) => (path === '/' ? page : null),
};
