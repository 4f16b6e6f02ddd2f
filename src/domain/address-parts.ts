/** Which page of a site an address names: origin and path, without what is asked of it. What is no address stays as it is. */
export function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? url.origin + url.pathname : address;
}

/** The host of an address with its port; undefined for what is no address. */
export function hostOf(address: string): string | undefined {
  return URL.parse(address)?.host;
}
