import type { ReadFields } from '@/domain/job/job-fields';
import type { FieldName } from '@/domain/job/posting-fields';
import type { Row } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { TextKind } from '@/domain/page/text-kinds';
import { comparableText, countWords } from '@/language/fold/comparable-text';
import { kindsOfText } from './kinds-of-text';

/** Share of learned rows with a field that makes it expected in every row. */
const expectedFill = 0.9;
const expectedFields = ['company', 'location', 'url'] as const;

/** Kinds a field's text never has, unless it also has its own kind or the recipe learned such texts. */
const foreignKinds: Partial<Record<FieldName, { own: TextKind[]; foreign: TextKind[] }>> = {
  title: { own: ['title'], foreign: ['posted', 'salary', 'employment', 'workplace', 'apply'] },
  company: { own: ['company'], foreign: ['posted', 'salary', 'employment', 'workplace', 'apply'] },
  location: { own: ['place'], foreign: ['posted', 'salary', 'employment', 'apply', 'title'] },
  salaryText: { own: ['salary'], foreign: ['posted', 'place', 'employment', 'title'] },
  postedText: { own: ['posted'], foreign: ['salary', 'place', 'title', 'employment'] },
};

/** Words. Longer texts are sentences. */
const mostWords: Partial<Record<FieldName, number>> = { title: 40, company: 16, location: 30 };
/** Share of learned rows that makes a look normal for the site. */
const usualShare = 0.1;

/** Fields of a rendered row that nearly all others have, or whose text looks wrong. */
export function doubtfulRowFields(fields: ReadFields, { fill, looks }: Pick<Recipe, 'fill' | 'looks'>): FieldName[] {
  const missing = expectedFields.filter((name) => (fill[name] ?? 0) >= expectedFill && !fields[name]);
  return [...(fields.title ? [] : ['title' as const]), ...missing, ...oddLookingFields(fields, looks)];
}

/** Fields whose text is something else. */
export function oddLookingFields(fields: ReadFields, looks: Recipe['looks'] = {}): FieldName[] {
  const isOdd = (name: keyof typeof foreignKinds & keyof ReadFields): boolean => {
    const text = fields[name];
    return (
      text !== undefined && (isForeign(text, name, looks[name] ?? []) || countWords(text) > (mostWords[name] ?? 99))
    );
  };
  const odd = (['title', 'company', 'location', 'salaryText', 'postedText'] as const).filter(isOdd);
  const repeated = repeatedFields(fields).filter((name) => !odd.includes(name));
  return [...odd, ...repeated];
}

function isForeign(text: string, name: FieldName, usual: readonly TextKind[]): boolean {
  const { own = [], foreign = [] } = foreignKinds[name] ?? {};
  const kinds = kindsOfText(text);
  if (own.some((kind) => kinds.has(kind))) return false;
  return foreign.some((kind) => kinds.has(kind) && !usual.includes(kind) && saysNoMore(text, kind));
}

/** Names may contain pay or a day ("Driver - $20/hr", "Living Today"), and some are as short as a time ("2U"). */
function saysNoMore(text: string, kind: TextKind): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  const words = countWords(text);
  if (kind === 'salary') return 2 * digits >= (text.match(/\p{L}/gu)?.length ?? 0);
  if (kind === 'posted') return text.length > 2 && words <= 8 && (digits > 0 || words <= 2);
  return kind !== 'workplace' || words <= 2;
}

/** A company or place equal to the title is the title read twice. */
function repeatedFields({ title, company, location }: ReadFields): ('company' | 'location')[] {
  const own = comparableText(title ?? '');
  if (own === '') return [];
  return [
    ...(company && comparableText(company) === own ? ['company' as const] : []),
    ...(location && comparableText(location) === own ? ['location' as const] : []),
  ];
}

/** The text kinds each field has on this site, besides the expected ones. */
export function fieldLooks(rows: readonly Row[]): NonNullable<Recipe['looks']> {
  const looks: NonNullable<Recipe['looks']> = {};
  for (const name of ['title', 'company', 'location', 'salaryText', 'postedText'] as const) {
    const texts = rows.flatMap(({ fields }) => fields[name] ?? []);
    const foreign = foreignKinds[name]?.foreign ?? [];
    const usual = foreign.filter((kind) => {
      const count = texts.filter((text) => kindsOfText(text).has(kind)).length;
      return count >= 2 && count >= usualShare * texts.length;
    });
    if (usual.length > 0) looks[name] = usual;
  }
  return looks;
}
