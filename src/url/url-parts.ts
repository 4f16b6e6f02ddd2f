/** The page an address names: origin and path, without query and hash. Anything that is not an address is returned as is. */
export function urlPath(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : address;
}

/** The host of an address with its port; undefined if it is not an address. */
export function urlHost(address: string): string | undefined {
  return URL.parse(address)?.host;
}
