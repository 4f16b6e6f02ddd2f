import { expect, it } from 'vitest';
import { readResultTotal } from '@/language/amounts/result-total';

it.each([
  ['23 results', 23],
  ['598 Treffer', 598],
  ['1 - 20 von 1.234', 1234],
  ['1 bis 10 von 27 Einträgen', 27],
  ['Showing 11 to 20 of 31', 31],
  ['Résultats 1 à 12 sur 36', 36],
  ['1 t/m 10 van 45', 45],
  ['Showing 1–25 of 12,345 jobs', 12345],
  ['23 risultati', 23],
  ['Našli jsme 58 nabídek', 58],
  ['3 Finance Manager Jobs in Home', 3],
  ['14,000+ jobs', 14000],
  ['Jobs (12)', 12],
  ['Current posts (12)', 12],
  ['Offerte di lavoro (32)', 32],
  ['Offerte di lavoro a Rovigo (32)', 32],
  ['Jobs in Leipzig: 12', 12],
  ['17 posts are open at our four houses.', 17],
  ['1 234 offres d’emploi', 1234],
  ['検索結果 1,024件', 1024],
])('%s announces %i', (text, count) => expect(readResultTotal(text)?.count).toBe(count));

it.each([
  '+119 more jobs',
  'Founded in 1987',
  '$45,000 a year',
  'Page 3',
  '30 days ago',
  'Call 0800 123456',
  'Job reference: 10234',
  'Latest posts (34)',
  'Reference of the week (3)',
  'Team of nurses (3)',
  '',
])('"%s" announces nothing', (text) => expect(readResultTotal(text)).toBeNull());
