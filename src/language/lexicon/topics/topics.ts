import type { Actions } from './actions';
import type { Covered, Gap } from './concept-phrases';
import type { Contact } from './contact';
import type { Controls } from './controls';
import type { Cv } from './cv';
import type { Dates } from './dates';
import type { Drafts } from './drafts';
import type { Filters } from './filters';
import type { Forms } from './forms';
import type { Harmless } from './harmless';
import type { History } from './history';
import type { Jobs } from './jobs';
import type { Levels } from './levels';
import type { Money } from './money';
import type { Never } from './never';
import type { Notes } from './notes';
import type { Numbers } from './numbers';
import type { Options } from './options';
import type { Pages } from './pages';
import type { Person } from './person';
import type { Places } from './places';
import type { Postings } from './postings';
import type { Questions } from './questions';
import type { Requests } from './requests';
import type { Steps } from './steps';
import type { Synonyms } from './synonyms';
import type { Values } from './values';
import type { Wordings } from './wordings';
import type { Workplaces } from './workplaces';

/** All concepts, by topic. */
export interface Topics {
  history: History;
  contact: Contact;
  places: Places;
  never: Never;
  questions: Questions;
  actions: Actions;
  controls: Controls;
  pages: Pages;
  filters: Filters;
  forms: Forms;
  dates: Dates;
  person: Person;
  cv: Cv;
  options: Options;
  harmless: Harmless;
  jobs: Jobs;
  steps: Steps;
  notes: Notes;
  requests: Requests;
  postings: Postings;
  workplaces: Workplaces;
  money: Money;
  levels: Levels;
  values: Values;
  drafts: Drafts;
  wordings: Wordings;
  synonyms: Synonyms;
  numbers: Numbers;
}

/** A language that is covered: every concept has its phrases, or a gap that says why. */
export type Lexicon = { readonly [Topic in keyof Topics]: Covered<Topics[Topic]> };

/** A language as far as its words are known. */
export type FurtherLexicon = { /** Why the rest is missing. */ readonly gaps: Gap } & {
  readonly [Topic in keyof Topics]?: Partial<Topics[Topic]>;
};
