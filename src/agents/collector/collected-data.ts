import { printedAddresses } from '@/agents/page-view/printed-addresses';
import { textAsWritten } from '../extractor/read-report';
import type { PageView } from '../page-view/page-view';
import type { CollectInput } from './collector';

/**
 * Fields a `collect` call names itself, besides extracted ones: only text found on the page, as written there; an address must be that of a
 * page element, which the agent may name by selector. Anything invented is left out.
 */
export function collectedData({ data }: Pick<CollectInput, 'data'>, page: PageView): Record<string, string> {
  const shown = withoutPrintedAddresses(page.text);
  const read = data.flatMap(({ field, value }): [string, string][] => {
    const found = isAddress(field) ? addressOf(value, page) : textAsWritten(value, shown);
    return found === null || field === '' ? [] : [[field, found]];
  });
  return Object.fromEntries(read);
}

function isAddress(field: string): boolean {
  return /(?:url|link|href)$/i.test(field);
}

/** The text a person would read. */
function withoutPrintedAddresses(text: string): string {
  return text.replaceAll(/\[(?:CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, ' ');
}

function addressOf(value: string, page: PageView): string | null {
  const wanted = value.trim();
  const printed = printedAddresses(page);
  const element = page.elements.find(({ ref, url }) => ref === wanted || printed.get(ref) === wanted || url === wanted);
  return element?.url ?? (wanted === page.url ? wanted : null);
}
