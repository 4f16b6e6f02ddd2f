import { describe, expect, it } from 'vitest';
import type { ElementFacts } from '@/domain/act';
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
      pagination: { action: 'click', effect: 'More rows.', confirmed: false },
    });
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
    const rows = Array.from({ length: 7 }, (_, n) => `#job-${n}`);
    const merged = mergeKeyElements(
      { jobListings: ['#job-6', '#job-7'] },
      [pattern({ elementType: 'job listing', selectors: rows })],
      null,
    );
    expect(merged.keyElements.jobListings).toEqual(rows.slice(0, 5));
    expect(merged.fallbacks.jobListings).toEqual(['#job-5', '#job-6', '#job-7']);
  });
});
