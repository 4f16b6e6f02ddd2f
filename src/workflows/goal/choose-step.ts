import type { PlannedStep } from '@/domain/goal/goal-state';

/** What comes next in a plan. */
export type Choice =
  | { kind: 'step'; step: PlannedStep }
  /** A step that others wait for has failed for good: waiting would never end. */
  | { kind: 'replan'; failed: PlannedStep }
  | { kind: 'close' };

/**
 * A retry goes first, then the higher priority, then fewer dependencies, then the order of the plan. A step whose dependency failed is
 * never waited for.
 */
export function chooseStep(plan: readonly PlannedStep[]): Choice {
  const byId = new Map(plan.map((step) => [step.id, step]));
  const open = plan.filter(({ status }) => status === 'open' || status === 'running');
  if (open.length === 0) return { kind: 'close' };
  const retried = open.find(({ attempts }) => attempts > 0);
  if (retried) return { kind: 'step', step: retried };
  const blocked = open.flatMap(({ dependencies }) => dependencies.flatMap((id) => byId.get(id) ?? []));
  const failed = blocked.find(({ status }) => status === 'failure' || status === 'partial');
  if (failed) return { kind: 'replan', failed };
  const ready = open.filter(({ dependencies }) =>
    dependencies.every((id) => (byId.get(id)?.status ?? 'success') === 'success'),
  );
  const [step] = ready.toSorted(
    (one, other) => other.priority - one.priority || one.dependencies.length - other.dependencies.length,
  );
  // Steps that wait for each other have no order: the first of them begins.
  const [first] = open;
  return step || first ? { kind: 'step', step: step ?? (first as PlannedStep) } : { kind: 'close' };
}
