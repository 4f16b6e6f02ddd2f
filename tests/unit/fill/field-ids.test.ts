import { expect, it } from 'vitest';
import { assignFieldIds } from '@/page/form/assign-field-ids';
import { aField } from '../form-keys/a-field';

const idsOf = (fields: Parameters<typeof aField>[0][]) =>
  assignFieldIds(fields.map((field) => aField(field))).map(({ id }) => id);

it('knows a field again that was drawn anew with another id and name', () => {
  const [before] = idsOf([{ question: 'City', sections: ['Address'], selector: '#city-1' }]);
  const [after] = idsOf([{ question: 'City', sections: ['Address'], selector: '#city-2' }]);
  expect(after).toBe(before);
});

it('tells fields with the same words apart by heading and order', () => {
  const ids = idsOf([
    { question: 'Name', sections: ['You'] },
    { question: 'Name', sections: ['Reference'] },
    { question: 'Name', sections: ['Reference'] },
  ]);
  expect(new Set(ids).size).toBe(3);
});
