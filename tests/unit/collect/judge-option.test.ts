import { describe, expect, it } from 'vitest';
import { type OptionAttempt, optionOutcome } from '@/workflows/search/judge-option';
import type { SearchView } from '@/workflows/search/read-search-state';
import { evidenceForWords } from '@/workflows/search/search-evidence';

const before: SearchView = {
  words: '',
  chips: [],
  announced: 598,
  url: 'https://jobs.test/search',
  rows: ['1', '2', '3'],
};
const pressed: OptionAttempt = { value: 'Senior', state: 'pressed', reason: null, isBegun: false, evidence: null };

function judged(option: Partial<OptionAttempt>, after: Partial<SearchView>, isOn: boolean | null = null) {
  const seen = { value: 'Senior', before, after: { ...before, ...after }, isOn };
  return optionOutcome({ ...pressed, ...option }, seen);
}

describe('what became of an option', () => {
  it('is set where the page shows it: ticked, as a chip, in the address', () => {
    expect(judged({}, {}, true)).toEqual({ outcome: 'set', evidence: 'chosen on the page' });
    expect(judged({ state: 'failed' }, { chips: ['Senior (12)'] })).toEqual({
      outcome: 'set',
      evidence: 'shown as “Senior (12)”',
    });
    expect(judged({}, { chips: ['Level: Senior'] })).toMatchObject({ outcome: 'set' });
    expect(judged({}, { chips: ['Seniority', 'Jobs for senior people in the north of the country'] })).toMatchObject({
      outcome: 'open',
    });
    expect(judged({}, { url: 'https://jobs.test/search?level=senior' })).toMatchObject({ outcome: 'set' });
  });

  it('is not set, though it is ticked, where what makes it count could not be pressed', () => {
    const option = { state: 'not-applied', reason: 'it was covered' } as const;
    expect(judged(option, {}, true)).toEqual({ outcome: 'open', evidence: 'it was covered' });
  });

  it('is set where it was on when it was left and the list became another one', () => {
    expect(judged({}, { announced: 139, rows: ['2'] })).toEqual({
      outcome: 'set',
      evidence: 'chosen on the page; 598 → 139 results; other rows',
    });
  });

  it('stays open where nothing on the page shows it, or the page shows it to be off', () => {
    expect(judged({}, {})).toEqual({ outcome: 'open', evidence: null });
    expect(judged({}, { announced: 139, rows: ['2'] }, false)).toMatchObject({ outcome: 'open' });
    expect(judged({ state: 'failed', reason: 'covered' }, {})).toEqual({ outcome: 'open', evidence: 'covered' });
  });

  it('is set where it was found on, as when its dialog is opened once more', () => {
    expect(judged({ state: 'found-on' }, {})).toEqual({ outcome: 'set', evidence: 'chosen already' });
    expect(judged({ state: 'found-on' }, {}, false)).toMatchObject({ outcome: 'open' });
  });

  it('is not held where it must not be pressed, and not found where there is no such option', () => {
    expect(judged({ state: 'refused', reason: 'it would sign in' }, {})).toMatchObject({ outcome: 'not-held' });
    expect(judged({ state: 'not-found' }, {})).toEqual({ outcome: 'not-found', evidence: null });
  });

  it('is set where its link is gone because a worker that was killed had followed it', () => {
    expect(judged({ state: 'not-found', evidence: 'level=4' }, {})).toEqual({ outcome: 'set', evidence: 'level=4' });
    const followed = { url: 'https://jobs.test/search?level=4', rows: ['2'] };
    expect(judged({ state: 'not-found', isBegun: true }, followed)).toMatchObject({ outcome: 'set' });
    expect(judged({ state: 'not-found', isBegun: true }, {})).toMatchObject({ outcome: 'not-found' });
  });
});

describe('what says that search words count', () => {
  const searched = (after: Partial<SearchView>) => evidenceForWords('data engineer', before, { ...before, ...after });

  it('is the address, or another answer with the words in the field', () => {
    expect(searched({ words: 'data engineer', url: 'https://jobs.test/search?q=data+engineer' })).toBe(
      'in the address',
    );
    expect(searched({ words: 'Data Engineer', rows: ['9'] })).toBe('in the search field; other rows');
    expect(searched({ words: null, url: 'https://jobs.test/data-engineer-jobs', rows: ['9'] })).toBe(
      'in the address; other rows',
    );
  });

  it('is nothing where they only stand in the field, or others do', () => {
    expect(searched({ words: 'data engineer' })).toBeNull();
    expect(searched({ words: 'nurse', rows: ['9'] })).toBeNull();
  });
});
