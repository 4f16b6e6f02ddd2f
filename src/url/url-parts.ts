/** The page an address names: origin and path, without query and hash. Anything that is not an address is returned as is. */
export function urlPath(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : address;
}

/** The same with the route behind the hash, if it has one. */
export function routeOf(address: string): string {
  const hash = URL.parse(address)?.hash ?? '';
  return urlPath(address) + (isHashRoute(hash) ? hash : '');
}

/** Whether what stands behind the hash is a route of the page's script (`#/job/7`, `#job=7`), and no place in the page. */
export function isHashRoute(hash: string): boolean {
  return /^#!?(?:\/|[\w.-]*=)[^#]*\w/.test(hash);
}

/** Whether an address is a route behind the hash of the page that another names: going there from it loads nothing. */
export function isRouteOfSamePage(address: string, other: string): boolean {
  const [one, two] = [URL.parse(address), URL.parse(other)];
  return one !== null && two !== null && isHashRoute(one.hash) && withoutHash(one) === withoutHash(two);
}

function withoutHash({ href, hash }: URL): string {
  return href.slice(0, href.length - hash.length);
}

/** The host of an address with its port; undefined if it is not an address. */
export function urlHost(address: string): string | undefined {
  return URL.parse(address)?.host;
}
