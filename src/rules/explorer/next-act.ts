import type { AgentAnswer } from '@/agents/calling/define-agent';
import type { explorerTools } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { DefaultQuestionId } from '@/domain/page/exploration-questions';
import type { Landmark } from '@/domain/page/landmarks';
import type { Pattern } from '@/domain/page/page-graph';
import type { PastAct } from '@/domain/run/exploration';

/** One turn of the explorer. */
export type NextAct = AgentAnswer<typeof explorerTools>;

/** The rules' reasons: shown to the user, and used to recognize their own acts. */
export const actReasons = {
  close: 'Close what lies over the page.',
  row: 'See what pressing a job does.',
  back: 'Go back to the list.',
  lower: 'See the rest of the posting.',
  apply: 'See how one applies.',
  filters: 'See which filters there are.',
  page: 'See the next page of jobs.',
  rows: 'See whether scrolling brings more jobs.',
  search: 'See how the search works.',
} as const;
export type ReasonName = keyof typeof actReasons;

/** The rules' acts for that reason, oldest first. */
export function pastActsFor({ past }: Pick<ExplorerInput, 'past'>, name: ReasonName): PastAct[] {
  return past.filter(({ act }) => 'reason' in act && act.reason === actReasons[name]);
}

/** Whether the act changed the page. */
export function hadEffect({ result, summary }: PastAct): boolean {
  return result.success && summary !== 'nothing changed';
}

/**
 * Whether one of the acts was on a landmark's element. Refs die with their page; names may be longer than the landmark's ("Nurse with
 * verification").
 */
export function wereDoneTo(acts: readonly PastAct[], { name }: Landmark): boolean {
  return acts.some(({ element }) => element === name || (name !== '' && element.includes(name)));
}

export function isOpen({ goals }: Pick<ExplorerInput, 'goals'>, id: DefaultQuestionId): boolean {
  return goals.some((goal) => goal.id === id && goal.status === 'open');
}

/** The behaviour an act showed, unless it was seen again since. */
export function patternOf({ patterns }: Pick<ExplorerInput, 'patterns'>, act: PastAct): Pattern | null {
  return patterns.find(({ step }) => step === act.step) ?? null;
}

export function click(selector: string, name: ReasonName): NextAct {
  return { name: 'click', input: { selector, reason: actReasons[name] } };
}
