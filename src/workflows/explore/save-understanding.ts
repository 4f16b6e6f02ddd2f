import type { PageType } from '@/domain/page/page-type';
import type { Recipe } from '@/domain/page/recipe';
import { type KeyElementName, KeyElements, questionOfElement, type Understanding } from '@/domain/page/understanding';
import type { ExplorationState } from '@/domain/run/exploration';
import { behaviorsOf } from '@/memory/behaviors';
import { siteOf } from '@/url/canonical-url';
import { pathPatternOf } from '@/url/path-pattern';
import type { Exploration } from './exploration-ports';

/** Stores what was understood of the site. Idempotent. */
export async function storeUnderstanding(
  { run, store, now }: Exploration,
  found: ReadonlyMap<KeyElementName, string[]>,
): Promise<void> {
  const { recipe, exploration } = run.run.state;
  if (!exploration) return;
  const site = siteOf(exploration.startUrl) || run.run.site;
  await store.saveGraph(site, exploration.graph);
  const known = await store.understandingOf(exploration.startUrl);
  await store.saveUnderstanding({
    site,
    pathPattern: pathPatternOf(exploration.startUrl),
    ...contentOf(exploration, recipe ?? known?.recipe ?? null, withKept(found, exploration, known)),
    learnedAt: known?.learnedAt ?? now(),
    validatedAt: now(),
    exploredAt: now(),
  });
}

/** What was found, plus earlier knowledge that this exploration did not look for: few results show no pager. */
function withKept(
  found: ReadonlyMap<KeyElementName, string[]>,
  { goals }: ExplorationState,
  known: Understanding | null,
): ReadonlyMap<KeyElementName, string[]> {
  const kept = KeyElements.keyof().options.flatMap((name): [KeyElementName, string[]][] => {
    const before = known?.goals.find(({ id }) => id === questionOfElement[name]);
    const now = goals.find(({ id }) => id === questionOfElement[name]);
    const isUntouched = before?.evidence != null && before.evidence === now?.evidence && before.finding === now.finding;
    const selectors = [known?.keyElements[name] ?? [], known?.fallbacks[name] ?? []].flat();
    return isUntouched && selectors.length > 0 && !found.has(name) ? [[name, selectors]] : [];
  });
  return new Map([...found, ...kept]);
}

type Content = Omit<Understanding, 'site' | 'pathPattern' | 'learnedAt' | 'validatedAt' | 'exploredAt'>;

function contentOf(
  exploration: ExplorationState,
  recipe: Recipe | null,
  found: ReadonlyMap<KeyElementName, string[]>,
): Content {
  const { report, filters, goals, model, graph, applySeen } = exploration;
  return {
    pageType: report?.pageType ?? pageTypeOf(recipe),
    keyElements: keyElementsOf(found),
    fallbacks: Object.fromEntries([...found].map(([name, [, ...others]]) => [name, others])),
    behaviors: behaviorsOf(graph.patterns, applySeen?.element ?? null),
    filters,
    keyFindings: report?.keyFindings ?? [],
    understanding: report?.understanding ?? summaryOf(exploration),
    goals,
    recipe,
    exploredBy: model,
  };
}

function keyElementsOf(found: ReadonlyMap<KeyElementName, string[]>): KeyElements {
  const [filterButton, applyButton, searchInput, pagination] = (
    ['filterButton', 'applyButton', 'searchInput', 'pagination'] as const
  ).map((name) => found.get(name)?.[0]);
  return {
    jobListings: found.get('jobListings')?.slice(0, 1) ?? [],
    ...(filterButton !== undefined && { filterButton }),
    ...(applyButton !== undefined && { applyButton }),
    ...(searchInput !== undefined && { searchInput }),
    ...(pagination !== undefined && { pagination }),
  };
}

function pageTypeOf(recipe: Recipe | null): PageType {
  return recipe ? 'job_search' : 'other';
}

/** The summaries of its pages, if the exploration was cut short. */
function summaryOf({ graph }: ExplorationState): string {
  return graph.pages.map(({ id, understanding }) => `${id}: ${understanding}`).join('\n');
}
