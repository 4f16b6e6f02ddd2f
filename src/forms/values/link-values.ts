import type { Profile } from '@/domain/form/profile';
import { type ValueReader, valueAt } from './profile-value';

type Pages = NonNullable<NonNullable<Profile['basics']>['profiles']>;

/** The index of a network's page, by what the user called it or by its host; -1: none. */
export function findNetwork(pages: Pages, names: readonly string[]): number {
  return pages.findIndex(
    ({ network, url }) => names.includes(network?.trim().toLowerCase() ?? '') || names.includes(hostName(url)),
  );
}

function pageAt({ basics }: Profile, names: readonly string[]): { index: number; page: Pages[number] } | null {
  const index = findNetwork(basics?.profiles ?? [], names);
  const page = basics?.profiles?.[index];
  return page ? { index, page } : null;
}

const linkAt =
  (...names: string[]): ValueReader =>
  (profile) => {
    const found = pageAt(profile, names);
    return found && valueAt(`basics.profiles[${found.index}].url`, found.page.url);
  };

export const linkedin = linkAt('linkedin', 'linkedin.com');
export const github = linkAt('github', 'github.com');
export const gitlab = linkAt('gitlab', 'gitlab.com');
export const twitter = linkAt('twitter', 'x', 'twitter.com', 'x.com');
export const facebook = linkAt('facebook', 'facebook.com');

export const gitlabUsername: ValueReader = (profile) => {
  const found = pageAt(profile, ['gitlab', 'gitlab.com']);
  return found && valueAt(`basics.profiles[${found.index}].username`, found.page.username);
};

export const website: ValueReader = ({ basics }) => valueAt('basics.url', basics?.url);

const ownPortfolio = linkAt('portfolio', 'behance', 'behance.net', 'dribbble', 'dribbble.com');

/** A portfolio: on a site for that, otherwise the user's own site. */
export const portfolio: ValueReader = (profile, context) => ownPortfolio(profile, context) ?? website(profile, context);

function hostName(url: string | undefined): string {
  return URL.parse(url ?? '')?.hostname.replace(/^(?:www|m|[a-z]{2})\./, '') ?? '';
}
