import { SalaryUnit } from '@/domain/job/job-fields';
import { type MinimumPay, meetsPayFloor } from '@/jobs/match/match-pay';
import type { RowColumns } from '@/search/row-columns';

/** `meetsPayFloor` for a row. */
export function rowMeetsPayFloor({ columns }: RowColumns, row: number, floor: MinimumPay): boolean | null {
  const pay = {
    min: numberOrNull(columns.payMin[row]),
    max: numberOrNull(columns.payMax[row]),
    currency: columns.currency.text(row),
    unit: SalaryUnit.options[columns.payUnit[row] ?? -1] ?? null,
  };
  return meetsPayFloor(pay, columns.isPartTime[row] ?? false, floor);
}

const numberOrNull = (value = Number.NaN): number | null => (Number.isNaN(value) ? null : value);
