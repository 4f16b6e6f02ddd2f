import { describe, expect, it } from 'vitest';
import { isStableAttribute, isStableName } from '@/page/dom/selectors/stable-name';

describe('isLastingName', () => {
  it.each([
    'jobs-search-box',
    'nav',
    'searchForm',
    'job_list',
    'btn-primary',
    'JobCard',
    'btnApply',
    'jobURL',
    'HTMLBox',
    'isOpen',
    'Pagination_nextButton',
  ])('trusts %s', (name) => {
    expect(isStableName(name)).toBe(true);
  });

  it.each([
    'ember244',
    ':r1:',
    'css-1q2w3e',
    'sc-bdVaJa',
    'radix-12',
    'x7f2k',
    'dkqzwtrp',
    'tAhgzGbrNaus',
    'HJYxLWdRLAAb',
    'yuRUbf',
    'VfPpkd',
    'JobCard_title__aXbQz',
    'styles__Wrapper-hKrTpq',
    '5f3c1f0e-7a7e-4b0e-9c55-1d2f3a4b5c6d',
  ])('takes %s for made up', (name) => {
    expect(isStableName(name)).toBe(false);
  });
});

describe('isLastingAttribute', () => {
  it.each([
    ['aria-label', 'Next page', true],
    ['data-testid', 'job-card-2', true],
    ['name', 'question_123', true],
    ['href', '/jobs', true],
    ['href', '/jobs/view/3800000000', false],
    ['href', '/jobs?start=25', false],
    ['id', 'anything', false],
    ['for', 'ember244', false],
    ['name', '5f3c1f0e-7a7e-4b0e-9c55-1d2f3a4b5c6d', false],
  ])('%s=%s: %s', (name, value, isLasting) => {
    expect(isStableAttribute(name, value)).toBe(isLasting);
  });
});
