import type { Discovery } from '../discover/ports';

/** Sets options of filters (`filter` null: search words); `jobCount` is what the page names after it. */
export async function applyFilters(
  _discovery: Discovery,
  _settings: readonly { filter: string | null; option: string }[],
): Promise<{ success: boolean; jobCount: number | null }> {
  return { success: false, jobCount: null };
}
