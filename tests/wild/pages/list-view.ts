import type { Html } from '../../sites/html.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import type { Words } from '../words/words.ts';
import type { Look } from './look.ts';

/** One page of a list, as it is asked for. */
export interface ListView {
  site: WildSite;
  words: Words;
  look: Look;
  styleSheet: Html;
  /** Path that the list is served at. */
  base: string;
  /** What is searched for: words and chosen filters. */
  query: URLSearchParams;
  found: WildJob[];
  rows: WildJob[];
  page: number;
  lastPage: number;
  addressOf(page: number): string;
}
