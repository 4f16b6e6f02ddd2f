import { expect, it } from 'vitest';
import { readDocument } from '@/ui/profile/read-document/read-document';
import { readPdf } from '@/ui/profile/read-document/read-pdf';
import { sampleCv } from '../../browser/profile-samples';
import { makePdf } from '../../documents/make-pdf';

const fileOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

it('reads the lines, columns and links of a PDF', async () => {
  const links = ['https://www.linkedin.com/in/alex-green-example'];
  const text = await readPdf(fileOf(makePdf(['Alex Green', 'Köln – Ehrenfeld', '', 'Baker\t2019'], links)));
  expect(text).toEqual({ lines: ['Alex Green', 'Köln – Ehrenfeld', '', 'Baker\t2019', ''], links });
});

it('makes a profile of a CV', async () => {
  const profile = await readDocument(fileOf(makePdf(sampleCv)), 'pdf');
  expect(profile.basics).toMatchObject({ name: 'Alex Green', phone: '+1 416 555 0142', location: { city: 'Toronto' } });
  expect(profile.work?.map(({ name, endDate }) => [name, endDate])).toEqual([
    ['Pinecrest Technologies Inc.', undefined],
    ['Crestridge Digital Corp.', '2019-02'],
  ]);
  expect(profile.education).toMatchObject([{ institution: 'University of Toronto', area: 'Computer Science' }]);
});

it('refuses what is no PDF', async () => {
  await expect(readDocument(fileOf(Buffer.from('no PDF')), 'pdf')).rejects.toThrow();
});
