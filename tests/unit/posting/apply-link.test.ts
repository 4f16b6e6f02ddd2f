import { describe, expect, it } from 'vitest';
import { applyLinkOf, bestApplyFirst } from '@/jobs/posting/apply-link';

const page = 'https://jobs.example/view/7?from=list';
const control = (words: string, href = '', isMarkedExternal = false) => ({ words: [words], href, isMarkedExternal });

describe('how to apply', () => {
  it.each([
    ['what a control says', control('Easy Apply', 'https://acme.example/7'), 'easy_apply'],
    ['another site that it leads to', control('Apply', 'https://acme.example/7'), 'external'],
    [
      'another site behind a redirect',
      control('Apply', 'https://jobs.example/out?url=https%3A%2F%2Facme.example'),
      'external',
    ],
    ['its markup', control('Apply', '', true), 'external'],
    ['nothing where it leads to the site itself', control('Apply', 'https://www.jobs.example/apply/7'), 'unknown'],
  ])('is told by %s', (_, own, applyType) => {
    expect(applyLinkOf(own, page).applyType).toBe(applyType);
  });

  it('is at no address that is the page itself', () => {
    expect(applyLinkOf(control('Apply', `${page}#form`), page).applyUrl).toBeUndefined();
  });

  it('is best told by the control that says how, then by one that leads somewhere', () => {
    const [button, link, easy] = [
      control('Apply'),
      control('Apply', 'https://jobs.example/apply/7'),
      control('Easy Apply'),
    ];
    expect(bestApplyFirst([button, link, easy], page)).toEqual([easy, link, button]);
  });
});
