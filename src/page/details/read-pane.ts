import type { Recipe } from '@/domain/recipe';
import { findBySelector } from '../selectors/find-by-selector';
import { listLeftOut } from './list-left-out';
import { readPageNames } from './page-names';
import { paneRoot } from './pane-root';
import { readShownPosting, type ShownPosting } from './shown-posting';

interface Pane {
  shown: ShownPosting;
  /** Null where no pane was found. */
  root: Element | null;
}

/** Reads the pane that the recipe names; without one, finds the description beside the list and reads the pane around it. */
export function readPane(page: Document, recipe: Recipe): Pane {
  const names = { ...readPageNames(page), titles: [] };
  const known = knownPane(recipe);
  if (known) {
    const shown = readShownPosting(known, new Set(), names);
    if (shown.description) return { shown, root: known };
  }
  const wholeList = listLeftOut(recipe, true);
  const besideList = readShownPosting(page.body, wholeList, names);
  const leftOut = besideList.description ? wholeList : listLeftOut(recipe, false);
  const found = besideList.description ? besideList : readShownPosting(page.body, leftOut, names);
  const line = found.description && found.lines[found.description.start];
  if (!line) return { shown: found, root: null };
  const root = paneRoot(line.block, recipe);
  return { shown: readShownPosting(root, leftOut, names), root };
}

function knownPane({ details }: Recipe): Element | undefined {
  if (details?.kind !== 'pane' || !details.pane) return undefined;
  const matches = findBySelector(details.pane);
  return matches.length === 1 ? matches[0] : undefined;
}
