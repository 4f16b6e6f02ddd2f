import type { ExtractorInput, ReportJobInput } from '@/agents/extractor/extractor';
import type { NumberedLine } from '@/jobs/posting/parse-numbered-text';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { isSameSite, parseWebAddress } from '@/url/web-url';

/** How one applies: the first link that says so, and which of the two ways its words or its destination indicate. */
export function findApplyInLines(
  lines: readonly NumberedLine[],
  page: ExtractorInput['page'],
): Pick<ReportJobInput, 'applyLink' | 'applyType'> {
  const links = lines.flatMap(({ links: own }) => own);
  const link = links.find(({ text }) => saysApply(text));
  const said = [...(link ? [link.text] : []), ...lines.map(({ text }) => text).filter(saysApply)];
  const applyType = said.map(applyTypeOf).find((type) => type !== null);
  const leadsAway = link !== undefined && isElsewhere(link.url, page.url);
  return { applyLink: link?.number ?? null, applyType: applyType ?? (leadsAway ? 'external' : 'unknown') };
}

function isElsewhere(address: string, pageUrl: string): boolean {
  const [url, page] = [parseWebAddress(address), parseWebAddress(pageUrl)];
  return url !== null && page !== null && !isSameSite(url.hostname, page.hostname);
}
