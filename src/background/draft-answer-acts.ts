import { askPage } from '@/browser/frames/ask-page';
import { isSameField } from '@/domain/form/fill-state';
import type { ReadFields } from '@/domain/job/job-fields';
import type { FillRun } from '@/domain/run/run';
import type { PanelApi } from '@/rpc/panel-api';
import type { Spending } from '@/store/settings/spending';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';
import type { ModelChoice } from '@/workflows/asking/run-context';
import { type DraftRequest, draftAnswerTool } from '@/workflows/fill/draft-answer';

interface Parts {
  store: Pick<Store, 'runs' | 'profile' | 'jobs'>;
  spending: Pick<Spending, 'add'>;
  models: ModelChoice;
}

/** Drafts on request: the panel first shows what is sent to the model. */
export function draftAnswerActs({ store, spending, models }: Parts): Pick<PanelApi, 'draftAnswer'> {
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
        const order = { field, profile: await store.profile.read(), job: job ?? (await postingBeside(run)) };
        const drafted = await draftAnswerTool(drafting, order);
        return 'refusal' in drafted ? { draft: null, ...drafted } : { draft: drafted, refusal: null };
      } catch (error) {
        console.warn('No answer could be drafted.', error);
        return { draft: null, refusal: 'model-failed' };
      }
    },
  };
}

/** The posting on the form's own page, if there is one; at least the form's title, if known. */
async function postingBeside({ tabId, state }: FillRun): Promise<DraftRequest['job']> {
  const fields: ReadFields = (await readBeside(tabId, state.pageUrl))?.fields ?? {};
  const title = fields.title ?? state.title;
  const { company = state.company, location = null, description = null } = fields;
  return title === '' ? null : { title, company, location, description };
}

async function readBeside(tabId: number, formUrl: string) {
  try {
    const { url = '' } = await chrome.tabs.get(tabId);
    return siteOf(url) === siteOf(formUrl) ? await askPage(tabId, 0, 'read-details', { recipe: null }) : null;
  } catch {
    // The tab was closed, or no script can read it.
    return null;
  }
}
