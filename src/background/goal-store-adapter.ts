import type { RememberedStepStore } from '@/store/settings/remembered-step-store';
import type { Spending } from '@/store/settings/spending';
import type { VariableStore } from '@/store/settings/variable-store';
import type { Store } from '@/store/store';
import type { GoalStore } from '@/workflows/goal/goal-ports';

interface Parts {
  store: Pick<Store, 'items'>;
  spending: Pick<Spending, 'add'>;
  variables: Pick<VariableStore, 'read'>;
  remembered: RememberedStepStore;
}

/** The store as working towards a goal needs it. */
export function goalStore({ store, spending, variables, remembered }: Parts): GoalStore {
  return {
    itemsOf: (runId) => store.items.list(runId),
    variableValue: (name, origin) => variables.read(origin, name),
    rememberedSteps: remembered.ofSite,
    rememberStep: remembered.keep,
    forgetStep: remembered.forget,
    addSpending: async (dollars) => {
      if (dollars > 0) await spending.add(dollars, new Date());
    },
  };
}
