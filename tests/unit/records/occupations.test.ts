import { describe, expect, it } from 'vitest';
import { isTitleText } from '@/jobs/text-kind/title-text';

describe('a text that names an occupation', () => {
  it.each([
    'Postdoctoral Research Fellow in Ledgers',
    'PhD position in machine learning',
    'Ergotherapeut',
    'Hausmeister',
    'Kontroler biletowy',
    'Representante de Ventas',
    'Kinésithérapeute',
    'Fysiotherapeut',
    'Målare',
    'Монтажник',
    'Водитель',
    '会计',
    '厨师',
    '간호사',
  ])('%s', (text) => {
    expect(isTitleText(text)).toBe(true);
  });

  it.each([
    'Tischlerei Huber',
    'Bakery',
    'Boston College',
    'Bangkok',
    'School of Arts',
    'Carpintería',
    'Пекарня',
    'Лікарня',
    'Pinecrest Technologies Inc.',
    'Secretaria de Saúde',
    'Danışmanlık Hizmetleri',
  ])('%s is no such text: a place, a trade or a house', (text) => {
    expect(isTitleText(text)).toBe(false);
  });
});
