import type { z } from 'zod';
import type { reportFilters } from '@/agents/filter-analyzer';
import type { Filter } from '@/domain/page/filter';
import type { FilterControl } from '@/domain/page/landmarks';

type ReportedFilters = z.infer<typeof reportFilters.input>;

/** The filters an agent named by refs, with the selectors code read. Anything code did not read is left out. */
export function resolveFilters(
  { filters, apply, reset }: ReportedFilters,
  controls: readonly FilterControl[],
  opener: string | null,
): Filter[] {
  const byRef = new Map(controls.map((control) => [control.ref, control]));
  const selectorOf = (ref: string | null) => (ref === null ? null : (byRef.get(ref)?.selector ?? null));
  return filters.flatMap(({ name, kind, options, control }) => {
    const field = control === null ? undefined : byRef.get(control);
    const found = options.flatMap(({ label, ref }) => {
      const ofField = field?.options.find((option) => option.label === label)?.selector;
      const selector = ref === null ? ofField : (selectorOf(ref) ?? ofField);
      return selector ? [{ label, selector }] : [];
    });
    const own = found.length === 0 && field?.selector ? [{ label: field.name || name, selector: field.selector }] : [];
    const all = [...found, ...own];
    return all.length > 0
      ? [{ name, kind, options: all, opener, apply: selectorOf(apply), reset: selectorOf(reset) }]
      : [];
  });
}
