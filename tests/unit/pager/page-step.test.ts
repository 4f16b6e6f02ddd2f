import { describe, expect, it } from 'vitest';
import { pageStep } from '@/page/list/pager/page-step';

describe('pageStep', () => {
  it.each([
    ['https://a.test/jobs', 'https://a.test/jobs?page=2', 'next'],
    ['https://a.test/jobs?page=2', 'https://a.test/jobs?page=3', 'next'],
    ['https://a.test/jobs?page=2', 'https://a.test/jobs', 'previous'],
    ['https://a.test/jobs?page=2', 'https://a.test/jobs?page=9', 'later'],
    ['https://a.test/jobs?q=cook&start=20', 'https://a.test/jobs?q=cook&start=40', 'later'],
    ['https://a.test/jobs?q=cook&start=20', 'https://a.test/jobs?q=cook&start=0', 'previous'],
    ['https://www.a.test/blog/', 'https://a.test/blog/page/2/', 'next'],
    ['https://a.test/blog/page/9', 'https://a.test/blog/page/10', 'next'],
    ['https://a.test/list_48_2.html', 'https://a.test/list_48_3.html', 'next'],
    ['https://a.test/stellen?seite=4', 'https://a.test/stellen?seite=3', 'previous'],
    ['https://a.test/jobs', 'https://b.test/jobs?page=2', 'other'],
    ['https://a.test/jobs', 'https://a.test/salaries?page=2', 'other'],
    ['https://a.test/jobs', 'https://a.test/jobs/view/4711', 'other'],
  ])('from %s to %s is %s', (from, to, step) => {
    expect(pageStep(new URL(from), new URL(to))).toBe(step);
  });
});
