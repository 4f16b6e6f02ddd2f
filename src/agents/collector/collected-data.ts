import { ReadFields } from '@/domain/job-fields';
import { printedAddresses } from '../explorer/printed-addresses';
import { textAsWritten } from '../extractor/text-as-written';
import type { CollectorInput } from './collector-input';
import type { CollectInput } from './collector-tools';

/** What `collect` puts aside where the agent names no type. */
export const defaultType = 'default';

/**
 * What a call of `collect` speaks of: what was extracted, for a job, and what the agent names besides. Of that only counts what
 * stands in the page text, as it stands there; an address is that of an element of the page. Nothing is made up.
 */
export function collectedData(
  { type, data }: CollectInput,
  input: Pick<CollectorInput, 'extracted' | 'page'>,
): { type: string; data: Record<string, unknown> } {
  const named = data.flatMap(({ field, value }): [string, string][] => {
    const read = isAddress(field) ? addressOf(value, input.page) : textAsWritten(value, wordsOf(input.page.text));
    return read === null || field === '' ? [] : [[field, read]];
  });
  const given = Object.fromEntries(named);
  const kind = type?.trim() || (input.extracted === null ? defaultType : 'job');
  if (kind !== 'job') return { type: kind, data: given };
  const fields = named.filter(([field, value]) => ReadFields.safeParse({ [field]: value }).success);
  return { type: kind, data: { ...Object.fromEntries(fields), ...input.extracted } };
}

function isAddress(field: string): boolean {
  return /(?:url|link|href)$/i.test(field);
}

/** A page text without its addresses: what a person would read. */
function wordsOf(text: string): string {
  return text.replaceAll(/\[(?:CLICK|TYPE|SELECT|UPLOAD): "[^"]*"\]/g, ' ');
}

/** Of what the address of the page text, or the ref, stands for; else a web address that an element of the page leads to. */
function addressOf(value: string, page: CollectorInput['page']): string | null {
  const wanted = value.trim();
  const ref = [...printedAddresses(page)].find(([, printed]) => printed === wanted)?.[0] ?? wanted;
  const element = page.elements.find(({ ref: each, url }) => each === ref || url === wanted);
  return element?.url ?? (wanted === page.url ? wanted : null);
}
