import { describe, expect, it } from 'vitest';
import { placeScore } from '@/jobs/text-kind/place-score';

describe('likeness to a place', () => {
  it.each([
    'Lyon, France',
    'New York, NY',
    'Plzeňský kraj',
    'U Pergamenky 1522/2, Praha – Holešovice',
    'Paris / London',
    'Kilbarna, Co. Limerick',
    'تهران، یوسف‌آباد',
    '東京、大阪',
    'Paris et/ou télétravail',
    'Remote or Berlin',
  ])('is high for %s', (text) => expect(placeScore(text)).toBeGreaterThanOrEqual(2));

  it('is low, but there, for a name that may be one', () => {
    expect(placeScore('Ballsbridge')).toBe(1);
  });

  it.each([
    'Acme Systems GmbH',
    '3 days ago',
    'Full-time',
    '$60k – $80k',
    'Be among the first 25 applicants',
    '41 applicants',
    'Is this job remote?',
    'Berlin calls. Come',
    'Não informado',
    'Keine Angabe',
    'N/A',
  ])('is none for %s', (text) => expect(placeScore(text)).toBe(0));
});
