import type { Profile } from '@/domain/form/profile';
import { type SalvagedProfile, salvageProfile } from '@/forms/values/salvage-profile';
import { readJson } from '@/std/read-json';
import { withNameParts } from './fields/name-parts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The profile as a JSON Resume file; what the format lacks is under `x-jobtrail`. */
export function resumeFile(profile: Profile): string {
  const { basics, ...rest } = profile;
  const own = basics && { ...basics, url: asUri(basics.url), profiles: basics.profiles?.map(withUri) };
  return `${JSON.stringify({ $schema: schema, ...(own ? { basics: own } : {}), ...rest }, null, 2)}\n`;
}

/** The content of a JSON Resume file; null if it is not one. */
export function readResumeFile(text: string): SalvagedProfile | null {
  const sound = salvageProfile(readJson(text));
  return sound && { ...sound, profile: withNameParts(sound.profile) };
}

const withUri = <Page extends { url?: string }>(page: Page): Page => ({ ...page, url: asUri(page.url) });

/** Addresses in such a file have a scheme; others are left out. */
function asUri(url: string | undefined): string | undefined {
  if (!url || URL.canParse(url)) return url;
  return URL.canParse(`https://${url}`) ? `https://${url}` : undefined;
}
