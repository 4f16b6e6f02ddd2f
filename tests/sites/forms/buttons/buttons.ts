import { findPlaces } from '../find-places.ts';
import type { FormSite } from '../form-site.ts';
import { reactPage } from '../react-page.ts';
import { questions } from './questions.ts';

const name = 'buttons';
const page = reactPage(name, 'Engineer, Halden Group', questions);

/** Yes and No as buttons that a second press clears, a place that has to be picked, and every answer sent as it is given. */
export const buttons: FormSite = {
  name,
  questions,
  pages: 1,
  send: 'Submit Application',
  respond(path, { url }) {
    if (path === '/places') return findPlaces(url.searchParams.get('q') ?? '');
    return path === '/' ? page : null;
  },
};
