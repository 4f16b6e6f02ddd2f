import type { Frame } from '@playwright/test';

/** What is read of a saved page. */
export const kinds = ['rows', 'postings', 'pagers', 'fields'] as const;
export type Kind = (typeof kinds)[number];

/** What a mutation may know of its page beside the page. */
export interface MutatedPage {
  kind: Kind;
  /** The page's name: what is drawn by it is drawn alike at every run. */
  seed: string;
  /** The true jobs of a list: title, and what only the own row has in an attribute (may be empty). None for other pages. */
  jobs: readonly { title: string; mark: string }[];
  /** True texts, which no mutation may translate. */
  facts: readonly string[];
}

/** One change to a page that leaves what the page says to a person. */
export interface Mutation {
  name: string;
  /** Why a page that says the same might differ so. */
  why: string;
  kinds: readonly Kind[];
  /** Whether the page loses something that may hold a fact: only facts that still stand somewhere in it are counted then. */
  takesAway: boolean;
  /** Whether the page is served inside another page's frame instead of alone. */
  isFramed: boolean;
  /** Changes the document before anything of ours looks at it. `shown`: the document, framed or not. */
  apply(shown: Frame, page: MutatedPage): Promise<void>;
}
