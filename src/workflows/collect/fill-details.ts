import type { DiscoverState } from '@/domain/discover-state';
import type { FieldName } from '@/domain/field-names';
import type { ReadFields } from '@/domain/job-fields';
import type { DetailsReading } from '@/domain/reading';
import type { DetailsPlace, FieldRules, PaneLayout } from '@/domain/recipe';
import { isSamePosting } from '@/domain/same-posting';
import type { Discovery } from '../discover/ports';
import { askExtractor } from './ask-extractor';
import type { LearnedDetails } from './learned-details';
import { listShown } from './list-shown';
import { hasModel, worthAsking } from './may-ask';

/** A posting as far as it could be read, by code and by whom code asked. */
export interface FilledDetails extends LearnedDetails {
  fields: ReadFields;
  isClosed: boolean;
}

/**
 * What code read of the posting shown, with what it could not read asked for: all of it where code made out no posting, else only
 * what is missing or does not look like what it should be. Null where nobody can read it. `other`: what code takes the posting
 * shown for, where that is not the row's; who reads the text has to contradict it.
 */
export async function fillDetails(
  discovery: Discovery,
  row: ReadFields,
  details: DetailsReading | null,
  other: ReadFields = {},
): Promise<FilledDetails | null> {
  const missed: FieldName[] = details ? details.doubts : ['title', 'description'];
  const wanted = worthAsking(discovery.run.run.state, 'posting', missed);
  const read = details && {
    fields: details.fields,
    isClosed: details.isClosed,
    pane: details.pane,
    rules: {},
    layout: null,
  };
  // What the rules can make of a text, code has made of the page already, unless it made out no posting at all.
  if (wanted.length === 0 || (details && !(await hasModel(discovery)))) return read;
  const asked = await askExtractor(discovery, { part: 'posting', known: row, wanted, target: null });
  const extracted = asked?.fields;
  if (!extracted || isOther(row, { ...(details?.fields ?? other), ...extracted })) return read;
  const fields = details ? { ...details.fields, ...only(extracted, wanted) } : extracted;
  if (!details && !fields.description) return null;
  const rules = await learnRules(discovery, details ? only(extracted, wanted) : extracted);
  const pane = details?.pane ?? asked.part;
  const layout = pane === null ? null : await learnLayout(discovery, pane, { ...extracted, ...titleOf(row) });
  const isClosed = details?.isClosed ?? false;
  return { fields, isClosed, pane: details || layout ? pane : null, rules, layout };
}

/** The row's own words for the title tell later whether the places hold. */
function titleOf({ title }: ReadFields): ReadFields {
  return title === undefined ? {} : { title };
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

/** Where in the pane things stand that nothing names: what all postings read so far agree in. */
async function learnLayout(discovery: Discovery, pane: string, fields: ReadFields): Promise<PaneLayout | null> {
  const { run, tab } = discovery;
  const list = await listShown(discovery);
  if (!list.recipe && !list.pressed) return null;
  const known = detailsKnown(run.run.state);
  const layout = known?.kind === 'pane' && known.pane === pane ? known.layout : undefined;
  return tab.ask('learn-layout', { pane, list, fields, known: layout ?? {} });
}

function detailsKnown({ recipe, collector }: DiscoverState): DetailsPlace | null {
  return recipe ? recipe.details : (collector?.details ?? null);
}
