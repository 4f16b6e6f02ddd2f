import type { ReadFields } from '@/domain/job/job-fields';
import type { FieldName } from '@/domain/job/posting-fields';
import type { DetailsReading } from '@/domain/page/page-readings';
import type { DetailsPlace, FieldRules, PaneLayout } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import { isSamePosting } from '@/jobs/identity/same-posting';
import type { DiscoveryContext } from '@/workflows/discovery';
import { askExtractor } from '../extraction/ask-extractor';
import { shownList } from '../extraction/list-of-shown-posting';
import { fieldsWorthAsking, hasExtractorModel } from '../extraction/may-ask';
import type { LearnedPostingRules } from './posting-rules';

/** A posting as read by code and the extractor. */
export interface CompletedPosting extends LearnedPostingRules {
  fields: ReadFields;
  isClosed: boolean;
}

/**
 * Completes what code read of the posting by asking: for everything if code found no posting, else only for what is missing or doubtful.
 * Null if nobody can read it. `other`: the posting code believes is shown, if not the row's; whoever reads the text must contradict that.
 */
export async function completePosting(
  discovery: DiscoveryContext,
  row: ReadFields,
  details: DetailsReading | null,
  other: ReadFields = {},
): Promise<CompletedPosting | null> {
  const missed: FieldName[] = details ? details.doubts.filter(isUnknown(row, details)) : ['title', 'description'];
  const wanted = fieldsWorthAsking(discovery.run.run.state, 'posting', missed);
  const read = details && {
    fields: details.fields,
    isClosed: details.isClosed,
    pane: details.pane,
    rules: {},
    layout: null,
  };
  // The rules cannot read more from text than code did from the page, unless it found no posting at all.
  if (wanted.length === 0 || (details && !(await hasExtractorModel(discovery)))) return read;
  const asked = await askExtractor(discovery, { part: 'posting', known: row, wanted, target: null });
  const extracted = asked?.fields;
  if (!extracted || isOther(row, { ...(details?.fields ?? other), ...extracted })) return read;
  const fields = details ? { ...details.fields, ...only(extracted, wanted) } : extracted;
  if (!details && !fields.description) return null;
  const rules = await learnRules(discovery, details ? only(extracted, wanted) : extracted);
  const pane = paneOf(details, asked.part);
  const layout = pane === null ? null : await learnLayout(discovery, pane, { ...extracted, ...titleOf(row) });
  const isClosed = details?.isClosed ?? false;
  return { fields, isClosed, pane: details || layout ? pane : null, rules, layout };
}

/** Where all postings are shown, as code saw it or by the part that was read: what one row unfolds is no such place. */
export function paneOf(details: Pick<DetailsReading, 'pane' | 'isInRow'> | null, part: string | null): string | null {
  return details?.isInRow ? null : (details?.pane ?? part);
}

/** What a posting does not say is known if its row said it. */
function isUnknown(row: ReadFields, { fields }: DetailsReading): (name: FieldName) => boolean {
  const said: Partial<Record<FieldName, unknown>> = { ...row, ...fields };
  return (name) => said[name] === undefined || fields[name as keyof ReadFields] !== undefined;
}

/** The row's wording of the title later shows whether positions hold. */
function titleOf({ title }: ReadFields): ReadFields {
  return title === undefined ? {} : { title };
}

/** Whether the fields belong to another posting than the pressed row's, if one was pressed. */
function isOther(row: ReadFields, fields: ReadFields): boolean {
  return row.title !== undefined && !isSamePosting(row, fields);
}

function only(fields: ReadFields, names: readonly FieldName[]): ReadFields {
  return Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}

/** Learned anew until they hold: a rule that finds nothing in the next posting is asked for again. */
async function learnRules({ run, tab }: DiscoveryContext, fields: ReadFields): Promise<FieldRules> {
  const { recipe, details } = run.run.state;
  return tab.ask('learn-details', { recipe: details === 'page' ? null : recipe, fields });
}

/** The positions of unnamed values in the pane: those all postings so far agree on. */
async function learnLayout(discovery: DiscoveryContext, pane: string, fields: ReadFields): Promise<PaneLayout | null> {
  const { run, tab } = discovery;
  const list = await shownList(discovery);
  if (!list.recipe && !list.pressed) return null;
  const known = detailsKnown(run.run.state);
  const layout = known?.kind === 'pane' && known.pane === pane ? known.layout : undefined;
  return tab.ask('learn-layout', { pane, list, fields, known: layout ?? {} });
}

function detailsKnown({ recipe, collector }: DiscoverState): DetailsPlace | null {
  return recipe ? recipe.details : (collector?.details ?? null);
}
