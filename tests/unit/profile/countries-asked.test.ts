import { describe, expect, it } from 'vitest';
import { workAuthorization } from '@/forms/values/authorization-values';
import { countriesAsked } from '@/language/words/forms/countries-asked';

describe('the countries a question names', () => {
  it.each([
    ['Czy masz prawo do pracy w Kanadzie?', ['CA']],
    ['Czy masz prawo do pracy w Stanach Zjednoczonych?', ['US']],
    ['Czy masz prawo do pracy w Niemczech?', ['DE']],
    ['Czy możesz pracować w Polsce lub w Czechach?', ['CZ', 'PL']],
    ['Máte oprávnění pracovat ve Spojených státech?', ['US']],
    ['Máte oprávnění pracovat v Německu?', ['DE']],
    ['Onko sinulla oikeus työskennellä Yhdysvalloissa?', ['US']],
    ['Onko sinulla oikeus työskennellä Suomessa?', ['FI']],
    ['Dürfen Sie in den Vereinigten Staaten arbeiten?', ['US']],
    ['Jogosult munkát vállalni Németországban?', ['DE']],
    ['Есть ли у вас право работать в Германии?', ['DE']],
    ['Чи маєте ви право працювати в Канаді?', ['CA']],
    ['Amerika Birleşik Devletleri’nde çalışma izniniz var mı?', ['US']],
    ['Almanyada çalışma izniniz var mı?', ['DE']],
    ['アメリカ合衆国で働く資格がありますか？', ['US']],
    ['日本で働く資格がありますか？', ['JP']],
    ['캐나다에서 일할 자격이 있습니까?', ['CA']],
    ['Are you authorized to work in Canada and the US?', ['CA', 'US']],
    // What is named nowhere, or is another word.
    ['日本語を話せますか？', []],
    ['Haben Sie schon bei uns gearbeitet, und wann?', []],
    ['Are you authorized to work in Indiana?', []],
    ['Czy mieszkasz w Krakowie?', []],
  ])('%s', (question, codes) => {
    expect(countriesAsked(question)).toEqual(codes);
  });

  it('tells Nigeria from Niger, and Austria from Australia', () => {
    expect(countriesAsked('Czy masz prawo do pracy w Nigerii?')).toEqual(['NG']);
    expect(countriesAsked('Czy masz prawo do pracy w Austrii?')).toEqual(['AT']);
    expect(countriesAsked('Czy masz prawo do pracy w Australii?')).toEqual(['AU']);
  });
});

it('answers for the country that is asked about, never for the job’s in its place', () => {
  const known = { CA: { isAuthorized: true }, DE: { isAuthorized: false } };
  const profile = { 'x-jobtrail': { workAuthorization: known } };
  const may = (question: string) =>
    workAuthorization(profile, { question, country: 'CA', repeat: null })?.value ?? null;
  expect(may('Czy masz prawo do pracy w Niemczech?')).toBe(false);
  expect(may('Máte oprávnění pracovat ve Spojených státech?')).toBe(null);
  expect(may('ドイツで働く資格がありますか？')).toBe(false);
  expect(may('Kanada’da çalışma izniniz var mı?')).toBe(true);
});
