/** Why an address may not be the base URL of a model; each has a sentence in the panel (`models.address.<code>`). */
export type AddressProblem =
  /** No address at all. */
  | 'unreadable'
  /** Whoever is on the way to it could read the key and the pages: neither `https:` nor this machine. */
  | 'open'
  /** A name or a password stands in it: `https://api.openai.com@other.example` leads to the other. */
  | 'credentials'
  /** What stands behind `?` or `#` would not be sent; it may be a key, which does not belong here. */
  | 'query';

/** The address as a URL that models may be called at, or what is wrong with it. */
export function readModelAddress(address: string): URL | AddressProblem {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'unreadable';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.search !== '' || url.hash !== '') return 'query';
  return url.protocol === 'https:' || isOnThisMachine(url) ? url : 'open';
}

/** Scheme, host and port that a key for the address belongs to; null where it may not be called. */
export function originOfModel(address: string): string | null {
  const url = readModelAddress(address);
  return typeof url === 'string' ? null : url.origin;
}

/** Whether the server is on the user's own machine, where answers cost nothing. The parser has written every form of an IPv4 address alike. */
export function isOnThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
