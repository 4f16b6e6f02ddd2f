import { expect, it } from 'vitest';
import type { Row } from '@/domain/page/page-readings';
import { withoutSharedIds } from '@/page/list/rows/shared-ids';

function row(title: string, siteJobId: string, url?: string): Row {
  const fields = { title, siteJobId, ...(url && { url }) };
  return { key: siteJobId, index: 0, ref: 'e1', isRendered: true, isPromoted: false, fields, doubts: [] };
}

const read = (rows: Row[]) => withoutSharedIds(rows).map(({ key, fields }) => [key, fields.siteJobId]);

it('takes an id from rows that are clearly different postings', () => {
  const rows = [row('Cook', '2027', '/jobs/a'), row('Summer job', '2027', '/jobs/b'), row('Nurse', '5288', '/jobs/c')];
  expect(read(rows)).toEqual([
    ['/jobs/a', undefined],
    ['/jobs/b', undefined],
    ['5288', '5288'],
  ]);
});

it('leaves it to a posting that is shown twice, and where nothing tells whether it is', () => {
  expect(read([row('Cook', '5288', '/jobs/a?from=ad'), row('Cook (m/f)', '5288', '/jobs/a')])).toEqual([
    ['5288', '5288'],
    ['5288', '5288'],
  ]);
  expect(read([row('Cook', '5288'), row('Nurse', '5288')])).toEqual([
    ['5288', '5288'],
    ['5288', '5288'],
  ]);
});
