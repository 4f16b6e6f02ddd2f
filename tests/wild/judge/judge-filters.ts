import type { Filter } from '@/domain/page/filter';
import { fold } from '../../score/match-jobs.ts';
import type { ShownFilter } from '../traits/filters.ts';

/** How many of a site's filters were understood: the name is right, and every option is there. */
export function filtersFound(shown: readonly ShownFilter[], understood: readonly Filter[]): number {
  return shown.filter(({ name, options }) =>
    understood.some((one) => {
      const labels = one.options.map(({ label }) => withoutCount(label));
      return (
        withoutCount(one.name) === withoutCount(name) &&
        options.every((option) => labels.includes(withoutCount(option)))
      );
    }),
  ).length;
}

/** A count behind an option is no part of its name. */
function withoutCount(text: string): string {
  return fold(text)
    .replace(/\s*\(\d+\)$/, '')
    .replace(/:$/, '')
    .toLowerCase();
}
