import { toOneLine } from '@/agents/prompt/quote-in-prompt';
import type { PageState } from '@/domain/goal/page-state';

const mostDetails = 14;

/** A page by its meaning, in lines for a prompt. Comes from a page: to be fenced. `most`: details of its sections, a line each. */
export function stateLines(
  { url, title, visibleSections, availableActions, extractedData, details }: PageState,
  most = mostDetails,
): string[] {
  const counts = Object.entries(extractedData).map(([type, count]) => `${count} ${type}`);
  return [
    `address: ${toOneLine(url, 160)}`,
    `title: ${toOneLine(title, 100)}`,
    `sections: ${visibleSections.join(', ') || 'none'}`,
    ...(availableActions.length > 0 ? [`a user can: ${availableActions.join(', ')}`] : []),
    ...(counts.length > 0 ? [`put aside so far: ${counts.join(', ')}`] : []),
    ...details.slice(0, most).map((line) => `- ${toOneLine(line, 160)}`),
  ];
}
