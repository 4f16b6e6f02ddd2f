import { describe, expect, it } from 'vitest';
import type { ElementFacts } from '@/domain/page/page-act';
import { behaviorsOf } from '@/memory/behaviors';
import { mergeKeyElements } from '@/memory/key-elements';
import { pattern } from './sample-graph';

const apply: ElementFacts = {
  selector: '#apply',
  fallbacks: ['main a.apply'],
  role: 'link',
  name: 'Apply now',
  url: 'https://ats.test/1',
  type: null,
  sends: 'nothing',
  surroundings: '',
};

const nothing = { jobListings: [] };

describe('behaviorsOf', () => {
  it('tells each type by its best known pattern', () => {
    const patterns = [
      pattern({ elementType: 'job listing', effect: 'A page opened.', step: 9 }),
      pattern({ elementType: 'job listing', effect: 'The pane changed.', changeType: 'panel_updated', times: 3 }),
      pattern({ elementType: 'pagination', effect: 'Rows 26 to 50.', step: 1 }),
      pattern({ elementType: 'pagination', effect: 'More rows.', changeType: 'content_added', step: 8 }),
    ];
    expect(behaviorsOf(patterns, null)).toEqual({
      'job listing': { action: 'click', effect: 'The pane changed.', confirmed: true },
      pagination: { action: 'click', effect: 'Rows 26 to 50.', confirmed: false },
    });
  });

  it('prefers of equals what was seen first, in this run, and a press to scrolling', () => {
    const effectOf = (...patterns: Parameters<typeof pattern>[0][]) =>
      behaviorsOf(
        patterns.map((changes) => pattern({ elementType: 'pagination', ...changes })),
        null,
      ).pagination?.effect;
    expect(effectOf({ step: -1, effect: 'Then.' }, { step: 9, effect: 'Late.' }, { step: 4, effect: 'First.' })).toBe(
      'First.',
    );
    expect(effectOf({ step: 2, action: 'scroll', effect: 'Rows.' }, { step: 9, effect: 'Next.' })).toBe('Next.');
  });

  it('leaves out links and other things, unless confirmed', () => {
    const patterns = [pattern({ elementType: 'other' }), pattern({ elementType: 'navigation', times: 2 })];
    expect(Object.keys(behaviorsOf(patterns, null))).toEqual(['navigation']);
  });

  it('has the control to apply with that was only looked at, unconfirmed', () => {
    expect(behaviorsOf([], apply)).toEqual({
      'apply button': {
        action: 'none',
        effect: 'Not pressed: a link “Apply now” that leads to https://ats.test/1.',
        confirmed: false,
      },
    });
    const pressed = [pattern({ elementType: 'apply button', effect: 'A form opened.' })];
    expect(behaviorsOf(pressed, apply)['apply button']?.effect).toBe('A form opened.');
  });

  it('tells a search by what typing did', () => {
    const patterns = [
      pattern({ elementType: 'search input', action: 'click', times: 3 }),
      pattern({ elementType: 'search input', action: 'type_text', effect: 'Other results.' }),
    ];
    expect(behaviorsOf(patterns, null)['search input']).toMatchObject({ action: 'type_text' });
  });
});

describe('mergeKeyElements', () => {
  it('lets what was seen win over what was named, which stays as a fallback', () => {
    const seen = [pattern({ selectors: ['#all-filters', 'main > button'] })];
    const named = { ...nothing, filterButton: '#date-posted', pagination: '#next' };
    expect(mergeKeyElements(named, seen, null)).toEqual({
      keyElements: { filterButton: '#all-filters', pagination: '#next', jobListings: [] },
      fallbacks: { filterButton: ['main > button', '#date-posted'] },
    });
  });

  it('puts the control to apply with that was looked at before what was named', () => {
    expect(mergeKeyElements({ ...nothing, applyButton: '#footer-apply' }, [], apply)).toEqual({
      keyElements: { applyButton: '#apply', jobListings: [] },
      fallbacks: { applyButton: ['main a.apply', '#footer-apply'] },
    });
  });

  it('takes neither what scrolling did for a pager, nor a search button for the field', () => {
    const patterns = [
      pattern({ elementType: 'pagination', action: 'scroll', selectors: ['#list'] }),
      pattern({ elementType: 'search input', action: 'click', selectors: ['#search-button'] }),
    ];
    expect(mergeKeyElements({ ...nothing, searchInput: '#q' }, patterns, null).keyElements).toEqual({
      searchInput: '#q',
      jobListings: [],
    });
  });

  it('keeps some rows as examples, the rest as fallbacks, each once', () => {
    const rows = Array.from({ length: 7 }, (_, n) => `.list-${n} a`);
    const merged = mergeKeyElements(
      { jobListings: ['.list-6 a', '.list-7 a'] },
      [pattern({ elementType: 'job listing', selectors: rows })],
      null,
    );
    expect(merged.keyElements.jobListings).toEqual(rows.slice(0, 5));
    expect(merged.fallbacks.jobListings).toEqual(['.list-5 a', '.list-6 a', '.list-7 a']);
  });

  it('takes what can only be one row for no list, unless there is nothing else', () => {
    const one = ['li:nth-of-type(2) > a', '#job-4711', 'a[href="/jobs/nurse"]', 'a[href*="/jobs/4711"]'];
    const rows = ['#results a.title', 'a[href*="/jobs/"]', '[data-testid="job card"] a'];
    const listingsOf = (selectors: string[]) =>
      mergeKeyElements(nothing, [pattern({ elementType: 'job listing', selectors })], null).keyElements.jobListings;
    expect(listingsOf([...one, ...rows])).toEqual(rows);
    expect(listingsOf(one)).toEqual(one);
  });
});
