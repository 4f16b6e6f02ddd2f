import { filterOptionsOf, type Understanding } from '@/domain/understanding';

/** An understanding as a file: what phase 2 is given, in its words, with what vouches for it. */
export function understandingFile(understanding: Understanding): { name: string; text: string } {
  const { site, pageType, keyElements, behaviors, filters, keyFindings, goals, recipe } = understanding;
  const { exploredAt, exploredBy } = understanding;
  const contract = {
    site,
    pageType,
    keyElements,
    behaviors,
    filterOptions: filterOptionsOf(understanding),
    filters,
    keyFindings,
    understanding: understanding.understanding,
    goals,
    recipe,
    exploredAt,
    exploredBy,
  };
  return { name: `jobtrail-${fileNameOf(site)}-${pageType}.json`, text: `${JSON.stringify(contract, null, 2)}\n` };
}

/** A site as part of a file's name: a port's colon is none. */
function fileNameOf(site: string): string {
  return site.replace(/[^\w.-]+/g, '-');
}
