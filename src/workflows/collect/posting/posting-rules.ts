import type { DetailsPlace, FieldRules, PaneLayout, Recipe } from '@/domain/page/recipe';

/** What one posting taught about reading others. */
export interface LearnedPostingRules {
  /** Selector of its pane; null for a page of its own, or if none is unique. */
  pane: string | null;
  /** Rules learned from the extractor's values, with which code reads the next posting itself. */
  rules: FieldRules;
  /** Positions in the pane known so far; null if it is no pane, or nothing is new. */
  layout: PaneLayout | null;
}

/** Whether anything was learned. */
export function hasLearnedAnything({ rules, layout }: LearnedPostingRules): boolean {
  return Object.keys(rules).length > 0 || layout !== null;
}

const emptyPane = { pane: null, fields: {}, layout: undefined };

/** Adds what was learned to the pane. Newer rules come first; those of another pane are dropped. */
export function withLearnedPane(
  before: DetailsPlace | null,
  { pane, rules, layout }: LearnedPostingRules,
): DetailsPlace {
  if (before?.kind === 'row') return before;
  const known = before?.kind === 'pane' ? before : emptyPane;
  const after = { kind: 'pane' as const, pane: pane ?? known.pane, fields: { ...known.fields, ...rules } };
  const kept = layout ?? (after.pane === known.pane ? known.layout : undefined);
  return kept ? { ...after, layout: kept } : after;
}

/** Postings have pages of their own; rules known for these stay. */
export function withOwnPages(recipe: Recipe): Recipe {
  return recipe.details?.kind === 'page' ? recipe : { ...recipe, details: { kind: 'page', fields: {} } };
}

/** Adds the learned rules to the recipe's details. Newer rules come first. */
export function withPostingRules(recipe: Recipe, rules: FieldRules): Recipe {
  if (!recipe.details || Object.keys(rules).length === 0) return recipe;
  return { ...recipe, details: { ...recipe.details, fields: { ...recipe.details.fields, ...rules } } };
}
