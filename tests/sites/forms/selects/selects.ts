import { findPlaces } from '../find-places.ts';
import type { FormSite } from '../form-site.ts';
import { reactPage } from '../react-page.ts';
import { questions } from './questions.ts';

const name = 'selects';
const page = reactPage(name, 'Software engineer at Halden Group', questions);

/** 29 questions in React: lists of react-select, a telephone of intl-tel-input, files that are sent as they are chosen. */
export const selects: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit application',
  respond(path, { url }) {
    if (path === '/places') return findPlaces(url.searchParams.get('q') ?? '');
    return path === '/' ? page : null;
  },
};
