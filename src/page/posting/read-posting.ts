import type { ReadFields } from '@/domain/job/job-fields';
import type { DetailsReading } from '@/domain/page/page-readings';
import type { FieldRules, Recipe } from '@/domain/page/recipe';
import { saysClosed } from '@/language/words/jobs/posting-section-words';
import { selectorOf } from '@/page/dom/selectors/build-selector';
import { type PageNames, readPageNames } from './document-head-names';
import { ruledFields } from './fields-by-rule';
import { isOwnCareersPage } from './is-company-careers-page';
import { collectLines } from './lines/collect-lines';
import type { Line } from './lines/line';
import { mergeFields } from './merge-posting-fields';
import { doubtsOfDetails } from './posting-doubts';
import { detailsScope } from './posting-scope';
import { type Pane, readPane } from './read-pane';
import { chooseOwnPosting } from './structured-data/choose-main-posting';
import { readStructuredPostings } from './structured-data/structured-postings';
import { readStructuredFields } from './structured-fields';
import { readShownPosting } from './visible-posting';
import { withPlaces } from './with-positioned-fields';

/**
 * Reads the posting that the page shows: a page of its own, or (with the list's recipe) the pane beside the list or the expanded row.
 * `pressed`: what was pressed in a row, if anything. Each field comes from its learned rules (`fields`, else the recipe's), else from
 * structured data, else from the visible text; fields still missing come from their position in the pane. Null if no posting is shown.
 */
export function readDetails(
  page: Document,
  recipe: Recipe | null,
  fields: FieldRules | null = null,
  pressed: Element | null = null,
): DetailsReading | null {
  return withPlaces(readByRules(page, recipe, fields, pressed), recipe, pressed);
}

function readByRules(
  page: Document,
  recipe: Recipe | null,
  fields: FieldRules | null,
  pressed: Element | null,
): DetailsReading | null {
  const rules = fields ?? recipe?.details?.fields ?? {};
  const made = readByCode(page, recipe, pressed);
  if (Object.keys(rules).length === 0) return made && withDoubts(made);
  const scope = detailsScope(page, recipe, pressed);
  const ruled = ruledFields(scope, rules);
  if (made) return withDoubts({ ...made, fields: { ...made.fields, ...ruled } });
  if (!ruled.title || Object.keys(ruled).length < 2) return null;
  return withDoubts({
    fields: { applyType: 'unknown', ...ruled },
    source: 'page',
    isClosed: saysClosedIn(collectLines(scope)),
    pane: scope === page.body ? null : selectorOf(scope),
    isInRow: false,
  });
}

function withDoubts(reading: Omit<DetailsReading, 'doubts'>): DetailsReading {
  return { ...reading, doubts: doubtsOfDetails(reading.fields) };
}

function readByCode(
  page: Document,
  recipe: Recipe | null,
  pressed: Element | null,
): Omit<DetailsReading, 'doubts'> | null {
  const names = readPageNames(page);
  const { shown, root, isInRow } = recipe ? readPane(page, recipe, pressed) : readWhole(page);
  const own = chooseOwnPosting(readStructuredPostings(page), {
    title: shown.title?.text,
    addresses: names.addresses,
    isAlone: recipe === null,
  });
  if (!own && !(shown.title && shown.description)) return null;
  const structured: ReadFields = own ? readStructuredFields(own.item, names) : {};
  return {
    fields: withOwnCareers(mergeFields(structured, shown.fields, recipe === null ? names.addresses : []), names),
    source: own?.source ?? 'page',
    isClosed: saysClosedIn(shown.lines),
    pane: root && !isInRow ? selectorOf(root) : null,
    isInRow,
  };
}

function saysClosedIn(lines: readonly Line[]): boolean {
  return lines.some((line) => line.surroundings === 'content' && saysClosed(line.text));
}

/** On a company's own page, its application form is what boards call the company site. */
function withOwnCareers(fields: ReadFields, names: PageNames): ReadFields {
  const isTold = fields.applyType !== 'unknown' || !fields.applyUrl || !fields.company;
  return isTold || !isOwnCareersPage(names, fields.company ?? '') ? fields : { ...fields, applyType: 'external' };
}

function readWhole(page: Document): Pane {
  return { shown: readShownPosting(page.body, new Set(), readPageNames(page)), root: null, isInRow: false };
}
