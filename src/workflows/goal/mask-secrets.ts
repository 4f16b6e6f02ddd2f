import type { Pursuit } from './goal-ports';
import { goalOf } from './saved-goal';

export type Mask = (text: string) => string;

/** Shorter ones would be found in any text. */
const leastLength = 3;

/** Puts the names of secrets in place of their values, however an address writes them: for all that prompts and journals are made of. */
export async function secretsMask(pursuit: Pick<Pursuit, 'run' | 'store'>): Promise<Mask> {
  const { variables } = goalOf(pursuit);
  const secrets: [string, string][] = [];
  for (const { name, isSecret, origin } of variables) {
    const value = isSecret ? await pursuit.store.variableValue(name, origin) : null;
    if (value !== null && value.length >= leastLength) secrets.push([value, `{{${name}}}`]);
  }
  const written = secrets.flatMap(([value, handle]) =>
    [value, encodeURIComponent(value), encodeURIComponent(value).replaceAll('%20', '+')].map(
      (form) => [form, handle] as const,
    ),
  );
  const longestFirst = written.toSorted(([one], [other]) => other.length - one.length);
  return (text) => longestFirst.reduce((masked, [value, handle]) => masked.replaceAll(value, handle), text);
}
