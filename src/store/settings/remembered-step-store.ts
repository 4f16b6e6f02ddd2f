import { z } from 'zod';
import { RememberedStep } from '@/domain/goal/remembered-step';
import type { StorageArea } from './settings-store';

/** Steps of goals that succeeded, by site: tried first the next time. */
export interface RememberedStepStore {
  ofSite(site: string): Promise<RememberedStep[]>;
  /** Replaces an earlier one for the same. */
  keep(step: RememberedStep): Promise<void>;
  forget(step: Pick<RememberedStep, 'site' | 'intent' | 'targetConcept'>): Promise<void>;
}

const name = 'goal.steps';
/** The latest ones, over all sites. */
const mostSteps = 200;

export function createRememberedSteps(area: StorageArea): RememberedStepStore {
  const all = async () => {
    const stored = z.array(z.unknown()).safeParse((await area.get([name]))[name]).data ?? [];
    return stored.flatMap((one) => RememberedStep.safeParse(one).data ?? []);
  };
  const without = async ({ site, intent, targetConcept }: Parameters<RememberedStepStore['forget']>[0]) =>
    (await all()).filter((one) => one.site !== site || one.intent !== intent || one.targetConcept !== targetConcept);
  return {
    ofSite: async (site) => (await all()).filter((step) => step.site === site),
    keep: async (step) => area.set({ [name]: [...(await without(step)), step].slice(-mostSteps) }),
    forget: async (step) => area.set({ [name]: await without(step) }),
  };
}
