import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { Usage } from '@/domain/model/usage';
import type { Act, ElementFacts } from '@/domain/page/page-act';
import type { ExplorationState, PendingAct } from '@/domain/run/exploration';
import type { Exploration } from './exploration-ports';
import { judgeAct, targetAddress } from './judge-act';
import { countRepeat, isRepeatedTooOften, repeatKey } from './loop-guard';
import { failedAct, withPast } from './past-acts';
import { explorerRefusals } from './refusal-reasons';
import { costFacts, currentExploration, saveExploration } from './saved-exploration';

/** The explorer's choice, and what it saw at the time. */
export interface Decision {
  act: Act;
  view: ExplorerInput;
  model: string;
  usage: Usage;
}

/** Enough of a page to compare it with later ones. */
const longestPage = 12_000;

/** Makes a decision the next act; if that is forbidden or impossible, says so instead. */
export async function checkDecision(exploring: Exploration, decision: Decision): Promise<void> {
  const { act, view } = decision;
  const address = targetAddress(act);
  const { jobRows, pager } = view.landmarks;
  const taken = {
    isJobRow: jobRows.some(({ ref }) => ref === address),
    isPager: act.name === 'click' && pager.ref !== null && pager.ref === address,
  };
  const { element, code } = await judgeAct(exploring, act, taken);
  if (code) return refuse(exploring, decision, { code, element });
  const key = repeatKey(act, element, await plainText(exploring, view));
  if (isRepeatedTooOften(currentExploration(exploring), key)) {
    return refuse(exploring, decision, { code: 'repeated', element });
  }
  await begin(exploring, decision, { element, taken, key });
}

/** The page's text without expanded parts: a closer look does not make it another page. */
async function plainText(exploring: Exploration, { page }: ExplorerInput): Promise<string> {
  return currentExploration(exploring).observed === null ? page.text : (await exploring.tab.snapshot(null)).text;
}

interface Refusal {
  code: keyof typeof explorerRefusals;
  element: ElementFacts | null;
}

async function refuse(exploring: Exploration, decision: Decision, { code, element }: Refusal): Promise<void> {
  const { act, model, usage } = decision;
  const step = exploring.run.run.steps;
  const url = decision.view.page.url;
  const facts = { tool: act.name, element: element?.name ?? targetAddress(act), code, ...costFacts(model, usage) };
  await saveExploration(exploring, 'act-refused', facts, {
    usage,
    change: (exploration) => {
      const result = failedAct(explorerRefusals[code]);
      const next = withPast(exploration, { step, act, element: element?.name ?? '', result, summary: 'not done' });
      return {
        ...next,
        model,
        observed: null,
        turns: exploration.turns + 1,
        errorsInARow: exploration.errorsInARow + 1,
        // What the explorer takes for the apply control is recorded, even if it may not be pressed.
        applySeen:
          exploration.applySeen ??
          (code === 'apply' && element && hasOpenedJob(exploration) ? { element, url, step } : null),
      };
    },
  });
}

/** Before that, words about applying more likely belong to a filter. */
function hasOpenedJob({ graph }: ExplorationState): boolean {
  return graph.patterns.some(({ elementType, step }) => elementType === 'job listing' && step >= 0);
}

interface Beginning {
  element: ElementFacts | null;
  /** What code takes the element for. */
  taken: Pick<PendingAct, 'isJobRow' | 'isPager'>;
  key: string;
}

async function begin(exploring: Exploration, decision: Decision, { element, taken, key }: Beginning): Promise<void> {
  const { act, view, model, usage } = decision;
  const facts = {
    tool: act.name,
    element: element?.name ?? '',
    reason: 'reason' in act ? act.reason : '',
    ...costFacts(model, usage),
  };
  await saveExploration(exploring, 'decided', facts, {
    usage,
    change: (exploration) => ({
      ...exploration,
      stage: 'act',
      model,
      observed: null,
      hasPager: exploration.hasPager || view.landmarks.pager.ref !== null,
      turns: exploration.turns + 1,
      repeats: countRepeat(exploration, key),
      addresses: withAddress(exploration, targetAddress(act), element),
      pending: {
        act,
        element,
        ...taken,
        urlBefore: view.page.url,
        pageBefore: view.page.text.slice(0, longestPage),
        result: null,
        change: null,
        step: null,
        analysis: null,
      },
    }),
  });
}

function withAddress(
  { addresses }: ExplorationState,
  address: string | null,
  element: ElementFacts | null,
): ExplorationState['addresses'] {
  if (address === null || !element?.selector) return addresses;
  return { ...addresses, [address]: [element.selector, ...element.fallbacks] };
}
