import type { FieldValue } from '@/domain/form/form-filling';
import { countryName } from '@/language/countries/country-names';
import { type PlainConcept, phrases } from '@/language/lexicon/lexicon';
import { languageNameIn } from '@/language/words/forms/language-names';
import { meaningsOf } from './match-option';
import { writtenNotice } from './notice-meaning';

/** A search that found nothing takes a moment each. */
const mostTexts = 5;

/** Phrases for what a meaning's id stands for. */
const said: Readonly<Record<string, PlainConcept>> = {
  'level associate': 'levels.associate',
  'level bachelor': 'levels.bachelor',
  'level master': 'levels.master',
  'level doctorate': 'levels.doctorate',
  'level school': 'levels.secondarySchool',
  yes: 'options.yes',
  no: 'options.no',
  'gender man': 'options.man',
  'gender woman': 'options.woman',
  'gender non-binary': 'options.nonBinary',
};

/**
 * What to type into a list's search for a value, best first: the value, its first part (place services know the town, but not how people
 * write the rest), and what says the same in the form's language. A range of pay shares no more with the amount within it than round
 * thousands, or the first digit.
 */
export function searchTexts({ key, value }: FieldValue, language: string): string[] {
  const [only] = Array.isArray(value) ? value : [value];
  if (only === undefined || only === '') return [];
  const isSentinel = key?.startsWith('eeo.') === true && only === 'decline';
  const written = typeof only === 'string' && !isSentinel ? [only, only.split(',')[0]?.trim() ?? only] : [];
  const month = key === 'bday-month' && typeof only === 'string' ? monthIn(only, language) : [];
  const digits = key === 'salary.expected' && /^\d/.test(`${only}`) ? ['000', `${only}`.slice(0, 1)] : [];
  const meant = meaningsOf({ key, value: only }).flatMap((id) => wordsFor(id, language));
  return [...new Set([...month, ...written, ...digits, ...meant])].slice(0, mostTexts);
}

/** Lists of months have their names, and are seldom searched by number. */
function monthIn(number: string, language: string): string[] {
  const at = new Date(Date.UTC(2000, Number(number) - 1));
  const isMonth = /^\d{1,2}$/.test(number) && !Number.isNaN(at.getTime());
  return isMonth ? [at.toLocaleString([language, 'en'], { month: 'long', timeZone: 'UTC' })] : [];
}

function wordsFor(id: string, language: string): string[] {
  // Beginnings say it in most ways: "Prefer not to say", "I prefer not to answer".
  if (id === 'decline') {
    const beginnings = phrasesIn('options.declines', language).flatMap((shape) => shape.split(/[…,]/).slice(0, 2));
    return [...beginnings.slice(0, 2).map((text) => text.trim()), ...phrasesIn('options.declined', language)];
  }
  const concept = said[id];
  if (concept) return phrasesIn(concept, language);
  const [kind = '', first = '', second = ''] = id.split(' ');
  if (kind === 'country' || kind === 'in') return [countryName(first, language), countryName(first, 'en')];
  if (kind === 'speaks') return [languageNameIn(first, language)];
  return kind === 'notice' ? writtenNotice(Number(first), second, language) : [];
}

function phrasesIn(concept: PlainConcept, language: string): string[] {
  const list = Object.entries(phrases(concept)).find(([code]) => code === language)?.[1] ?? '';
  return list.split('|').flatMap((phrase) => phrase.trim() || []);
}
