import { Profile } from '@/domain/form/profile';

/** The valid part of a profile, and the paths of what was dropped: `work.0.endDate`. */
export interface SalvagedProfile {
  profile: Profile;
  leftOut: string[];
}

/**
 * Reads a profile from any data, including other programs' files: empty values (null, an empty text) are dropped silently, invalid ones are
 * dropped and reported. Null if the data is not an object.
 */
export function salvageProfile(data: unknown): SalvagedProfile | null {
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

/** Full dates may come with a time; everything else as is, without empty values. */
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
