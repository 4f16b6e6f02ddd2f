/** The address as a URL if it is a web address (`http`, `https`); null for scripts, mail and anything else. */
export function parseWebAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Two hosts are one site if their last two labels agree (three if the last two are short, as in `co.uk`). */
export function isSameSite(one: string, other: string): boolean {
  return siteName(one) === siteName(other);
}

/** What a site has registered of its host. */
export function siteName(host: string): string {
  const labels = host.toLowerCase().split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isShort = top.length === 2 && second.length <= 3;
  return labels.slice(isShort ? -3 : -2).join('.');
}

/** A path without trailing slashes, which lead to the same page. */
export function withoutEndSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}
