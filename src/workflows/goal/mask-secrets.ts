import type { Pursuit } from './goal-ports';
import { maskShown } from './mask-shown';
import { goalOf } from './saved-goal';

export type Mask = (text: string) => string;

/** Shorter ones would be found in any text. */
const leastLength = 3;

/**
 * Puts the names of secrets in place of their values, however an address writes them, whatever stands between their letters and digits, and
 * where they are cut: for all that prompts and journals are made of.
 */
export async function secretsMask(pursuit: Pick<Pursuit, 'run' | 'store'>): Promise<Mask> {
  const { variables } = goalOf(pursuit);
  const secrets: [string, string][] = [];
  for (const { name, isSecret, origin } of variables) {
    const value = isSecret ? await pursuit.store.variableValue(name, origin) : null;
    if (value !== null && value.length >= leastLength) secrets.push([value, `{{${name}}}`]);
  }
  const written = secrets.flatMap(([value, handle]) =>
    [...new Set([value, encodeURIComponent(value), encodeURIComponent(value).replaceAll('%20', '+')])].map(
      (form) => [form, handle] as const,
    ),
  );
  const longestFirst = written.toSorted(([one], [other]) => other.length - one.length);
  return (text) => {
    const masked = longestFirst.reduce((before, [value, handle]) => before.replaceAll(value, handle), text);
    return secrets.reduce((before, [value, handle]) => maskShown(before, value, handle), masked);
  };
}
