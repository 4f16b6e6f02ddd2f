import { listedFacts, type ReadFields } from '@/domain/job/job-fields';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { jobFromFields, mergeRowAndDetails } from '../extraction/found-job';
import { storeRecipe } from '../list/remembered-recipe';
import { findingSourceOf } from '../list/save-rows';
import { addApplyAddress } from './apply-address';
import { type CompletedPosting, completePosting } from './complete-posting';
import { countPosting } from './count-details';
import { withOwnPages, withPostingRules } from './posting-rules';
import type { ShownRow } from './row-outcome';
import { asStoredJob } from './stored-posting';

/** The stored job whose posting's own page the tab shows, and what is known of it. */
export interface OwnPage {
  jobId: string;
  known: ReadFields;
  /** The row that a press opened it from; if absent, it was opened by its address. */
  row?: ShownRow;
  /** A form was posted to load it: its address leads nowhere else. */
  isPosted?: boolean;
}

/** Reads the posting on its own page and saves it; what was learned serves the next ones, in this run and later ones. */
export async function readAndSaveOwnPage(discovery: DiscoveryContext, page: OwnPage): Promise<void> {
  const { recipe } = discovery.run.run.state;
  const fields = recipe?.details?.kind === 'page' ? recipe.details.fields : null;
  const listed = listedFacts(page.known, recipe?.fill.company);
  const look = () => discovery.tab.ask('read-details', { recipe: null, fields, listed });
  const shown = (await look()) ?? (await lookDuring(discovery, patienceMs(discovery), look, { isPatient: true }));
  await saveOwnPage(discovery, page, await completePosting(discovery, page.known, shown));
}

/**
 * How long a page that shows no posting may take to draw one: its head, its footer and a bar for consent are there before its scripts are.
 * Where the first ones never did, the others are not waited for.
 */
function patienceMs({ run }: DiscoveryContext): number {
  const { failed, details } = run.run.state.counts;
  return failed < mostWaitedFor || failed < details ? 2500 : 0;
}

const mostWaitedFor = 3;

/** `details`: null if nobody could read them. */
export async function saveOwnPage(
  discovery: DiscoveryContext,
  { jobId, known, row, isPosted = false }: OwnPage,
  details: CompletedPosting | null,
): Promise<void> {
  const { run, now } = discovery;
  const fields =
    details && (await addApplyAddress(discovery, mergeRowAndDetails(known, fieldsOfPage(details, isPosted))));
  const isClosed = details?.isClosed ?? false;
  const found = fields && jobFromFields(fields, findingSourceOf(discovery), { readAt: now(), isClosed });
  const job = found && (row ? await asStoredJob(discovery, row, found) : { ...found, id: jobId });
  const before = run.run.state.recipe;
  const recipe = before && withPostingRules(withOwnPages(before), details?.rules ?? {});
  await run.step(
    job ? 'read-details' : 'details-unreadable',
    { title: known.title ?? null },
    {
      phase: 'outcome',
      jobs: job ? [job] : [],
      change: (state, saved) => ({
        ...state,
        recipe,
        details: 'page',
        pendingDetails: state.pendingDetails.filter((pending) =>
          row ? pending.key !== row.key : pending.jobId !== jobId,
        ),
        ...countPosting(state, saved, job),
      }),
    },
  );
  if (recipe && recipe !== before) await storeRecipe(discovery, recipe, run.run.state.pageUrl);
}

function fieldsOfPage({ fields }: CompletedPosting, isPosted: boolean): ReadFields {
  return isPosted ? { ...fields, url: undefined } : fields;
}
