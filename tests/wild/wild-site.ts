import { between, createRandom, pick, type Random, shuffle } from '../sites/random.ts';
import { chooseTraits } from './choose-traits.ts';
import { makeJobs } from './make-jobs.ts';
import { languages } from './traits/languages.ts';
import { paging } from './traits/paging.ts';
import { type RowMarkupValue, rowMarkups } from './traits/row-markups.ts';
import { type JobField, type TextValue, texts } from './traits/texts.ts';
import type { Choice } from './traits/traits.ts';
import type { WildJob } from './wild-job.ts';
import { companies, type Words } from './words/words.ts';

/** A site that a seed composes. All that it shows and does follows from this. */
export interface WildSite {
  seed: number;
  choice: Choice;
  words: Words;
  text: TextValue;
  name: string;
  /** Whose jobs they all are, where only the page's heading says so. */
  company: string | null;
  /** What rows tell beside the title, in their order. */
  fields: JobField[];
  /** In the order of the list. */
  jobs: WildJob[];
  rowsPerPage: number;
  shape: Shape;
}

/** Small things in which sites differ, and which are no traits. */
export interface Shape {
  listPath: string;
  /** With `{id}` in it. */
  jobPath: string;
  titleElement: 'h2' | 'h3' | 'div';
  hasTimeElement: boolean;
  /** After the company in the `alt` of its logo. */
  altSuffix: string;
  /** Listeners stand in attributes. */
  isInline: boolean;
  /** Of the articles beside the jobs. */
  dates: string[];
}

/** How many jobs, over how many pages. */
export interface Size {
  jobs: number;
  pages: number;
}

export const smallest: Size = { jobs: 12, pages: 2 };

/** The site of a seed; other traits or another size where they are given. */
export function wildSite(seed: number, given: { choice?: Choice; size?: Size } = {}): WildSite {
  const choice = given.choice ?? chooseTraits(seed);
  const random = createRandom(seed * 7919 + 17);
  const { words } = languages[choice.language];
  const text = texts[choice.text];
  const drawn = sizeOf(random, choice);
  const size = given.size ?? drawn;
  const pages = paging[choice.paging].by === 'nothing' ? 1 : size.pages;
  const company = 'company' in text && text.company === 'heading' ? pick(random, companies) : null;
  const jobs = makeJobs(random, size.jobs, words, text, company);
  return {
    seed,
    choice,
    words,
    text,
    name: `${pick(random, ['Lumen', 'Tavola', 'Kestrel', 'Arbora'])} ${words.jobs}`,
    company,
    fields: shuffle(random, text.shows),
    jobs: inGroups(jobs, rowMarkups[choice.rows]),
    rowsPerPage: Math.ceil(size.jobs / pages),
    shape: {
      listPath: pick(random, ['/jobs', '/careers/openings', '/search', '/vacancies/list']),
      jobPath: pick(random, ['/job/{id}', '/openings/{id}/view', '/vacancy?id={id}', '/o/{id}-posting']),
      titleElement: pick(random, ['h2', 'h3', 'div']),
      hasTimeElement: random() < 0.5,
      altSuffix: random() < 0.5 ? '' : ' Logo',
      isInline: random() < 0.4,
      dates: jobs.slice(0, 3).map(({ posted }) => posted),
    },
  };
}

/** Numbers with gaps need pages enough to have a gap; recycled and late rows need rows enough to scroll. */
function sizeOf(random: Random, { paging: pager, loading }: Choice): Size {
  const isLarge = random() < 0.12;
  if (pager === 'numbers') return { jobs: between(random, 25, isLarge ? 54 : 32), pages: between(random, 5, 6) };
  const few = loading === 'virtualised' || loading === 'on-scroll' ? 20 : 12;
  return {
    jobs: isLarge ? between(random, 36, 60) : between(random, few, 24),
    pages: between(random, 2, isLarge ? 4 : 3),
  };
}

/** Jobs of one group stand together. */
function inGroups(jobs: WildJob[], { groupBy }: RowMarkupValue): WildJob[] {
  return groupBy ? jobs.toSorted((one, other) => one[groupBy].localeCompare(other[groupBy])) : jobs;
}
