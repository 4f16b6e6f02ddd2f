import type { Profile } from '../profile';
import { type ValueReader, valueAt } from './profile-value';

/** The user's page at a network, by what they called it or by the host of the address. */
function profileAt(
  { basics }: Profile,
  names: readonly string[],
): { index: number; url?: string; username?: string } | null {
  const index = (basics?.profiles ?? []).findIndex(
    ({ network, url }) => names.includes(network?.trim().toLowerCase() ?? '') || names.includes(hostName(url)),
  );
  const found = basics?.profiles?.[index];
  return found ? { index, url: found.url, username: found.username } : null;
}

const linkAt =
  (...names: string[]): ValueReader =>
  (profile) => {
    const found = profileAt(profile, names);
    return found && valueAt(`basics.profiles[${found.index}].url`, found.url);
  };

export const linkedin = linkAt('linkedin', 'linkedin.com');
export const github = linkAt('github', 'github.com');
export const gitlab = linkAt('gitlab', 'gitlab.com');
export const twitter = linkAt('twitter', 'x', 'twitter.com', 'x.com');
export const facebook = linkAt('facebook', 'facebook.com');

export const gitlabUsername: ValueReader = (profile) => {
  const found = profileAt(profile, ['gitlab', 'gitlab.com']);
  return found && valueAt(`basics.profiles[${found.index}].username`, found.username);
};

export const website: ValueReader = ({ basics }) => valueAt('basics.url', basics?.url);

const ownPortfolio = linkAt('portfolio', 'behance', 'behance.net', 'dribbble', 'dribbble.com');

/** Work that is shown: at a place for it, else on the user's own site. */
export const portfolio: ValueReader = (profile, context) => ownPortfolio(profile, context) ?? website(profile, context);

function hostName(url: string | undefined): string {
  return URL.parse(url ?? '')?.hostname.replace(/^(?:www|m|[a-z]{2})\./, '') ?? '';
}
