import { SalaryUnit } from '@/domain/job/job-fields';
import { type PayFloor, payReaches } from '@/jobs/match/match-pay';
import type { JobRows } from '@/search/row-columns';

/** `payReaches` for a row. */
export function payOfRowReaches({ columns }: JobRows, row: number, floor: PayFloor): boolean | null {
  const pay = {
    min: numberOrNull(columns.payMin[row]),
    max: numberOrNull(columns.payMax[row]),
    currency: columns.currency.text(row),
    unit: SalaryUnit.options[columns.payUnit[row] ?? -1] ?? null,
  };
  return payReaches(pay, columns.isPartTime[row] ?? false, floor);
}

const numberOrNull = (value = Number.NaN): number | null => (Number.isNaN(value) ? null : value);
