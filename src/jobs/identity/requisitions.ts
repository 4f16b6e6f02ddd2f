import type { Requisition } from '@/domain/job/job';
import { siteOf } from '@/url/canonical-url';
import { idInUrl } from './id-in-url';

/** Where a job has its numbers. */
export interface HasRequisitions {
  /** Host without `www.`. */
  site: string;
  siteJobId: string | null;
  applyUrl: string | null;
  requisitions: readonly Requisition[];
}

/** `host/id`: the lookup key of a requisition. */
export function requisitionKey({ host, id }: Requisition): string {
  return `${host}/${id}`;
}

/**
 * A posting's numbers: those already known, the site's own, and the one in the application address if that is another host's. On its own
 * site only the site's id counts: an application address may name the form.
 */
export function requisitionsOf({ site, siteJobId, applyUrl, requisitions }: HasRequisitions): Requisition[] {
  const id = normalizeId(siteJobId);
  const host = applyUrl ? siteOf(applyUrl) : '';
  const applyId = applyUrl && host && host !== site ? idInUrl(applyUrl) : null;
  const all = [
    ...requisitions,
    ...(id && site ? [{ host: site, id }] : []),
    ...(applyId ? [{ host, id: applyId }] : []),
  ];
  return [...new Map(all.map((requisition) => [requisitionKey(requisition), requisition])).values()];
}

/** Whether both have numbers of one host and none agree: they are two postings, however similar. */
export function haveDifferentRequisitions(one: readonly Requisition[], other: readonly Requisition[]): boolean {
  const keys = new Set(other.map(requisitionKey));
  const hosts = new Set(other.map(({ host }) => host));
  const shared = one.filter(({ host }) => hosts.has(host));
  return shared.some(({ host }) => !shared.some((each) => each.host === host && keys.has(requisitionKey(each))));
}

/** A site's id for comparison; null if there is none. */
export function normalizeId(siteJobId: string | null): string | null {
  return siteJobId?.normalize('NFKC').trim() || null;
}
