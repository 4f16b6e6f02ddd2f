import { expect, it } from 'vitest';
import { z } from 'zod';
import { ReadFields } from '@/domain/job/job-fields';

it('keeps no more of a page than somebody reads', () => {
  const long = 'x'.repeat(1_000_000);
  const read = ReadFields.parse({ title: long, description: long, url: `https://board.example/${long}` });
  expect(read.title).toHaveLength(2_000);
  expect(read.description).toHaveLength(200_000);
  expect(read.url).toBe('');
});

it('says to models what its fields are', () => {
  expect(z.toJSONSchema(ReadFields).properties?.title).toEqual({ type: 'string' });
});
