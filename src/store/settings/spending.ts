import { z } from 'zod';
import type { ReportDamage } from '@/store/database/damaged-records';
import type { StorageArea } from './settings-store';

/** Model costs in US dollars, by calendar month of the user's clock. */
export interface Spending {
  add(dollars: number, now: Date): Promise<void>;
  ofMonth(now: Date): Promise<number>;
}

const Dollars = z.number().min(0);

export function createSpending(area: StorageArea, report: ReportDamage): Spending {
  let last: Promise<void> = Promise.resolve();
  const ofMonth = async (now: Date) => {
    const name = nameOf(now);
    const stored = (await area.get([name]))[name];
    if (stored === undefined) return 0;
    const parsed = Dollars.safeParse(stored);
    if (parsed.success) return parsed.data;
    report({ store: 'spending', problem: `${name} is no amount` });
    return 0;
  };
  const addNow = async (dollars: number, now: Date) => {
    await area.set({ [nameOf(now)]: (await ofMonth(now)) + Dollars.parse(dollars) });
  };
  return {
    ofMonth,
    add(dollars, now) {
      // Runs of two tabs may add at once: serialized, so that neither amount is lost.
      const added = last.then(() => addNow(dollars, now));
      last = added.catch(() => undefined);
      return added;
    },
  };
}

/** `spending.2026-11`. */
function nameOf(now: Date): string {
  return `spending.${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
