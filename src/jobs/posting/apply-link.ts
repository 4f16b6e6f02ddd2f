import type { ApplyType } from '@/domain/job/job-fields';
import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { unwrapRedirect } from '@/url/unwrap-redirect';
import { isSameSite, parseWebAddress } from '@/url/web-url';

export interface ApplyLink {
  applyType: ApplyType;
  applyUrl?: string;
}

/** A control that says "apply". */
export interface ApplyControl {
  words: readonly string[];
  /** Its address, whatever that is; empty for buttons. */
  href: string;
  /** Its markup or its icon says that it leads to another site. */
  isMarkedExternal: boolean;
}

/** How to apply, from the words, the destination and the markup of a control on the page of this address. */
export function applyLinkOf({ words, href, isMarkedExternal }: ApplyControl, pageUrl: string): ApplyLink {
  const applyUrl = destinationOf(href, pageUrl);
  const spoken = words.map(applyTypeOf).find((type) => type !== null);
  if (spoken) return { applyType: spoken, applyUrl };
  const isAway = applyUrl !== undefined && isElsewhere(applyUrl, pageUrl);
  return { applyType: isAway || isMarkedExternal ? 'external' : 'unknown', applyUrl };
}

/** The controls, best first: those that say how, then those that lead somewhere. */
export function bestApplyFirst<Control extends ApplyControl>(controls: readonly Control[], pageUrl: string): Control[] {
  const rank = (control: Control) => {
    const { applyType, applyUrl } = applyLinkOf(control, pageUrl);
    return applyType !== 'unknown' ? 0 : applyUrl ? 1 : 2;
  };
  return controls
    .map((control) => ({ control, rank: rank(control) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ control }) => control);
}

/** Undefined where it leads to no other page. */
function destinationOf(href: string, pageUrl: string): string | undefined {
  const isThisPage = href.split('#')[0] === pageUrl.split('#')[0];
  return isThisPage || !/^https?:/.test(href) ? undefined : unwrapRedirect(href);
}

function isElsewhere(address: string, pageUrl: string): boolean {
  const [url, page] = [parseWebAddress(address), parseWebAddress(pageUrl)];
  return url !== null && page !== null && !isSameSite(url.hostname, page.hostname);
}
