import { dutch } from './dutch/dutch.ts';
import type { FormSite } from './form-site.ts';
import { framed } from './framed/framed.ts';
import { french } from './french/french.ts';
import { germanForm } from './german-form/german-form.ts';
import { pages } from './pages/pages.ts';
import { selects } from './selects/selects.ts';

/** Every form that is filled for the tests. */
export const allForms: readonly FormSite[] = [selects, framed, germanForm, pages, french, dutch];
