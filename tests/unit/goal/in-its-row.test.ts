import { expect, it } from 'vitest';
import { inItsRow } from '@/workflows/goal/in-its-row';
import type { GoalView } from '@/workflows/goal/view-page';

const rowOf = (number: number, words: string, address: string) =>
  `    ${number} "${words}" · [CLICK: "${address}"] Delete`;
const unused = { end: null, value: null, key: null, direction: null, ms: null, items: null };
const queued = {
  action: { ...unused, type: 'click', target: 'L1.1.delete', description: '' },
  element: { role: 'button', name: 'Delete', selectors: [] },
  row: { words: 'Bo', at: 0 },
} as const;
const asDecided = { ...queued, action: { ...queued.action }, element: { ...queued.element, selectors: [] } };

function at(lines: string[], name = 'Delete') {
  const elements = ['L1.1.delete', 'L1.2.delete'].map((ref) => ({ ref, role: 'button', name }));
  const page = { text: lines.join('\n'), elements } as Pick<GoalView['page'], 'text' | 'elements'>;
  const found = inItsRow(asDecided, page);
  return 'problem' in found ? 'problem' : found.action.target;
}

it('does an action at the row that it was decided for, wherever that stands', () => {
  expect(at([rowOf(1, 'Bo', 'L1.1.delete'), rowOf(2, 'Cleo', 'L1.2.delete')])).toBe('L1.1.delete');
  expect(at([rowOf(1, 'New', 'L1.1.delete'), rowOf(2, 'Bo', 'L1.2.delete')])).toBe('L1.2.delete');
  expect(at([rowOf(1, 'New', 'L1.1.delete'), rowOf(2, 'Bo', 'L1.2.delete')], 'Archive')).toBe('problem');
});

it('leaves it where it was if its row says something else by now', () => {
  expect(at([rowOf(1, 'Bo (read)', 'L1.1.delete'), rowOf(2, 'Cleo', 'L1.2.delete')])).toBe('L1.1.delete');
});
