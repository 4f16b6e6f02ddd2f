import { z } from 'zod';
import type { ListedFacts, ReadFields } from '@/domain/job/job-fields';
import { DetailsReading, NumberedText } from '@/domain/page/page-readings';
import { FieldRules, PaneLayout, type Recipe } from '@/domain/page/recipe';
import type { Target } from './element-requests';
import { given } from './page-request';

/** The list beside which a posting is shown: given by its recipe, else by the pressed row. Both null for a page of its own. */
export interface ShownList {
  recipe: Recipe | null;
  pressed: Target | null;
}

interface DetailsRequest {
  recipe: Recipe | null;
  /** Rules learned for postings on their own pages, read without a recipe; if absent or null, the rules in the recipe's details. */
  fields?: FieldRules | null;
  /** What was pressed in a row, which may expand to show the posting inside the list. */
  row?: Target;
  /** What the list says of the posting: where the page has its title in a heading of its own, that is where the posting begins. */
  listed?: ListedFacts | undefined;
  /** Its text stands in a frame: a title alone is a posting then. */
  isTextFramed?: boolean;
}

interface LayoutRequest {
  pane: string;
  list: ShownList;
  fields: ReadFields;
  known: PaneLayout;
}

/** Requests about the posting shown: learning how to read it, and reading it. */
export const postingRequests = {
  /** Reads the posting shown: the whole page, or the pane beside the recipe's list. */
  'read-details': given<DetailsRequest>().answers(DetailsReading.nullable()),
  /** The text of a posting that the page shows, whether or not it says whose: the text of many stands in a frame of its own. */
  'read-posting-text': given<null>().answers(z.string().nullable()),
  /** The posting shown (the pane beside the list, else the page) or the target's row as text with numbered links; null if there is none. */
  'read-numbered-text': given<{ list: ShownList; target: Target | null }>().answers(NumberedText.nullable()),
  /** Rules that find in the current posting the values an agent read there; values that are not found are skipped. */
  'learn-details': given<{ recipe: Recipe | null; fields: ReadFields }>().answers(FieldRules),
  /**
   * The pane's layout, learned from what an agent read in it: positions learned earlier that are right again, else all that are right now.
   * Null if the pane is not a single part beside the list, or lacks the title.
   */
  'learn-layout': given<LayoutRequest>().answers(PaneLayout.nullable()),
} as const;
