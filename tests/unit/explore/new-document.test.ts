import { expect, it } from 'vitest';
import { newDocumentChange } from '@/workflows/explore/new-document';

const page = (title: string, rows: string[], total = rows.length) =>
  [
    `page "${title}" https://jobs.example/search 1280×800, nothing below`,
    '[TYPE: "#q"] searchbox "Keywords"',
    `list L1 "Jobs" ${total} rows of 244, ${rows.length} shown`,
    ...rows.map((row, index) => `  ${index + 1} [CLICK: "e${Math.random()}"] "${row}" | "Acme" · [CLICK: "e9"] Save`),
    'left out: 3 hidden',
  ].join('\n');

it('tells which rows another document has, whatever its refs', () => {
  const change = newDocumentChange(page('One', ['Baker', 'Cook', 'Nurse'], 25), page('Two', ['Nurse', 'Welder'], 4));
  expect(change.lists).toEqual([{ name: 'Jobs', rowsBefore: 25, rowsAfter: 4, newRows: 1, goneRows: 2 }]);
  expect(change).toMatchObject({ added: [], removed: [] });
});

it('tells a page without a list by its lines', () => {
  const posting = 'page "Baker" https://jobs.example/1 1280×800\nheading "Baker"\n[CLICK: "e3"] link "Apply now"';
  const change = newDocumentChange(page('One', ['Baker', 'Cook']), posting);
  expect(change.added).toEqual(['heading "Baker"', '[CLICK] link "Apply now"']);
  expect(change.lists).toEqual([{ name: 'Jobs', rowsBefore: 2, rowsAfter: 0, newRows: 0, goneRows: 2 }]);
});

it('tells nothing of the same document loaded anew', () => {
  const change = newDocumentChange(page('One', ['Baker', 'Cook']), page('One', ['Baker', 'Cook']));
  expect(change).toMatchObject({ lists: [], addedCount: 0, removedCount: 0 });
});
