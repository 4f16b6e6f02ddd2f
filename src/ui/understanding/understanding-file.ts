import { filterOptionsOf, type Understanding } from '@/domain/page/understanding';

/** An understanding as a file: phase 2's input, in its terms, with the evidence. */
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

/** A site as part of a file name: without a port's colon. */
function fileNameOf(site: string): string {
  return site.replace(/[^\w.-]+/g, '-');
}
