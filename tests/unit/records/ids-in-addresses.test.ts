import { expect, it } from 'vitest';
import type { Row } from '@/domain/page/page-readings';
import { jobKey } from '@/jobs/identity/job-keys';
import { withIdsInAddresses } from '@/page/list/rows/ids-in-addresses';
import { jobFromFields } from '@/workflows/collect/extraction/found-job';

const board = 'https://jobs.example/how-we-work-here';

function row(title: string, query: string): Row {
  const url = board + query;
  return {
    key: url,
    index: 0,
    ref: 'e1',
    isRendered: true,
    isPromoted: false,
    fields: { title, url },
    doubts: [],
  };
}

const idsOf = (rows: Row[]) => withIdsInAddresses(rows).map(({ fields }) => fields.siteJobId);

it('takes an id from the parameter by which alone the addresses of several titles differ', () => {
  const rows = [row('Cook', '?ref=cook&source=home'), row('Nurse', '?ref=nurse&source=home')];
  expect(idsOf(rows)).toEqual(['cook', 'nurse']);
  expect(withIdsInAddresses(rows).map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
});

it('takes none from what several titles share, and none where one title is shown twice', () => {
  expect(idsOf([row('Cook', '?ref=home'), row('Nurse', '?ref=home')])).toEqual([undefined, undefined]);
  expect(idsOf([row('Cook', '?ref=advert'), row('Cook (m/f)', '?ref=list')])).toEqual([undefined, undefined]);
});

it('makes such rows two jobs, each with its address', () => {
  const place = { runId: null, searchUrl: 'https://jobs.example/', at: '2026-03-01T10:00:00.000Z', search: null };
  const jobs = withIdsInAddresses([row('Cook', '?ref=cook&source=home'), row('Nurse', '?ref=nurse&source=home')]).map(
    ({ fields }) => jobFromFields(fields, { ...place, source: 'run' }),
  );
  expect(jobs.map((job) => job?.url)).toEqual([`${board}?ref=cook`, `${board}?ref=nurse`]);
  expect(jobs.map((job) => job?.urls)).toEqual([[`${board}?ref=cook`], [`${board}?ref=nurse`]]);
  expect(new Set(jobs.map((job) => job && jobKey(job))).size).toBe(2);
});
