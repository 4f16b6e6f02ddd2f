import type { Filter } from '@/domain/page/filter';
import type { SiteTruth, TrueFilter } from '../../sites/explore-truth/site-truth';

export interface FilterCheck {
  /** Options of the site's filters, and those among them that were found, in a filter of the right name and kind. */
  options: number;
  found: number;
  /** Options that were named and are none. */
  wrong: number;
  problems: string[];
}

/** Compares the filters that were understood with those that the site has. */
export function checkFilters({ filters, otherFilters }: SiteTruth, understood: readonly Filter[]): FilterCheck {
  const checks = filters.map((filter) =>
    checkFilter(
      filter,
      understood.find((one) => isSame(filter, one)),
    ),
  );
  const isKnown = (one: Filter) => [...filters, ...otherFilters].some((filter) => isSame(filter, one));
  const invented = understood.filter((one) => !isKnown(one));
  return {
    options: sum(checks.map(({ options }) => options)),
    found: sum(checks.map(({ found }) => found)),
    wrong: sum([...checks.map(({ wrong }) => wrong), ...invented.map(({ options }) => Math.max(1, options.length))]),
    problems: [
      ...checks.flatMap(({ problems }) => problems),
      ...invented.map(({ name, options }) => `no filter: ${name} (${options.map(({ label }) => label).join(', ')})`),
    ],
  };
}

function checkFilter({ name, kind, options }: TrueFilter, understood: Filter | undefined): FilterCheck {
  if (!understood) return { options: options.length, found: 0, wrong: 0, problems: [`filter missing: ${name}`] };
  const labels = understood.options.map(({ label }) => fold(label));
  const missing = options.filter((option) => !labels.includes(fold(option)));
  const wrong = labels.filter((label) => !options.some((option) => fold(option) === label));
  const isOfKind = understood.kind === kind;
  return {
    options: options.length,
    found: isOfKind ? options.length - missing.length : 0,
    wrong: wrong.length,
    problems: [
      ...(isOfKind ? [] : [`${name} is ${kind}, not ${understood.kind}`]),
      ...missing.map((option) => `option missing: ${name}/${option}`),
      ...wrong.map((label) => `no option: ${name}/${label}`),
    ],
  };
}

/** The same name; or, where the page names a filter twice, the same first option. */
function isSame({ name, options }: TrueFilter, understood: Filter): boolean {
  const first = fold(understood.options[0]?.label ?? '');
  return fold(name) === fold(understood.name) || (first !== '' && first === fold(options[0] ?? ''));
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
