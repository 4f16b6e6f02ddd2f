import type { Profile } from '@/domain/form/profile';
import { isWorkPermitQuestion } from '@/forms/keys/work-permit-key';
import { asCountryCode } from '@/language/countries/country-names';
import { fold } from '@/language/fold/fold';
import { countriesAsked } from '@/language/words/forms/countries-asked';
import { namesManyCountries, namesOwnCountry } from '@/language/words/forms/territories';
import { asksWithoutRestriction } from '@/language/words/forms/without-permit-words';
import { extensionPath, type ProfileValue, type ValueContext, type ValueReader, valueAt } from './profile-value';

type Authorization = 'isAuthorized' | 'needsSponsorship';

/**
 * What the profile says about the one country asked about: the one the question names, otherwise the job's. One country implies nothing
 * about another, nor about many, nor about the one that a person lives in.
 */
function authorizationIn(profile: Profile, context: ValueContext, name: Authorization): ProfileValue | null {
  const { question = '' } = context;
  const asked = countriesAsked(question);
  // "Outside your home country" may be any other.
  const isUnclear = namesManyCountries(question) || namesOwnCountry(fold(question));
  if (asked.length > 1 || (asked.length === 0 && isUnclear)) return null;
  const country = asked[0] ?? asCountryCode(context.country);
  if (!country) return null;
  const said = profile[extensionPath]?.workAuthorization?.[country]?.[name];
  return valueAt(`${extensionPath}.workAuthorization.${country}.${name}`, said);
}

/** Whether they may work there; if asked "without sponsorship" or "without restrictions", a yes needs more than the permission. */
export const workAuthorization: ValueReader = (profile, context) => {
  const may = authorizationIn(profile, context, 'isAuthorized');
  if (may?.value !== true || !asksWithoutRestriction(fold(context.question ?? ''))) return may;
  return authorizationIn(profile, context, 'needsSponsorship')?.value === false ? may : null;
};

/** Whether they need a sponsor; someone else may still need a permit, and have it. */
export const sponsorship: ValueReader = (profile, context) => {
  const needs = authorizationIn(profile, context, 'needsSponsorship');
  return needs?.value === false && isWorkPermitQuestion(fold(context.question ?? '')) ? null : needs;
};
