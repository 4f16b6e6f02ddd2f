/** The address as a URL where it is one of the web (`http`, `https`); null for scripts, mail and what is no address. */
export function parseWebAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Hosts count as one site when their last two labels agree (three where the last two are short, as in `co.uk`). */
export function isSameSite(one: string, other: string): boolean {
  return siteName(one) === siteName(other);
}

function siteName(host: string): string {
  const labels = host.toLowerCase().split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isShort = top.length === 2 && second.length <= 3;
  return labels.slice(isShort ? -3 : -2).join('.');
}

/** A path without the slashes at its end, which lead to the same page. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}
