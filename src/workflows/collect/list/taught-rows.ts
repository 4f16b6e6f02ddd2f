import type { TeachListInput } from '@/agents/list-teacher';
import type { PageView } from '@/agents/page-view/page-view';
import type { ReadFields } from '@/domain/job/job-fields';
import type { Recipe } from '@/domain/page/recipe';
import type { SampleRow } from '@/domain/run/collector-state';
import { containsWords } from '@/language/fold/comparable-text';
import { toVisibleLine } from '@/language/fold/visible-one-line';
import type { DiscoveryContext } from '@/workflows/discovery';
import { parseTarget } from '@/workflows/explore/target-from-address';
import { isPagerPressable } from './follow-pager';
import { otherParts } from './parts-of-list';

/** The rows that a model pointed out, as samples; those without a title tell no row from another. */
export function samplesOf({ rows }: TeachListInput): SampleRow[] {
  return rows.flatMap(({ opens, cells }) => {
    const fields: ReadFields = {};
    for (const { field, text } of cells) if (text.trim() !== '') fields[field] ??= text.trim();
    return fields.title === undefined ? [] : [{ selector: opens?.trim() ?? '', fields }];
  });
}

/** The employer that a model names, if it copied the name from the page; null if not. */
export function employerOnPage(said: string, { text, title }: PageView): string | null {
  const name = toVisibleLine(said);
  return name !== '' && containsWords(`${title}\n${text}`, name) ? name : null;
}

/** The same row by what tells it from others. */
export function titleAlone({ selector, fields: { title } }: SampleRow): SampleRow {
  return { selector, fields: { title } };
}

/**
 * What leads on from a list, by a selector that lasts; null if none was named, if it cannot be found again, or if code sees by itself what
 * leads on: that also knows the last page.
 */
export async function shownPager(
  { tab }: DiscoveryContext,
  recipe: Recipe,
  address: string | null,
): Promise<Recipe['pager']> {
  if (address === null || isPagerPressable(await tab.ask('read-pager', { recipe }))) return null;
  const target = parseTarget(address);
  if ('ref' in target && (await isOtherPart(tab, recipe, target.ref))) return null;
  const element = await tab.ask('read-element', target);
  return element?.selector ? { kind: 'next', selector: element.selector, isShown: true } : null;
}

/** Whether it leads to another part of the list: code opens those once each. */
async function isOtherPart(tab: DiscoveryContext['tab'], recipe: Recipe, ref: string): Promise<boolean> {
  const groups = await tab.ask('read-parts', { recipe });
  const own = groups.filter(({ others }) => others.some((other) => other.ref === ref));
  return own.length > 0 && otherParts(own, { rows: 0, isAll: false }) !== null;
}
