import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JobsFileFormat } from '@/store/files/jobs-file-format';
import { createOrderedFile } from '@/ui/export/file-in-order';
import { rowAt, serializeRows } from '@/ui/export/written-rows';

const format: JobsFileFormat = {
  type: 'text/plain',
  begin: '[',
  between: ', ',
  end: ']',
  empty: 'nothing',
  write: ({ title }) => title,
};
const row = fc.option(fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constant('ä'.repeat(700_000))), {
  freq: 6,
  nil: null,
});

async function fileOf(parts: (string | null)[][]): Promise<string> {
  const file = createOrderedFile(format, async () => undefined);
  for (const texts of parts) {
    const written = serializeRows(texts);
    await file.add(texts.map((_, number) => rowAt(written, number)));
  }
  return file.end().text();
}

it('has the rows that are there, in order, however long they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(row, { maxLength: 9 }), { maxLength: 3 }), async (parts) => {
      const there = parts.flat().filter((text) => text !== null);
      expect(await fileOf(parts)).toBe(there.length === 0 ? 'nothing' : `[${there.join(', ')}]`);
    }),
    { numRuns: 15 },
  );
});
