import { between, createRandom, pick, type Random, shuffle } from '../../sites/random.ts';
import { applicant } from './applicant.ts';
import { askedQuestions } from './asked-questions.ts';
import type { FormQuestion, SectionName } from './form-question.ts';
import { chooseFormTraits } from './form-space.ts';
import { knownQuestions } from './known-questions.ts';
import type { FormChoice } from './traits/form-traits.ts';
import { wordsOf } from './traits/languages.ts';
import { type PagesValue, pages } from './traits/pages.ts';
import { trapQuestions } from './trap-questions.ts';
import type { FormWords } from './words/form-words.ts';

/** A form that a seed composes. All that it shows and does follows from this. */
export interface WildForm {
  seed: number;
  choice: FormChoice;
  words: FormWords;
  title: string;
  /** In the order of the form; the sections of one after the other. */
  questions: FormQuestion[];
  /** The sections of each page. */
  pages: SectionName[][];
  shape: FormShape;
}

/** Small things in which forms differ, and which are no traits. */
export interface FormShape {
  /** Number of the application, as addresses have it. */
  application: number;
  /** Sent to an address of its own, or to that of its drafts with another status. */
  hasOwnAddress: boolean;
  /** What a list opens at. */
  opensAt: 'mousedown' | 'click';
  /** Where the last step says nothing else, this is how it says that it is the last. */
  showsSteps: boolean;
}

/** The form of a seed; other traits where they are given. */
export function wildForm(seed: number, given: { choice?: FormChoice } = {}): WildForm {
  const choice = given.choice ?? chooseFormTraits(seed);
  const words = wordsOf(choice.language);
  const random = createRandom(seed * 6301 + 29);
  const questions = drawQuestions(random, words, choice);
  const job = pick(random, ['Data Engineer', 'Software Engineer', 'Platform Engineer']);
  return {
    seed,
    choice,
    words,
    title: words.applyFor(job),
    questions,
    pages: pagesOf(questions, choice),
    shape: {
      application: between(random, 1000, 99_999),
      hasOwnAddress: random() < 0.5 || choice.sending === 'address',
      opensAt: random() < 0.5 ? 'mousedown' : 'click',
      showsSteps: random() < 0.75 || choice.sending === 'last-step',
    },
  };
}

const sectionOrder: readonly SectionName[] = ['person', 'address', 'career', 'questions', 'diversity', 'closing'];

function drawQuestions(random: Random, words: FormWords, choice: FormChoice): FormQuestion[] {
  const known = knownQuestions(words, choice);
  const asked = askedQuestions(words, choice);
  const drawn = drawIds(random, choice);
  const plain = drawn.known.flatMap(({ id, isRequired }) => (known[id] ? [{ ...known[id], isRequired }] : []));
  const answered = choice.changes === 'dependent' ? withDependent(plain, known.needsVisa) : plain;
  const drawnAsked = drawn.asked;
  const questions = [...answered, ...drawnAsked.flatMap((id) => asked[id] ?? []), ...cards(words, choice)];
  // The closing section keeps its order, others are asked in any.
  const traps = trapQuestions(words, choice);
  return sectionOrder.flatMap((section) => {
    const own = questions.filter((question) => question.section === section && question.part === undefined);
    const parts = questions.filter((question) => question.section === section && question.part !== undefined);
    return [...shuffled(random, section, own), ...parts, ...traps.filter((trap) => trap.section === section)];
  });
}

const alwaysRequired = ['name', 'givenName', 'familyName', 'email', 'resume'];

/**
 * What a form asks. Everything is drawn whatever the traits are, so that a form with one trait changed asks the same otherwise: failures are
 * shrunk by that.
 */
