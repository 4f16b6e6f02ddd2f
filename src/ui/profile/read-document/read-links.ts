import type { Profile } from '@/domain/form/profile';

type Basics = NonNullable<Profile['basics']>;

const address =
  /(?:https?:\/\/|www\.)[^\s<>()|,;]+|(?:[a-z]{2,3}\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|xing\.com\/profile)\/[^\s<>()|,;]+/giu;

const networks: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'xing.com': 'Xing',
  'x.com': 'X',
  'twitter.com': 'Twitter',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'stackoverflow.com': 'Stack Overflow',
  'medium.com': 'Medium',
  'facebook.com': 'Facebook',
};

/** The user's pages: on networks by host; of the others, the first at the root of its host is the user's own site. */
export function readLinks(lines: readonly string[], links: readonly string[]): Pick<Basics, 'url' | 'profiles'> {
  const urls = [...links, ...lines.flatMap((line) => line.match(address) ?? [])].flatMap((text) => asUrl(text) ?? []);
  const byNetwork = new Map<string, URL>();
  for (const url of urls) {
    const network = networks[hostOf(url)];
    if (network && url.pathname.length > 1 && !byNetwork.has(network)) byNetwork.set(network, url);
  }
  const own = urls.find((url) => !networks[hostOf(url)] && url.pathname === '/');
  return {
    ...(own ? { url: own.href } : {}),
    ...(byNetwork.size > 0 ? { profiles: [...byNetwork].map(([network, { href }]) => ({ network, url: href })) } : {}),
  };
}

function asUrl(text: string): URL | null {
  const trimmed = text.replace(/(?<![.,;:])[.,;:]+$/, '');
  const url = URL.parse(/^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^(?:www|m|[a-z]{2})\./, '');
