import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { matchOption } from '@/forms/options/match-option';
import { searchTexts } from '@/forms/options/search-texts';

/** The label that a value finds; null where it finds none. */
function found(value: string, labels: string[], key: FieldKey): string | null {
  const index = matchOption({ key, value }, labels);
  return index === null ? null : (labels[index] ?? null);
}

describe('an expected salary', () => {
  const ranges = ['100,000 – 129,999 CAD', '130,000 – 159,999 CAD', '160,000 – 189,999 CAD'];

  it('is the one range that it lies in', () => {
    expect(found('145000', ranges, 'salary.expected')).toBe(ranges[1]);
    expect(found('145000', ['50.000 € – 99.999 €', '100.000 € – 149.999 €'], 'salary.expected')).toBe(
      '100.000 € – 149.999 €',
    );
    expect(found('145000', ['100 000 – 150 000', '150 000 – 200 000'], 'salary.expected')).toBe('100 000 – 150 000');
  });

  it('is read with the thousands that its letters say', () => {
    expect(found('55000', ['$40k – $50k', '$50k – $60k'], 'salary.expected')).toBe('$50k – $60k');
    expect(found('55', ['$40k – $50k', '$50k – $60k'], 'salary.expected')).toBeNull();
    expect(found('55', ['50 – 60k', '60 – 70k'], 'salary.expected')).toBeNull();
    expect(found('55', ['50t – 60t', '60t – 70t'], 'salary.expected')).toBeNull();
  });

  it('is none on a border of two, beyond all, or where a range has no end', () => {
    expect(found('150000', ['100 000 – 150 000', '150 000 – 200 000'], 'salary.expected')).toBeNull();
    expect(found('200000', ranges, 'salary.expected')).toBeNull();
    expect(found('160000', ['1,500.00 – 2,000.00', '2,000.00 – 2,500.00'], 'salary.expected')).toBeNull();
    expect(found('145000', ['from 100,000', '1 – 2 of 3'], 'salary.expected')).toBeNull();
  });
});

describe('a notice', () => {
  it.each([
    ['4 weeks', '4 Wochen'],
    ['4 weeks', '4 týdny'],
    ['4 weeks', '4 viikkoa'],
    ['4 weeks', '4週間'],
    ['four weeks', 'Kündigungsfrist: 4 Wochen'],
    ['28 days', '4 semaines'],
    ['one month', '1 maand'],
    ['1 Jahr', '12 months'],
    ['immediately', 'Ab sofort verfügbar'],
  ])('of %s is %s', (value, label) => {
    expect(found(value, ['2 Wochen', '3 mesi', label], 'notice_period')).toBe(label);
  });

  it.each([
    ['1 month', ['4 weeks', '2 months']],
    ['1 month', ['1 Monat zum Monatsende', '2 Monate']],
    ['4 weeks', ['2 – 4 weeks', 'Up to 4 weeks', '4']],
    ['4 weeks', ['28 days', '4 Wochen']],
  ])('of %s is none of %j', (value, labels) => {
    expect(found(value, labels, 'notice_period')).toBeNull();
  });

  it('is one only where notice is asked for', () => {
    expect(found('4 weeks', ['4 Wochen'], 'start_date')).toBeNull();
  });
});

describe('a nationality', () => {
  it.each([
    ['Canadian', ['Kanada', 'Kolumbien'], 'Kanada'],
    ['Canadian', ['カナダ', 'フランス'], 'カナダ'],
    ['Canada', ['Colombian', 'Canadian'], 'Canadian'],
    ['deutsch', ['German', 'Greek'], 'German'],
    ['Française', ['Frankreich', 'Finnland'], 'Frankreich'],
    ['Canadian', ['Alemã', 'Canadense', 'Norte-americana'], 'Canadense'],
    ['CA', ['Kanadyjska', 'Niemiecka', 'Polska'], 'Kanadyjska'],
    ['Canadian', ['Dansk', 'Kanadisk', 'Norsk'], 'Kanadisk'],
    ['Canadian', ['Kanadensisk', 'Svensk'], 'Kanadensisk'],
    ['German', ['Saksalainen', 'Suomalainen'], 'Saksalainen'],
    ['British', ['United Kingdom', 'Ukraine'], 'United Kingdom'],
  ])('%s is the country of %j', (value, labels, label) => {
    expect(found(value, labels, 'nationality')).toBe(label);
  });

  it('that several countries share is none, and elsewhere it is a word', () => {
    expect(found('Dominican', ['Dominica', 'Dominican Republic'], 'nationality')).toBeNull();
    expect(found('Polish', ['Poland', 'Portugal'], 'country')).toBeNull();
  });
});

describe('a language that somebody speaks', () => {
  it('is found by its name in any language, whatever its brackets say', () => {
    expect(found('English', ['Deutsch', 'Englisch (fließend)'], 'languages')).toBe('Englisch (fließend)');
    expect(found('French', ['inglés', 'francés'], 'language.name')).toBe('francés');
    expect(found('French', ['France', 'Frankreich'], 'languages')).toBeNull();
  });
});

describe('what is typed to find an option', () => {
  it('says the same in the language of the form', () => {
    expect(searchTexts({ key: 'education.studyType', value: 'Doctor of Philosophy' }, 'pt')).toContain('doutoramento');
    expect(searchTexts({ key: 'bday-month', value: '03' }, 'de')[0]).toBe('März');
    expect(searchTexts({ key: 'notice_period', value: '4 weeks' }, 'de')).toContain('4 Wochen');
    expect(searchTexts({ key: 'nationality', value: 'Canadian' }, 'ja')).toContain('カナダ');
    expect(searchTexts({ key: 'eeo.gender', value: 'decline' }, 'en')[0]).toBe('prefer not');
    expect(searchTexts({ key: 'salary.expected', value: '110000' }, 'nl')).toEqual(['110000', '000', '1']);
    expect(searchTexts({ key: 'location', value: 'Toronto, Canada' }, 'en')).toEqual(['Toronto, Canada', 'Toronto']);
  });
});

it.each([
  ['남성', '여성', '선택 안 함'],
  ['ذكر', 'أنثى', 'أفضل عدم الإجابة'],
])('does not tell a gender where one declines: %s', (...labels) => {
  expect(found('decline', labels, 'eeo.gender')).toBe(labels[2]);
});
