import { z } from 'zod';
import type { ReadFields } from '@/domain/job/job-fields';
import {
  CategoryLink,
  ClosedSection,
  LearnedRecipe,
  ListParts,
  PagerReading,
  RowsReading,
} from '@/domain/page/page-readings';
import { Recipe } from '@/domain/page/recipe';
import type { SampleRow } from '@/domain/run/collector-state';
import type { Target } from './element-requests';
import { given } from './page-request';

/** Requests about the job list: learning how to read it, and reading it. */
export const listRequests = {
  /** Finds the job list and learns how to read it; null if there is none. */
  'learn-recipe': given<null>().answers(LearnedRecipe.nullable()),
  /** Learns the list from rows read by an agent, by where they are and what they say; null if they have nothing in common. */
  'learn-from-rows': given<{ samples: SampleRow[] }>().answers(LearnedRecipe.nullable()),
  /**
   * Adds rules to the recipe for fields it missed in a row, learned from that row as an agent read it; null if the values are not found.
   */
  'mend-rows': given<{ recipe: Recipe; row: Target; fields: ReadFields }>().answers(Recipe.nullable()),
  /** The rows that the recipe finds now, and how well it still fits. */
  'read-rows': given<Recipe>().answers(RowsReading),
  /** One selector for what is pressed in each visible row. */
  'select-rows': given<Recipe>().answers(z.string()),
  /** How to see more rows. */
  'read-pager': given<{ recipe: Recipe | null; towards?: number }>().answers(PagerReading),
  /** What may lead to other parts of the list. */
  'read-parts': given<{ recipe: Recipe }>().answers(z.array(ListParts)),
  /** On a page without a list: what may have one in it once it is opened. */
  'read-closed-sections': given<null>().answers(z.array(ClosedSection)),
  /** On a page without a list: the links to its lists. */
  'read-category-links': given<null>().answers(z.array(CategoryLink)),
} as const;
