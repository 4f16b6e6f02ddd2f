import { percentDecoded } from '@/url/percent-decoded';

/** Ids of what is shown beside the list are not part of a search. */
const idValue = /^\d{5,}$/;

/** The query entries (also after `#`) and path that another address lacked, as `name=value` and path. */
export function addedUrlParts(before: string, after: string): string[] {
  const [from, to] = [URL.parse(before), URL.parse(after)];
  if (!from || !to) return [];
  const known = new Set(pairsOf(from).map(textOf));
  const added = pairsOf(to).filter(([, value]) => !idValue.test(value));
  const path = from.pathname === to.pathname ? [] : [percentDecoded(to.pathname)];
  return [...added.map(textOf).filter((pair) => !known.has(pair)), ...path];
}

/** All query values and path parts of an address, as words. */
export function urlValues(address: string): string[] {
  const url = URL.parse(address);
  if (!url) return [];
  const parts = url.pathname.split('/').map((part) => percentDecoded(part).replace(/[-_+]/g, ' '));
  return [...pairsOf(url).flatMap(([, value]) => [value, ...value.split(',')]), ...parts].filter(Boolean);
}

type Pair = readonly [name: string, value: string];

function pairsOf({ searchParams, hash }: URL): Pair[] {
  const behindHash = hash.includes('=') ? [...new URLSearchParams(hash.replace(/^#[^?]*\?|^#/, ''))] : [];
  return [...searchParams, ...behindHash].filter(([, value]) => value !== '');
}

function textOf([name, value]: Pair): string {
  return `${name}=${value}`;
}
