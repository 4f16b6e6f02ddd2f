import { expect, test } from 'vitest';
import { assignEntryIndexes } from '@/page/form/repeated-entries';
import { aField } from '../form-keys/a-field';

const asked = (sections: string[], ...ids: string[]) =>
  ids.map((id) => aField({ question: id, clues: { id, name: id.replaceAll('_', '$') }, sections }));

const repeatsOf = (fields: ReturnType<typeof asked>) =>
  assignEntryIndexes(fields).map(({ repeat }) => repeat?.index ?? null);

test('a number that stands before the names of the whole page is of no entry', () => {
  const school = asked(['Education'], 'ctl00_ctl00_body_degree', 'ctl00_ctl00_body_school');
  const languages = asked(['Languages'], 'ctl00_ctl00_body_one', 'ctl00_ctl00_body_two');
  expect(repeatsOf([...school, ...languages])).toEqual([null, null, null, null]);
});

test('the numbers of entries may come after it', () => {
  const name = asked(['You'], 'ctl00_first', 'ctl00_last');
  const jobs = asked(['Work'], 'ctl00_jobs_1_title', 'ctl00_jobs_1_firm', 'ctl00_jobs_2_title', 'ctl00_jobs_2_firm');
  expect(repeatsOf([...name, ...jobs])).toEqual([null, null, 0, 0, 1, 1]);
});

test('one entry whose dates have headings of their own keeps its number', () => {
  const job = [
    ...asked(['Work'], 'jobs_0_title', 'jobs_0_firm'),
    ...asked(['Work', 'From'], 'jobs_0_from_month', 'jobs_0_from_year'),
    ...asked(['Work', 'To'], 'jobs_0_to_month', 'jobs_0_to_year'),
  ];
  expect(repeatsOf(job)).toEqual([0, 0, 0, 0, 0, 0]);
});
