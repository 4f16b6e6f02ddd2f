import type { Lexicon } from '../topics/topics';
import { actions } from './actions';
import { contact } from './contact';
import { controls } from './controls';
import { cv } from './cv';
import { dates } from './dates';
import { drafts } from './drafts';
import { filters } from './filters';
import { forms } from './forms';
import { harmless } from './harmless';
import { history } from './history';
import { jobs } from './jobs';
import { levels } from './levels';
import { money } from './money';
import { never } from './never';
import { notes } from './notes';
import { numbers } from './numbers';
import { options } from './options';
import { pages } from './pages';
import { person } from './person';
import { places } from './places';
import { postings } from './postings';
import { questions } from './questions';
import { requests } from './requests';
import { steps } from './steps';
import { synonyms } from './synonyms';
import { values } from './values';
import { wordings } from './wordings';
import { workplaces } from './workplaces';

/** Danish. */
export const da = {
  history,
  contact,
  places,
  never,
  questions,
  actions,
  controls,
  pages,
  filters,
  forms,
  dates,
  person,
  cv,
  options,
  harmless,
  jobs,
  steps,
  notes,
  requests,
  postings,
  workplaces,
  money,
  levels,
  values,
  drafts,
  wordings,
  synonyms,
  numbers,
} satisfies Lexicon;
