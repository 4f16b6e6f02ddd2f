import { coveredMonths } from '@/language/cldr/covered-months';
import { furtherMonths } from '@/language/cldr/further-months';
import { once } from '@/std/once';

/** Which months a name may mean; those of covered languages first: "listopad" is October only in Croatian. */
export const monthsByName = once(
  (): ReadonlyMap<string, readonly number[]> => new Map([...readMonths(coveredMonths), ...readMonths(furtherMonths)]),
);

/** The same of the covered languages alone. */
export const coveredMonthsByName = once(
  (): ReadonlyMap<string, readonly number[]> => new Map(readMonths(coveredMonths)),
);

function readMonths(list: string): [name: string, months: number[]][] {
  return list.split('|').map((entry) => {
    const [name = '', months = ''] = entry.split('=');
    return [name, months.split(',').map(Number)];
  });
}
