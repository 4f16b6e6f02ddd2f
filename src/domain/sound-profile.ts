import { Profile } from './profile';

/** A profile as far as it is sound, and where what was left out stood: `work.0.endDate`. */
export interface SoundProfile {
  profile: Profile;
  leftOut: string[];
}

/**
 * Reads a profile from data of any kind, a file of another program among them: what has no value (null, an empty text) is left
 * out silently, what is not what it should be is left out and told. Null where the data is no object at all.
 */
export function soundProfile(data: unknown): SoundProfile | null {
  let rest = withoutEmpty(data);
  const leftOut: string[] = [];
  if (typeof rest !== 'object' || rest === null || Array.isArray(rest)) return null;
  while (true) {
    const parsed = Profile.safeParse(rest);
    if (parsed.success) return { profile: parsed.data, leftOut };
    const [path = []] = parsed.error.issues.map((issue) => issue.path);
    if (path.length === 0) return null;
    leftOut.push(path.join('.'));
    rest = withoutPath(rest, path);
  }
}

/** Dates of day precision may come with a time; everything else as it is, without what is empty. */
function withoutEmpty(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutEmpty).filter((part) => part !== undefined);
  if (typeof data === 'string') return data.trim() === '' ? undefined : data;
  if (typeof data !== 'object' || data === null) return data ?? undefined;
  const entries = Object.entries(data).map(([name, value]) => [name, withoutEmpty(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function withoutPath(data: unknown, [name, ...rest]: readonly PropertyKey[]): unknown {
  if (Array.isArray(data)) {
    const parts = data.map((part, index) => (index === name && rest.length > 0 ? withoutPath(part, rest) : part));
    return rest.length > 0 ? parts : parts.filter((_, index) => index !== name);
  }
  if (typeof data !== 'object' || data === null || name === undefined) return data;
  const entries = Object.entries(data).flatMap(([key, value]) => {
    if (key !== name) return [[key, value]];
    return rest.length > 0 ? [[key, withoutPath(value, rest)]] : [];
  });
  return Object.fromEntries(entries);
}
