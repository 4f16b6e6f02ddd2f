import { isSameField } from '@/domain/fill-state';
import type { PanelApi } from '@/rpc/panel-api';
import type { Spending } from '@/store/spending';
import type { Store } from '@/store/store';
import type { ModelChoice } from '@/workflows/explore/ports';
import { draftAnswer } from '@/workflows/fill/draft-answer';

interface Parts {
  store: Pick<Store, 'runs' | 'profile' | 'jobs'>;
  spending: Pick<Spending, 'add'>;
  models: ModelChoice;
}

/** Drafts on request: what is asked of the model is told in the panel first. */
export function fillDrafts({ store, spending, models }: Parts): Pick<PanelApi, 'draftAnswer'> {
  return {
    async draftAnswer(runId, name) {
      const run = await store.runs.get(runId);
      const field = run?.kind === 'fill' ? run.state.fields.find((one) => isSameField(one, name)) : undefined;
      if (run?.kind !== 'fill' || !field) return { draft: null, refusal: 'gone' };
      const { jobId } = run.state;
      const [job] = jobId === null ? [] : await store.jobs.getMany([jobId]);
      const drafting = {
        models,
        signal: new AbortController().signal,
        addSpending: (dollars: number) => spending.add(dollars, new Date()),
      };
      try {
        const drafted = await draftAnswer(drafting, { field, profile: await store.profile.read(), job: job ?? null });
        return 'refusal' in drafted ? { draft: null, ...drafted } : { draft: drafted, refusal: null };
      } catch (error) {
        console.warn('No answer could be drafted.', error);
        return { draft: null, refusal: 'model-failed' };
      }
    },
  };
}
