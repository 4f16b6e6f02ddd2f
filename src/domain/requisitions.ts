import { siteOf } from './canonical-url';
import { idInAddress } from './id-in-address';
import type { Requisition } from './job';

/** What of a job says its numbers. */
export interface Numbered {
  /** Host without `www.`. */
  site: string;
  siteJobId: string | null;
  applyUrl: string | null;
  requisitions: readonly Requisition[];
}

/** `host/id`: what a requisition is looked up by. */
export function requisitionKey({ host, id }: Requisition): string {
  return `${host}/${id}`;
}

/**
 * The numbers that a posting goes by: those known before, the site's own, and the one in the address that applications go to
 * where that is another host's. Within its own site only the site's id counts: an address to apply may name the form.
 */
export function requisitionsOf({ site, siteJobId, applyUrl, requisitions }: Numbered): Requisition[] {
  const id = normalisedId(siteJobId);
  const host = applyUrl ? siteOf(applyUrl) : '';
  const applyId = applyUrl && host && host !== site ? idInAddress(applyUrl) : null;
  const all = [
    ...requisitions,
    ...(id && site ? [{ host: site, id }] : []),
    ...(applyId ? [{ host, id: applyId }] : []),
  ];
  return [...new Map(all.map((requisition) => [requisitionKey(requisition), requisition])).values()];
}

/** True where both have numbers of one host and none of them agree: they are two postings, however alike they look. */
export function differInRequisitions(one: readonly Requisition[], other: readonly Requisition[]): boolean {
  const keys = new Set(other.map(requisitionKey));
  const hosts = new Set(other.map(({ host }) => host));
  const shared = one.filter(({ host }) => hosts.has(host));
  return shared.some(({ host }) => !shared.some((each) => each.host === host && keys.has(requisitionKey(each))));
}

/** A site's id as it is compared; null where there is none. */
export function normalisedId(siteJobId: string | null): string | null {
  return siteJobId?.normalize('NFKC').trim() || null;
}
