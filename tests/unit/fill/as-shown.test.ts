import { expect, it } from 'vitest';
import type { PlannedField } from '@/domain/form/fill-state';
import { asShown } from '@/workflows/fill/as-shown';
import type { ShownField } from '@/workflows/form/visible-form-fields';

const chosen = { kind: 'file', outcome: 'held', source: 'profile', reason: null } as PlannedField;
const shown = (field: Partial<ShownField['field']>) => ({ field }) as ShownField;

it('keeps a file that its field no longer shows, as where it goes to the server at once', () => {
  expect(asShown(chosen, shown({ value: '', isUnchosen: false }), new Map())).toBe(chosen);
});

it('says that a file is to be checked once its page was loaded anew', () => {
  const after = asShown(chosen, shown({ value: '', isUnchosen: true }), new Map());
  expect(after).toMatchObject({ outcome: 'not-held', reason: 'check-file' });
  expect(asShown(after, shown({ value: '', isUnchosen: true }), new Map())).toBe(after);
});
