import type { Landmark, Landmarks } from '@/domain/page/landmarks';
import type { Recipe } from '@/domain/page/recipe';
import { controlSelector } from '@/page/dom/controls/control-action';
import { elementOf, refOf } from '@/page/dom/refs/element-refs';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { isInFlatTree, isWithinAny } from '@/page/dom/tree/flat-tree';
import { findFilterOpeners } from '@/page/filters/filter-openers';
import { findOpenPart } from '@/page/filters/find-open-part';
import { findSearchInput, searchLandmark } from '@/page/filters/search-landmark';
import { currentRecipe, jobRowElements, pressableRows } from '@/page/list/known-job-list';
import { readPager } from '@/page/list/pager/read-pager';
import { rowsBesidePosting } from '@/page/list/rows-beside-posting';
import { findApplyControl } from '@/page/press/find-apply-control';
import { rememberRows } from '@/page/press/known-list-controls';
import type { Target } from '@/page-api/element-requests';
import { countFilterFields } from '../filters/read-filters';
import { overlayLandmark } from './overlay-landmark';

const mostRows = 5;

/** Controls, and openers that are none by their markup. */
const controlOrOpener = `${controlSelector},[aria-haspopup],[aria-expanded],[aria-pressed],a:not([href]),[contenteditable]`;

/** What the page's structure reveals: rows, pager, search, filters, apply control, overlay. */
export function readLandmarks({
  recipe: given,
  pressed = null,
}: {
  recipe: Recipe | null;
  pressed?: Target | null;
}): Landmarks {
  const recipe = currentRecipe(given);
  const rows = jobRowElements(recipe);
  const jobRows = recipe ? pressableRows(recipe, rows, mostRows).map(rowLandmark) : [];
  // Proven on another page: this one may have a single row, with nothing similar beside it.
  if (given) rememberRows(pressablesOf(jobRows));
  const inRows = new Set(rows);
  const { overlay, choices, coversPage } = findOpenPart();
  const open = [overlay, choices].flatMap((part) => part?.element ?? []);
  const isElsewhere = (element: Element) =>
    isWithinAny(element, inRows) || open.some((part) => isInFlatTree(element, part));
  const controls = elementsWithin(document.body).filter((element) => element.matches(controlOrOpener));
  const inPage = controls.filter((element) => !isElsewhere(element));
  const outside = coversPage ? [] : inPage;
  const search = findSearchInput(outside);
  const listed = rows.length > 0 ? rows : rowsBesidePosting({ recipe: null, pressed });
  const apply = findApplyControl(listed, coversPage ? open : null);
  return {
    jobRows,
    ...(recipe?.details?.kind === 'row' ? { areRowsStated: true } : {}),
    pager: pagerLandmark(recipe),
    apply: apply && landmarkOf(apply),
    search: searchLandmark(search),
    filterOpeners: findFilterOpeners(outside, { search, firstRow: rows[0] ?? null }).map(landmarkOf),
    filterFields: countFilterFields(inPage, rows[0] ?? null),
    overlay: overlayLandmark(overlay ?? choices),
  };
}

const pressablesOf = (rows: readonly Landmark[]): Element[] =>
  rows.flatMap(({ ref, name }) => (name === '' ? [] : (elementOf(ref) ?? [])));

function landmarkOf(element: Element): Landmark {
  return { ref: refOf(element), name: nameOrTextStart(element) };
}

function rowLandmark({ ref, title }: { ref: string; title: string }): Landmark {
  return { ref, name: title || nameOfRef(ref) };
}

function pagerLandmark(recipe: Recipe | null): Landmarks['pager'] {
  const { kind, ref } = readPager(document, recipe);
  return { kind, ref, name: ref ? nameOfRef(ref) : '' };
}

function nameOfRef(ref: string): string {
  const element = elementOf(ref);
  return element ? nameOrTextStart(element) : '';
}
