import type { Profile } from '../profile';
import { countriesIn } from './countries-in-text';
import { asCountryCode } from './country-names';
import { extensionPath, type ProfileValue, type ValueContext, type ValueReader, valueAt } from './profile-value';

type Authorization = 'isAuthorized' | 'needsSponsorship';

/**
 * What the profile says of the one country that is asked about: the one that the question names, else the one that the job is
 * in. Nothing follows from one country for another.
 */
function authorizationIn(profile: Profile, context: ValueContext, name: Authorization): ProfileValue | null {
  const asked = countriesIn(context.question ?? '');
  if (asked.length > 1) return null;
  const country = asked[0] ?? asCountryCode(context.country);
  if (!country) return null;
  const said = profile[extensionPath]?.workAuthorization?.[country]?.[name];
  return valueAt(`${extensionPath}.workAuthorization.${country}.${name}`, said);
}

export const workAuthorization: ValueReader = (profile, context) => authorizationIn(profile, context, 'isAuthorized');
export const sponsorship: ValueReader = (profile, context) => authorizationIn(profile, context, 'needsSponsorship');
