import type { DetailsPlace, FieldRules, PaneLayout, Recipe } from '@/domain/recipe';

/** What one posting taught about how others are read. */
export interface LearnedDetails {
  /** Selector of the pane that it was read in; null for a page of its own, or where none is unique. */
  pane: string | null;
  /** Rules that were learned from what the extractor read: with them code reads the next one itself. */
  rules: FieldRules;
  /** Places in the pane, as far as they are known by now; null where it is no pane, or nothing new is known. */
  layout: PaneLayout | null;
}

/** Whether it taught anything. */
export function hasLearned({ rules, layout }: LearnedDetails): boolean {
  return Object.keys(rules).length > 0 || layout !== null;
}

const emptyPane = { pane: null, fields: {}, layout: undefined };

/** The pane with what was learned of it. Rules that were learned later come first; what was learned of another pane does not hold. */
export function paneAfter(before: DetailsPlace | null, { pane, rules, layout }: LearnedDetails): DetailsPlace {
  const known = before?.kind === 'pane' ? before : emptyPane;
  const after = { kind: 'pane' as const, pane: pane ?? known.pane, fields: { ...known.fields, ...rules } };
  const kept = layout ?? (after.pane === known.pane ? known.layout : undefined);
  return kept ? { ...after, layout: kept } : after;
}

/** The recipe with the rules that were learned of its details. Rules that were learned later come first. */
export function withDetailsRules(recipe: Recipe, rules: FieldRules): Recipe {
  if (!recipe.details || Object.keys(rules).length === 0) return recipe;
  return { ...recipe, details: { ...recipe.details, fields: { ...recipe.details.fields, ...rules } } };
}
