import type { Discovery } from '../discover/ports';
import { applyFilters } from './apply-filters';
import type { ToolOutcome } from './tool-outcome';

/** `apply_filters`: sets filter options, and says which the page accepted. */
export async function applySettings(
  discovery: Discovery,
  settings: readonly { filter: string | null; option: string }[],
): Promise<ToolOutcome> {
  const { success, jobCount } = await applyFilters(discovery, settings);
  const count = jobCount === null ? '' : ` The page names ${jobCount} jobs.`;
  return {
    tool: 'apply_filters',
    asked: settings.map(({ filter, option }) => `${filter ?? 'search'}: ${option}`).join(', '),
    answer: success ? `The page took the filters.${count}` : 'The page did not take all of the filters.',
    success,
  };
}
