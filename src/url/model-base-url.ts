/** Why an address cannot be a model's base URL; each has a sentence in the panel (`models.address.<code>`). */
export type AddressProblem =
  /** Not an address. */
  | 'unreadable'
  /** Anyone on the way could read the key and the pages: neither `https:` nor this machine. */
  | 'open'
  /** It contains a name or a password: `https://api.openai.com@other.example` leads to the other. */
  | 'credentials'
  /** Whatever follows `?` or `#` would not be sent; it may be a key, which does not belong here. */
  | 'query';

/** The address as a URL at which models may be called, or what is wrong with it. */
export function parseModelUrl(address: string): URL | AddressProblem {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'unreadable';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (url.search !== '' || url.hash !== '') return 'query';
  return url.protocol === 'https:' || isLoopback(url) ? url : 'open';
}

/** Scheme, host and port that a key for the address belongs to; null if it must not be called. */
export function modelOrigin(address: string): string | null {
  const url = parseModelUrl(address);
  return typeof url === 'string' ? null : url.origin;
}

/** Whether the server is on the user's own machine, where answers cost nothing. The parser has normalized every form of an IPv4 address. */
export function isLoopback({ hostname }: Pick<URL, 'hostname'>): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
