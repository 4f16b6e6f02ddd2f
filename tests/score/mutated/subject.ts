import type { Frame } from '@playwright/test';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import type { MutatedPage } from './mutation';

/** A saved page as it is open in the browser. */
export interface OpenPage {
  /** The document of the page, in a frame or not. */
  shown: Frame;
  /** Asks as a run does: the tab, whichever frame answers. */
  askTab: Ask;
  /** Asks the document's own page script. */
  askDocument: Ask;
}

export type Ask = <Name extends PageRequestName>(
  request: Name,
  input: PageRequests[Name]['input'],
) => Promise<PageRequests[Name]['output']>;

/** One thing that the truth says of a page, and whether it is read so. */
export interface Fact {
  name: string;
  isRight: boolean;
  /** What is read, for whoever looks at what is lost. */
  ours: string;
  /** Whether the truth's value still stands in a page of which `remains` is left. */
  stands(remains: Remains): boolean;
}

/** All that a page still says somewhere, in texts and in attributes. */
export interface Remains {
  /** Without any white space, in lower case. */
  spaceless: string;
  /** Words as written, texts only. */
  text: string;
  /** The words of each control by its place: its label and its own attributes. */
  controls: readonly string[];
  /** What is written on what leads to the next page: words, signs and names, not its address. */
  nextPage: string;
}

/** A saved page, and how to tell what is read rightly. */
export interface Subject extends MutatedPage {
  html: string | Buffer;
  url: string;
  charset: string;
  /** What the style sheets that the saved page lacks would say. */
  styles: string;
  /** Marks elements that the truth names, so that they are known again after they were changed. */
  mark(shown: Frame): Promise<void>;
  /** The facts in a stable order, each under a name that it has in every run. */
  read(page: OpenPage): Promise<Fact[]>;
}
