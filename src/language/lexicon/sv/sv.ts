import type { Lexicon } from '../topics/topics';
import { contact } from './contact';
import { controls } from './controls';
import { dates } from './dates';
import { deeds } from './deeds';
import { filters } from './filters';
import { forms } from './forms';
import { harmless } from './harmless';
import { history } from './history';
import { jobs } from './jobs';
import { never } from './never';
import { options } from './options';
import { pages } from './pages';
import { person } from './person';
import { places } from './places';
import { questions } from './questions';

/** Swedish. */
export const sv = {
  history,
  contact,
  places,
  never,
  questions,
  deeds,
  controls,
  pages,
  filters,
  forms,
  dates,
  person,
  options,
  harmless,
  jobs,
} satisfies Lexicon;
