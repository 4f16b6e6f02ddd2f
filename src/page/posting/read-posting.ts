import type { ReadFields } from '@/domain/job/job-fields';
import type { DetailsReading } from '@/domain/page/page-readings';
import type { FieldRules, Recipe } from '@/domain/page/recipe';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { countWords } from '@/language/fold/comparable-text';
import { isClosedPostingText } from '@/language/words/jobs/posting-section-words';
import { buildSelector } from '@/page/dom/selectors/build-selector';
import { type DocumentHead, readDocumentHead } from '@/page/dom/text/document-head-names';
import { fieldsByRules } from './fields-by-rule';
import { isCompanyCareersPage } from './is-company-careers-page';
import { collectLines } from './lines/collect-lines';
import { mergePostingFields } from './merge-posting-fields';
import { doubtfulPostingFields } from './posting-doubts';
import { postingScope } from './posting-scope';
import { noRow, type OpenedRow, type PostingPane, readPostingPane } from './read-pane';
import { chooseOwnPosting } from './structured-data/choose-main-posting';
import { tellsTown } from './structured-data/posting-place';
import { readStructuredPostings } from './structured-data/structured-postings';
import { readStructuredFields } from './structured-fields';
import { readVisiblePosting, type VisiblePosting } from './visible-posting';
import { addFieldsByPosition } from './with-positioned-fields';

/**
 * Reads the posting that the page shows: a page of its own, or (with the list's recipe) the pane beside the list or the expanded row.
 * `opened`: the row that led to it, if any. Each field comes from its learned rules (`fields`, else the recipe's), else from
 * structured data, else from the visible text; fields still missing come from their position in the pane. Null if no posting is shown.
 */
export function readPosting(
  page: Document,
  recipe: Recipe | null,
  fields: FieldRules | null = null,
  opened: OpenedRow = noRow,
): DetailsReading | null {
  return addFieldsByPosition(readByRules(page, recipe, fields, opened), recipe, opened.pressed);
}

function readByRules(
  page: Document,
  recipe: Recipe | null,
  fields: FieldRules | null,
  opened: OpenedRow,
): DetailsReading | null {
  const rules = fields ?? recipe?.details?.fields ?? {};
  const made = readByCode(page, recipe, opened);
  if (Object.keys(rules).length === 0) return made && withDoubts(made);
  const scope = postingScope(page, recipe, opened);
  const ruled = fieldsByRules(scope, rules);
  if (made) return withDoubts({ ...made, fields: { ...made.fields, ...ruled } });
  if (!ruled.title || Object.keys(ruled).length < 2) return null;
  return withDoubts({
    fields: { applyType: 'unknown', ...ruled },
    source: 'page',
    isClosed: saysClosedIn(collectLines(scope)),
    pane: scope === page.body ? null : buildSelector(scope),
    isInRow: false,
  });
}

function withDoubts(reading: Omit<DetailsReading, 'doubts'>): DetailsReading {
  return { ...reading, doubts: doubtfulPostingFields(reading.fields) };
}

function readByCode(page: Document, recipe: Recipe | null, opened: OpenedRow): Omit<DetailsReading, 'doubts'> | null {
  const names = readDocumentHead(page);
  const { shown, root, isInRow } = recipe ? readPostingPane(page, recipe, opened) : readWhole(page, opened, names);
  const own = chooseOwnPosting(readStructuredPostings(page, names.addresses), {
    title: shown.title?.text,
    company: shown.fields.company,
    isShell: isShell(shown),
    texts: [...shown.lines.map(({ text }) => text), ...shown.spoken, ...names.titles, names.siteName ?? ''],
    headings: shown.lines.filter(isPlainHeading).map(({ text }) => text),
    pageTitles: names.titles,
    listedTitle: opened.listed?.title,
    place: opened.listed?.location ?? (recipe ? shown.fields.location : undefined),
    addresses: names.addresses,
    isAlone: recipe === null,
  });
  if (!own && !isPosting(shown) && !(opened.isTextFramed && shown.title)) return null;
  const structured: ReadFields = own ? readStructuredFields(own.item, names) : {};
  const merging = {
    addresses: recipe === null ? names.addresses : [],
    isStale: own?.isStale ?? false,
    isTownUntold: own ? !tellsTown(own.item) : false,
  };
  return {
    fields: withOwnCareers(mergePostingFields(structured, shown.fields, merging), names),
    source: own?.source ?? 'page',
    isClosed: saysClosedIn(shown.lines),
    pane: root && !isInRow ? buildSelector(root) : null,
    isInRow,
  };
}

const factNames = ['company', 'location', 'salaryText', 'postedText', 'employmentType'] as const;
/** Facts of a posting whose text is a picture, or a table. */
const leastFacts = 3;

function isPosting({ title, description, fields }: VisiblePosting): boolean {
  return title !== null && (description !== null || factNames.filter((name) => fields[name]).length >= leastFacts);
}

const isPlainHeading = ({ headingLevel, linkLength, surroundings }: PostingLine): boolean =>
  headingLevel > 0 && linkLength === 0 && surroundings === 'content';

/** Words of menus and of a loader, at most. */
const mostOfShell = 40;

const isShell = ({ description, lines }: VisiblePosting): boolean =>
  description === null && countWords(lines.map(({ text }) => text).join(' ')) <= mostOfShell;

function saysClosedIn(lines: readonly PostingLine[]): boolean {
  return lines.some((line) => line.surroundings === 'content' && isClosedPostingText(line.text));
}

/** On a company's own page, its application form is what boards call the company site. */
function withOwnCareers(fields: ReadFields, names: DocumentHead): ReadFields {
  const isTold = fields.applyType !== 'unknown' || !fields.applyUrl || !fields.company;
  return isTold || !isCompanyCareersPage(names, fields.company ?? '') ? fields : { ...fields, applyType: 'external' };
}

function readWhole(page: Document, { listed }: OpenedRow, names: DocumentHead): PostingPane {
  const shown = readVisiblePosting(page.body, new Set(), names, { listed });
  return { shown, root: null, isInRow: false };
}
