import type { Landmarks } from '@/domain/page/landmarks';
import type { ExplorationState } from '@/domain/run/exploration';
import type { Exploring } from './exploration-ports';
import { evidenceFor, reached } from './question-evidence';
import { explorationOf, saveExploration } from './saved-exploration';

/** Marks questions with evidence as answered, each in its own entry. */
export async function markGoals(exploring: Exploring): Promise<void> {
  for (const goal of explorationOf(exploring).goals) {
    const evidence = goal.status === 'open' ? evidenceFor(goal.id, explorationOf(exploring)) : null;
    if (!evidence) continue;
    const facts = { goal: goal.text, finding: evidence.finding, evidence: evidence.step };
    await saveExploration(exploring, 'goal-reached', facts, {
      change: (exploration): ExplorationState => ({
        ...exploration,
        progressTurn: exploration.turns,
        goals: exploration.goals.map((one) => (one.id === goal.id ? reached(one, evidence) : one)),
      }),
    });
  }
}

/** Records the apply control as soon as one is visible: it need not be pressed. */
export async function noteApplyControl(exploring: Exploring, { apply }: Landmarks): Promise<void> {
  const { tab, run } = exploring;
  if (explorationOf(exploring).applySeen) return;
  const element = apply && (await tab.ask('read-element', { ref: apply.ref }));
  if (!element) return;
  const url = await tab.url();
  const goal = explorationOf(exploring).goals.find(({ id }) => id === 'apply');
  const step = run.run.steps;
  const facts = { goal: goal?.text ?? 'How does one apply for a job?', finding: element.name, evidence: step };
  await saveExploration(exploring, 'goal-reached', facts, {
    change: (exploration) => ({
      ...exploration,
      applySeen: { element, url, step },
      progressTurn: exploration.turns,
      goals: exploration.goals.map((one) =>
        one.id === 'apply' ? reached(one, { finding: `“${element.name}” is there to apply with.`, step }) : one,
      ),
    }),
  });
}
