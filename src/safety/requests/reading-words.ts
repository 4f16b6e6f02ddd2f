import { type Folded, foldIdentifier, joinFolded, splitWords } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phrasesIn } from '@/language/match/phrases-in';

/*
 * Names programs give to pure reads. These lists say what may pass: a missing word costs a request but lets nothing through, so add one
 * only if no action is ever performed under it.
 */

/** What programs say in English, and what they say in the languages of their makers. */
const list = (english: string, further: ByLanguage = {}): ReadonlySet<string> =>
  new Set([...english.split(/\s+/), ...phrasesIn(further, foldIdentifier)].filter(Boolean));

/** Words for searching, listing, paging, showing. */
const reading = list(
  `search searches searching searchable list lists listing listings overview results result resultset find finder get fetch load read browse
  retrieve explore query queries lookup refine filter filters filtered filtering facet facets facetted aggregations suggest suggestion
  suggestions suggester autocomplete typeahead autosuggest geocode more detail details description descriptions info information content
  contents preview show display render view count counts total totals page pages paging pager pagination paginate paged next previous prev
  infinite scroll sort sorting sorted orderby similar related recommended recommendations match matches matching matched nearby latest recent
  newest popular featured refresh reload`,
  phrases('requests.reading'),
);

/** What is read: jobs, and what they are filtered by. */
const nouns = list(
  `job jobs vacancy vacancies position positions opening openings posting postings role roles offer offers career careers opportunity
  opportunities employment work requisition requisitions company companies employer employers location locations city cities place places
  category categories skill skills department departments team teams organisation organization tag tags type types industry industries salary
  salaries region regions country countries area areas level levels titles title keywords keyword occupation occupations`,
  phrases('requests.jobs'),
);

/** Words that may accompany these and name no action. */
const neutral = list(`
  api apis rest v ajax json jsonp xml rpc svc service services web www public internal external data db index indexes indices core common backend frontend app apps portal site sites tenant tenants ms bff
  gateway graph gql graphql html htm php aspx asp ashx asmx jsp do cgi text full advanced simple basic global unified combined quick power smart live all any by for of the a an in on at from to with
  without id ids new current my our widget widgets module modules component components plugin plugins action actions handler controller cms wp wordpress admin engine engines collection collections document documents docs doc run
  multi m x es as elastic solr opensearch algolia client clients server engine set initial first last home default main start board boards group groups user facing candidate candidates seeker talent hr
  recruiting recruitment ats cxs hcm url async partial update lazy paginated item items entry entries node nodes card cards row rows record records hit hits post posts`);

/** Verbs that read, whatever their object; not "check", because of "check out". */
const asks = list(
  `get list fetch load find query read search browse retrieve filter count lookup suggest autocomplete show display view render preview refresh reload sort paginate goto describe explore refine`,
);

/** Words for telemetry. */
const telling = list(`
  track tracks tracking tracker log logs logger logging event events impression impressions view views viewed seen analytics metric metrics telemetry beacon beacons collect collector ping pixel pixels
  stat stats statistics rum vitals heartbeat envelope csp nel sensor performance perf timing timings click clicks exposure exposures hit hits insights monitoring cdn page pageview pageviews screenview ga gtm`);

/** Joins two actions: the second could be anything. */
const joins = nameWordTest({ anywhere: phrases('requests.and') });

const longestName = 120;

/** True for a name that says it reads: `searchJobs`, `job-list`, `getPositions`, `loadmore`, `stellensuche`. */
export function isReadName(name: string): boolean {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length === 0 || joins(joinFolded(...words))) return false;
  if (asks.has(first) && words.length > 1) return true;
  const parts = words.flatMap((word) => partsOf(word) ?? ['']);
  return parts.every(isKnown) && parts.some((word) => reading.has(word));
}

/** Number of prefix words before a name: `acme_ajax_load_more`. */
const mostBefore = 2;

/** The same for an operation's name, by its last part: `JobService/SearchJobs`, `job.list`, `acme_load_more`. */
export function isReadOperation(operation: string): boolean {
  const last = operation.split(/[./:$#]+/).findLast((one) => one !== '') ?? '';
  if (isReadName(last)) return true;
  const words = wordsOf(last);
  const at = words.findIndex((word) => asks.has(word));
  return at > 0 && at <= mostBefore && isReadName(words.slice(at).join(' '));
}

/** True for a name made only of words for jobs, as for a collection: `jobs`, `open-positions`. */
export function isJobCollectionName(name: string): boolean {
  const parts = wordsOf(name).flatMap((word) => partsOf(word) ?? ['']);
  return parts.every((word) => isKnown(word) || word === 'open') && parts.some((word) => nouns.has(word));
}

/** True for a name without meaning: `api`, `v2`, `ajax`. */
export function isNeutralName(name: string): boolean {
  return wordsOf(name).every((word) => neutral.has(word) || /^\d+$/.test(word));
}

/** True for a name that means telemetry and nothing else. */
export function isTelemetryName(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => telling.has(word)) && words.every((word) => telling.has(word) || isKnown(word));
}

/** For the control a form is posted by: at least one step of its path through the page turns pages or lists. */
export function isPagerControlName(control: string): boolean {
  const words = wordsOf(control).flatMap((word) => partsOf(word) ?? [word]);
  return words.some((word) => ofPager.has(word) || reading.has(word));
}

const ofPager = list('pager pages datapager table grid gridview radgrid datatable paginator repeater listview');

const isKnown = (word: string): boolean =>
  reading.has(word) || nouns.has(word) || neutral.has(word) || glue.has(word) || /^\d+$/.test(word);

const wordsOf = (name: string): Folded[] =>
  splitWords(
    foldIdentifier(
      name.slice(0, longestName).replace(/\.(?:php\d?|aspx?|ashx|asmx|jspx?|do|action|html?|json|xml|ajax)$/i, ''),
    ),
  );

/** Splits a compound: `searchjobs`; null if any part is unknown. */
function partsOf(word: string): string[] | null {
  if (isKnown(word)) return [word];
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    ways[end] = null;
    for (let start = Math.max(0, end - longestPart); start <= end - shortestPart; start += 1) {
      const [before, part] = [ways[start], word.slice(start, end)];
      if (before && (reading.has(part) || nouns.has(part) || glue.has(part))) ways[end] = [...before, part];
    }
  }
  return ways[word.length] ?? null;
}

/** Between the parts of a compound. */
const glue = list('of by for the', phrases('requests.between'));
const [shortestPart, longestPart] = [2, 24];
