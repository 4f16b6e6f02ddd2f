import { postingUrl, textKey } from '@/jobs/identity/job-keys';
import { canonicalUrl } from '@/url/canonical-url';

type Data = Readonly<Record<string, unknown>>;

/**
 * Identifies a collected item when given again, within its type: for a job the site's id, its address, or its title, company and place
 * together; for a product its id, number or address; for anything else its id or address. Null if it has none of these: then it is stored
 * each time (`unkeyed`).
 */
export function identityOf(type: string, data: Data): string | null {
  if (type === 'job') return idKey(siteIds(data)) ?? postingKey(data) ?? textsKey(data);
  if (type === 'product') return idKey([data.id, data.sku]) ?? addressKey(data);
  return idKey([data.id]) ?? addressKey(data);
}

/** Some boards put their own name into the id field: `linkedinJobId`. */
function siteIds(data: Data): unknown[] {
  const named = Object.keys(data).filter((name) => /[a-z\d]JobId$/.test(name));
  return [data.siteJobId, ...named.toSorted().map((name) => data[name]), data.jobId, data.id];
}

function idKey(values: readonly unknown[]): string | null {
  const id = values.map(textOf).find((value) => value !== null);
  return id === undefined || id === null ? null : `id:${id.normalize('NFKC')}`;
}

/** A site's front page is not a posting's address. */
function postingKey({ url }: Data): string | null {
  const address = postingUrl(textOf(url), '');
  return address === null ? null : `url:${address}`;
}

function addressKey({ url }: Data): string | null {
  const address = textOf(url);
  return address === null ? null : `url:${canonicalUrl(address) ?? address}`;
}

/** Many companies share a title. */
function textsKey(data: Data): string | null {
  const [title, company, location] = [data.title, data.company, data.location].map(textOf);
  if (!title || !company) return null;
  return textKey({ site: '', siteJobId: null, url: null, searchUrl: '', title, company, location: location ?? null });
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
