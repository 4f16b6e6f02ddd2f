import type { FieldKey } from '@/domain/form/field-key-schema';
import { countriesAsked } from '@/language/words/forms/countries-asked';

const aboutPermits: ReadonlySet<FieldKey | null> = new Set<FieldKey>(['auth.work', 'auth.sponsorship']);

/**
 * The country that a form's questions about working there are about: the job's, else the one that they name, if they name one alone. "Are you
 * authorized to work in the United States?" says of which country "Will you require sponsorship?" asks.
 */
export function permitCountry(
  ofJob: string | null,
  asked: readonly { key: FieldKey | null; question: string }[],
): string | null {
  if (ofJob !== null) return ofJob;
  const named = asked.flatMap(({ key, question }) => (aboutPermits.has(key) ? countriesAsked(question) : []));
  const [country, ...others] = new Set(named);
  return others.length === 0 ? (country ?? null) : null;
}
