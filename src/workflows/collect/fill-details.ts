import type { FieldName } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { DetailsReading } from '@/domain/reading';
import type { FieldRules, Recipe } from '@/domain/recipe';
import { isSamePosting } from '@/domain/same-posting';
import type { Discovery } from '../discover/ports';
import { askExtractor } from './ask-extractor';
import { hasModel, worthAsking } from './may-ask';

/** A posting as far as it could be read, by code and by whom code asked. */
export interface FilledDetails {
  fields: ReadFields;
  isClosed: boolean;
  pane: string | null;
  /** Rules that were learned from what the extractor read: with them code reads the next one itself. */
  rules: FieldRules;
}

/**
 * What code read of the posting shown, with what it could not read asked for: all of it where code made out no posting, else only
 * what is missing or does not look like what it should be. Null where nobody can read it.
 */
export async function fillDetails(
  discovery: Discovery,
  row: ReadFields,
  details: DetailsReading | null,
): Promise<FilledDetails | null> {
  const missed: FieldName[] = details ? details.doubts : ['title', 'description'];
  const wanted = worthAsking(discovery.run.run.state, 'posting', missed);
  const read = details && { fields: details.fields, isClosed: details.isClosed, pane: details.pane, rules: {} };
  // What the rules can make of a text, code has made of the page already, unless it made out no posting at all.
  if (wanted.length === 0 || (details && !(await hasModel(discovery)))) return read;
  const extracted = await askExtractor(discovery, { part: 'posting', known: row, wanted, target: null });
  if (!extracted || isOther(row, { ...details?.fields, ...extracted })) return read;
  const fields = details ? { ...details.fields, ...only(extracted, wanted) } : extracted;
  if (!details && !fields.description) return null;
  const rules = await learnRules(discovery, details ? only(extracted, wanted) : extracted);
  return { fields, isClosed: details?.isClosed ?? false, pane: details?.pane ?? null, rules };
}

/** Whether what was read speaks of another posting than the row that was pressed, where one was. */
function isOther(row: ReadFields, fields: ReadFields): boolean {
  return row.title !== undefined && !isSamePosting(row, fields);
}

function only(fields: ReadFields, names: readonly FieldName[]): ReadFields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}

/** Learned anew each time until they hold: a rule that finds nothing on the next posting is asked for again. */
async function learnRules({ run, tab }: Discovery, fields: ReadFields): Promise<FieldRules> {
  const { recipe, details } = run.run.state;
  return tab.ask('learn-details', { recipe: details === 'page' ? null : recipe, fields });
}

/** The recipe with what was learned of its details. Rules that were learned later come first. */
export function withDetailsRules(recipe: Recipe, rules: FieldRules): Recipe {
  if (!recipe.details || Object.keys(rules).length === 0) return recipe;
  return { ...recipe, details: { ...recipe.details, fields: { ...recipe.details.fields, ...rules } } };
}
