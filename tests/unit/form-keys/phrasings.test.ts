import { expect, test } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';
import { ofEquality } from './phrasings/of-equality';
import { ofPapers } from './phrasings/of-papers';
import { ofPermission } from './phrasings/of-permission';
import { ofPerson } from './phrasings/of-person';
import { ofRefusals } from './phrasings/of-refusals';
import { ofWishes } from './phrasings/of-wishes';
import type { Phrasing } from './phrasings/phrasing';

const all = [...ofPermission, ...ofWishes, ...ofPapers, ...ofEquality, ...ofPerson, ...ofRefusals];

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());
const of = ({ key, kind, ...languages }: Phrasing) =>
  Object.entries(languages).flatMap(([language, text]) =>
    linesOf(text).map((question) => {
      const options = kind === 'choice' ? ['Yes', 'No'] : undefined;
      const [field] = assignFieldKeys([aField({ question, kind, ...(options && { options }) })]);
      return { language, question, given: field?.key ?? null, key };
    }),
  );

test.each(all)('$key', (phrasing) => {
  const missed = of(phrasing).filter(({ given, key }) => given !== key);
  expect(missed).toEqual([]);
});