function drawIds(
  random: Random,
  choice: FormChoice,
): { known: { id: string; isRequired: boolean }[]; asked: string[] } {
  // “Nome” alone may be the whole name: only “Cognome” beside it says that it is not.
  const isOneName = random() < 0.3 || choice.order === 'one-at-a-time';
  const otherCountry = pick(random, ['mayWorkUS', 'mayWorkDE']);
  const list = pick(random, ['country', 'source']);
  const job = some(random, 0.5, ['employer', 'position']);
  const more = some(random, 0.4, [
    'linkedin',
    'website',
    'street',
    'city',
    'postalCode',
    'university',
    'degree',
    'spoken',
  ]);
  const others = some(random, 0.35, [
    'needsVisa',
    'notice',
    'source',
    'country',
    'nationality',
    'gender',
    'disability',
  ]);
  const asked = [
    pick(random, ['why', 'project']),
    pick(random, ['relocate', 'adult', 'weekends']),
    ...some(random, 0.25, ['years', 'birthDate']),
  ];
  const isForeign = choice.confusion === 'other-currency';
  const known = [
    ...(isOneName ? ['name'] : ['givenName', 'familyName']),
    ...['email', 'phone', 'resume', 'skills', 'mayWorkCA', 'start', list],
    ...(choice.confusion === 'two-countries' ? [otherCountry] : []),
    ...(choice.repeat === 'none' ? job : []),
    // Somebody else’s section is not all that there is.
    ...(choice.others === 'nobody' || choice.others === 'referrer' ? [] : ['city']),
    ...(isForeign ? [] : ['salary']),
    ...more,
    ...others,
  ];
  const required = new Set(some(random, 0.4, [...requirable]));
  return {
    known: [...new Set(known)].map((id) => ({ id, isRequired: alwaysRequired.includes(id) || required.has(id) })),
    asked: [...asked, ...(isForeign ? ['salary'] : []), ...(choice.rating === 'none' ? [] : ['rating'])],
  };
}

const requirable = [
  ...['phone', 'skills', 'mayWorkCA', 'mayWorkUS', 'mayWorkDE', 'start', 'country', 'source', 'city', 'salary'],
  ...['street', 'postalCode', 'degree', 'notice', 'gender', 'needsVisa', 'nationality', 'employer'],
] as const;

/** Names come first and in their order. */
function shuffled(random: Random, section: SectionName, questions: FormQuestion[]): FormQuestion[] {
  if (section === 'address' || section === 'person') return questions;
  const free = questions.filter(({ after }) => after === undefined);
  return shuffle(random, free).flatMap((question) => [
    question,
    ...questions.filter(({ after }) => after?.id === question.id),
  ]);
}

/** With `dependent`, the answer about the right to work brings the question for a visa, which the profile answers too. */
function withDependent(
  answered: FormQuestion[],
  needsVisa: Omit<FormQuestion, 'isRequired'> | undefined,
): FormQuestion[] {
  const may = answered.find(({ id }) => id === 'mayWorkCA');
  if (!may || !needsVisa || may.truth.is !== 'known') return answered;
  const value = may.truth.right.values[0] ?? '';
  const dependent = { ...needsVisa, isRequired: false, after: { id: may.id, value } };
  return [...answered.filter(({ id }) => id !== needsVisa.id), dependent];
}

/** Employers, newest first: two where the form shows two, all where it adds as many as are wanted. */
function cards({ labels }: FormWords, { repeat }: FormChoice): FormQuestion[] {
  if (repeat === 'none') return [];
  return applicant.jobs.slice(0, repeat === 'shown' ? 2 : 3).flatMap(({ employer, position }, index): FormQuestion[] =>
    [
      { key: 'employer', label: labels.employer, value: employer },
      { key: 'position', label: labels.position, value: position },
    ].map(({ key, label, value }) => ({
      id: `jobs.${index}.${key}`,
      label,
      kind: 'text',
      section: 'career',
      isRequired: false,
      part: `jobs.${index}`,
      truth: { is: 'known', right: { as: 'text', values: [value] }, isSensitive: false },
    })),
  );
}

function some(random: Random, share: number, ids: readonly string[]): string[] {
  return ids.filter(() => random() < share);
}

/** The sections in two to four pages; the last one has what is asked last. */
function pagesOf(questions: readonly FormQuestion[], { pages: by, sending }: FormChoice): SectionName[][] {
  const used = sectionOrder.filter((section) => questions.some((question) => question.section === section));
  const { hasSeveral }: PagesValue = pages[by];
  if (!hasSeveral) return [used];
  const parts: SectionName[][] = [['person', 'address'], ['career'], ['questions'], ['diversity', 'closing']];
  const filled = parts
    .map((part) => part.filter((section) => used.includes(section)))
    .filter((part) => part.length > 0);
  return sending === 'nothing-left' ? [...filled, []] : filled;
}
