import { hasChanged } from '@/domain/page/page-change';
import type { PressPurpose } from '@/domain/page/press-purpose';
import type { RefusalCode } from '@/domain/page/refusal-code';
import type { PendingAct } from '@/domain/run/exploration';
import type { PageRequests } from '@/page-api/page-requests';
import { areRowsLate } from './await-rows';
import type { Exploration } from './exploration-ports';
import { type ActJudgement, elementIdentity, judgeAct, siteUrlOf, targetAddress } from './judge-act';
import { noteOutcome, type SeenAct } from './note-outcome';
import { failedAct, withPast } from './past-acts';
import { performAct } from './perform-act';
import { explorerRefusals } from './refusal-reasons';
import { currentExploration, saveExploration } from './saved-exploration';
import { parseTarget } from './target-from-address';

/** Performs the decided act between two looks at the page, and records what changed. */
export async function performTurn(exploring: Exploration): Promise<void> {
  const { pending } = currentExploration(exploring);
  if (!pending) throw new Error('There is no act to do.');
  const found = await findDone(exploring, pending);
  await (found ? noteOutcome(exploring, pending, found) : doNow(exploring, pending));
}

/** What an act did that a killed worker had started; null if there is none, or if it never got to act. The page itself was watching. */
async function findDone(exploring: Exploration, pending: PendingAct): Promise<SeenAct | null> {
  const { run, tab } = exploring;
  if (run.openIntent?.code !== 'acted') return null;
  await tab.settle();
  const reading = await tab.ask('read-change', watchOf(exploring));
  const isElsewhere = (await tab.url()) !== pending.urlBefore;
  const wasActedOn = reading?.wasActedOn && (!isRepeatable(pending) || (await holdsText(exploring, pending)));
  if (reading && !isElsewhere && !wasActedOn) return null;
  return {
    performed: { error: null, openedTabs: [] },
    change: reading?.change ?? null,
    before: null,
    after: await tab.capture(),
  };
}

/** Whether a field contains the whole text that was to be typed. */
async function holdsText({ tab }: Exploration, { act }: PendingAct): Promise<boolean> {
  if (act.name !== 'type_text') return false;
  return (await tab.ask('read-field', { target: parseTarget(act.selector) }))?.value === act.text;
}

/** Typing and choosing set a field's value: repeating them changes nothing. */
function isRepeatable({ act: { name } }: PendingAct): boolean {
  return name === 'type_text' || name === 'select_option';
}

/** One watch per turn: an earlier turn's says nothing about this one. */
function watchOf(exploring: Exploration): PageRequests['watch-change']['input'] {
  const { id, state } = exploring.run.run;
  return { id: `${id}.${currentExploration(exploring).turns}`, frame: state.recipe?.frame ?? null };
}

/** Why an act is not performed after all: page or user may have replaced its target since the decision. */
async function changedSince(exploring: Exploration, pending: PendingAct): Promise<ActJudgement['code']> {
  if ((await exploring.tab.url()) !== pending.urlBefore) return 'gone';
  const { element, code } = await judgeAct(exploring, pending.act, pending);
  if (code) return code;
  const isOther = element && pending.element && elementIdentity(element) !== elementIdentity(pending.element);
  return isOther ? 'gone' : null;
}

async function noteNotDone(
  exploring: Exploration,
  { act, element }: PendingAct,
  code: RefusalCode | 'gone',
): Promise<void> {
  const step = exploring.run.run.steps;
  const name = element?.name ?? '';
  await saveExploration(
    exploring,
    'act-refused',
    { tool: act.name, element: name, code },
    {
      // Closes an intent left by an earlier worker.
      phase: 'outcome',
      change: (exploration) => ({
        ...withPast(exploration, {
          step,
          act,
          element: name,
          result: failedAct(explorerRefusals[code]),
          summary: 'not done',
        }),
        errorsInARow: exploration.errorsInARow + 1,
        pending: null,
        stage: 'decide',
      }),
    },
  );
}

async function doNow(exploring: Exploration, pending: PendingAct): Promise<void> {
  const { run, tab, clock, timings } = exploring;
  await run.pace();
  clock.reset();
  const watch = watchOf(exploring);
  const code = await changedSince(exploring, pending);
  if (code) return noteNotDone(exploring, pending, code);
  const [before] = await timings.count(() => Promise.all([tab.capture(), tab.ask('watch-change', watch)]));
  await run.intent('acted', { tool: pending.act.name, element: pending.element?.name ?? '' });
  clock.reset();
  const performed = await performAct(tab, pending.act, {
    purpose: purposeOf(pending),
    siteUrl: siteUrlOf(exploring, targetAddress(pending.act)),
    mayPressApply: await exploring.mayPressApply(),
  });
  const look = () => timings.count(() => Promise.all([tab.ask('read-change', watch), tab.capture()]));
  let [reading, after] = await look();
  const shown = { performed, change: reading?.change ?? null };
  if ((await areRowsLate(exploring, pending)) || (await isLate(exploring, pending, shown))) {
    await tab.settle();
    [reading, after] = await look();
  }
  await noteOutcome(exploring, pending, { performed, change: reading?.change ?? null, before, after });
}

const purposeOf = ({ isJobRow, isPager }: PendingAct): PressPurpose =>
  isJobRow ? 'open-row' : isPager ? 'turn-page' : 'explore';

/** How long a press may take to show anything at all, ms: a script may wait before it asks its server. */
const lateMs = 600;

/** Whether a press that had shown nothing shows something now. */
async function isLate(
  { run, tab }: Exploration,
  { act, urlBefore }: PendingAct,
  { performed, change }: Pick<SeenAct, 'performed' | 'change'>,
): Promise<boolean> {
  if (act.name !== 'click' || performed.error !== null || change === null) return false;
  const { openedTabs } = performed;
  const urlAfter = await tab.url();
  if (hasChanged({ ...change, urlBefore, urlAfter, isNewDocument: false, openedTabs, screen: null })) return false;
  return tab.awaitNews(lateMs, run.run.state.recipe);
}
