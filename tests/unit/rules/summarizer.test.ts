import { expect, it } from 'vitest';
import { countWords } from '@/language/fold/comparable-text';
import { askRules } from './ask-rules';

it('joins what was seen, each thing once', async () => {
  const { page_id, summary } = await askRules.summarizer({
    pageId: 'job_search',
    understanding: 'A list of jobs.',
    observations: [
      'pressed "All filters": A dialog “Filter” with 9 fields opened.',
      'pressed "Close": “Filter” was closed',
      'A list of jobs.',
      'pressed "All filters": A dialog “Filter” with 9 fields opened.',
    ],
  });
  expect(page_id).toBe('job_search');
  expect(summary).toBe(
    'A list of jobs. pressed "All filters": A dialog “Filter” with 9 fields opened. pressed "Close": “Filter” was closed.',
  );
});

it('keeps the opening and the newest within 60 words', async () => {
  const observations = Array.from({ length: 60 }, (_, index) => `Observation number ${index} says something.`);
  const { summary } = await askRules.summarizer({ pageId: 'p', understanding: 'A list of jobs.', observations });
  expect(countWords(summary)).toBeLessThanOrEqual(60);
  expect(summary).toMatch(/^A list of jobs\. .*number 59 says something\.$/);
  expect(summary).not.toContain('number 5 ');
});

it('cuts an opening that is too long by itself', async () => {
  const { summary } = await askRules.summarizer({ pageId: 'p', understanding: 'word '.repeat(200), observations: [] });
  expect(countWords(summary)).toBe(60);
});

it('says nothing of nothing', async () => {
  expect((await askRules.summarizer({ pageId: 'p', understanding: '', observations: [] })).summary).toBe('');
});
