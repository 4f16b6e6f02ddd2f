import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import type { DefaultQuestionId, QuestionState } from '@/domain/page/exploration-questions';
import type { Landmark, Landmarks } from '@/domain/page/landmarks';
import { Act } from '@/domain/page/page-act';
import type { Pattern } from '@/domain/page/page-graph';
import type { PastAct } from '@/domain/run/exploration';
import type { NextAct } from '@/rules/explorer/next-act';
import { askRules } from './ask-rules';
import { noLandmarks, pastAct, pattern, viewOf } from './explorer-input';

/** What an act does on a site on paper: what is seen after it, and what it turned out to be. */
export interface Effect {
  landmarks?: Partial<Landmarks>;
  pattern?: Partial<Pattern> & Pick<Pattern, 'elementType'>;
  newUrl?: string;
  goals?: DefaultQuestionId[];
  filters?: string[];
  applySeen?: string;
  error?: string;
}

/** A site that exists as a function of what is done to it. */
export interface PaperSite {
  landmarks: Landmarks;
  elements?: ExplorerInput['page']['elements'];
  view?: Partial<ExplorerInput>;
  /** Null: nothing changes. */
  effectOf(act: Act, name: string, landmarks: Landmarks): Effect | null;
}

const mostTurns = 25;

/** Explores a site on paper to the end; answers all that was done, in words, and what was reported. */
export async function exploreOnPaper(site: PaperSite) {
  let view = viewOf({ landmarks: site.landmarks, ...site.view });
  if (site.elements) view = { ...view, page: { ...view.page, elements: site.elements } };
  const acts: string[] = [];
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    const answer = await askRules.explorer({ ...view, turnsLeft: mostTurns - turn + 1 });
    if (answer.name === 'done') return { acts, report: answer.input };
    const act = Act.parse({ ...answer.input, name: answer.name });
    const name = nameOf(act, view.landmarks);
    acts.push(inWords(answer, name));
    view = after(view, act, { name, step: turn, effect: site.effectOf(act, name, view.landmarks) });
  }
  throw new Error(`No end after ${acts.join(', ')}`);
}

function inWords({ name, input }: NextAct, element: string): string {
  if (name === 'press_key') return input.key;
  if (name === 'type_text') return `type ${input.text}`;
  return name === 'click' ? `press ${element}` : name;
}

function nameOf(act: Act, landmarks: Landmarks): string {
  const { jobRows, filterOpeners, overlay, pager, apply, search } = landmarks;
  const next: Landmark[] = pager.ref === null ? [] : [{ ref: pager.ref, name: pager.name }];
  const single = [apply, search].filter((one) => one !== null);
  const all = [...jobRows, ...filterOpeners, ...(overlay?.closers ?? []), ...next, ...single];
  const ref = 'selector' in act ? act.selector : null;
  return all.find((one) => one.ref === ref)?.name ?? '';
}

function after(
  view: ExplorerInput,
  act: Act,
  done: { name: string; step: number; effect: Effect | null },
): ExplorerInput {
  const { name, step, effect } = done;
  const seen = effect?.pattern;
  return {
    ...view,
    past: [...view.past, pastOf(act, done)],
    patterns: seen ? [...view.patterns, pattern(step, seen.elementType, { name, ...seen, step })] : view.patterns,
    landmarks: { ...view.landmarks, ...effect?.landmarks },
    filters: effect?.filters ?? view.filters,
    applySeen: effect?.applySeen ?? view.applySeen,
    goals: view.goals.map((goal) => (isReachedBy(goal, effect) ? reached(goal, step) : goal)),
  };
}

function isReachedBy({ id, status }: QuestionState, effect: Effect | null): boolean {
  return status === 'open' && (effect?.goals?.some((one) => one === id) ?? false);
}

function pastOf(act: Act, { name, step, effect }: { name: string; step: number; effect: Effect | null }): PastAct {
  const error = effect?.error ?? null;
  const result = { success: error === null, newUrl: effect?.newUrl ?? null, newContentLoaded: null, error };
  return pastAct(step, act, name, { result, summary: effect ? 'Something happened.' : 'nothing changed' });
}

function reached(goal: QuestionState, step: number): QuestionState {
  return { ...goal, status: 'reached', finding: `${goal.id} found.`, evidence: step };
}

export const rowsOf = (...names: string[]): Landmark[] =>
  names.map((name, index) => ({ ref: `L1.${index + 1}`, name }));

/** All that a board has, with a list of these rows. */
export function boardLandmarks(...rows: string[]): Landmarks {
  return {
    ...noLandmarks,
    jobRows: rowsOf(...rows),
    pager: { kind: 'next', ref: 'e90', name: 'Next' },
    search: { ref: 'e2', name: 'Keywords', value: 'nurse' },
    filterOpeners: [{ ref: 'e5', name: 'All filters' }],
  };
}
