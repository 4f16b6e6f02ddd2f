import type { Profile, ProfileExtension } from '@/domain/form/profile';
import type { ProfileChange } from './edit-queue';

type Basics = NonNullable<Profile['basics']>;
type Location = NonNullable<Basics['location']>;
type Address = NonNullable<ProfileExtension['address']>;

/** Merges the parts; empty or undefined ones are removed, so that they count as not stated. */
function mergeParts<Parts extends object>(before: Parts | undefined, change: Partial<Parts>): Parts | undefined {
  const all = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== '');
  return all.length > 0 ? Object.assign({}, ...all.map(([name, value]) => ({ [name]: value }))) : undefined;
}

export const changeBasics =
  (change: Partial<Basics>): ProfileChange =>
  (profile) => ({ ...profile, basics: mergeParts(profile.basics, change) });

export const changeLocation =
  (change: Partial<Location>): ProfileChange =>
  (profile) =>
    changeBasics({ location: mergeParts(profile.basics?.location, change) })(profile);

export const changeExtension =
  (change: Partial<ProfileExtension>): ProfileChange =>
  (profile) => ({ ...profile, 'x-jobtrail': mergeParts(profile['x-jobtrail'], change) });

export const changeAddress =
  (change: Partial<Address>): ProfileChange =>
  (profile) =>
    changeExtension({ address: mergeParts(profile['x-jobtrail']?.address, change) })(profile);

export const changeSalary =
  (change: Partial<NonNullable<ProfileExtension['salary']>>): ProfileChange =>
  (profile) =>
    changeExtension({ salary: mergeParts(profile['x-jobtrail']?.salary, change) })(profile);

/** The profile's lists that are edited entry by entry. */
export type ListName = 'work' | 'education' | 'languages';

export const changeEntry =
  <Name extends ListName>(
    name: Name,
    index: number,
    change: Partial<NonNullable<Profile[Name]>[number]>,
  ): ProfileChange =>
  (profile) => ({
    ...profile,
    [name]: (profile[name] ?? []).map((entry, at) => (at === index ? (mergeParts(entry, change) ?? {}) : entry)),
  });

export const addEntry =
  (name: ListName): ProfileChange =>
  (profile) => ({ ...profile, [name]: [...(profile[name] ?? []), {}] });

export const removeEntry =
  (name: ListName, index: number): ProfileChange =>
  (profile) => {
    const rest = (profile[name] ?? []).filter((_, at) => at !== index);
    return { ...profile, [name]: rest.length > 0 ? rest : undefined };
  };
