import { expect, it } from 'vitest';
import { PageUnreachableError, TabGoneError } from '@/domain/page/tab-errors';
import { RunEndError } from '@/runs/run-ending';
import { fillForm } from '@/workflows/fill/fill-form';
import type { FillTab } from '@/workflows/form/fill-ports';
import { aFilling } from '../pilot/a-filling';

/** How a run ends whose tab cannot be read. */
async function endOf(error: Error): Promise<unknown> {
  const { filling } = aFilling({ state: { phase: 'read', page: 0 } });
  const tab: FillTab = {
    ...filling.tab,
    settle: async () => undefined,
    surveyForms: async () => {
      throw error;
    },
  };
  const run = { ...filling.run };
  Object.defineProperty(run, 'run', { get: () => filling.run.run });
  return fillForm({ ...filling, tab, run }).catch((thrown: unknown) =>
    thrown instanceof RunEndError ? thrown.ending : thrown,
  );
}

it('ends with a tab that is gone, and with a page that no script can read', async () => {
  expect(await endOf(new TabGoneError('closed'))).toEqual({ code: 'tab-closed' });
  expect(await endOf(new PageUnreachableError('an error page'))).toEqual({ code: 'page-unreachable' });
  const fault = new Error('a fault');
  expect(await endOf(fault)).toBe(fault);
});
