import { addedParts } from './added-parts/added-parts.ts';
import { blur } from './blur/blur.ts';
import { buttons } from './buttons/buttons.ts';
import { dutch } from './dutch/dutch.ts';
import type { FormSite } from './form-site.ts';
import { framed } from './framed/framed.ts';
import { french } from './french/french.ts';
import { germanForm } from './german-form/german-form.ts';
import { pages } from './pages/pages.ts';
import { parsed } from './parsed/parsed.ts';
import { selects } from './selects/selects.ts';
import { shadowRoot } from './shadow-root/shadow-root.ts';

/** Every form that is filled for the tests. */
export const allForms: readonly FormSite[] = [
  selects,
  parsed,
  blur,
  buttons,
  shadowRoot,
  framed,
  germanForm,
  pages,
  french,
  dutch,
  addedParts,
];
