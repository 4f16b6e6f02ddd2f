import type { Landmarks } from '@/domain/page/landmarks';
import type { ExplorationState } from '@/domain/run/exploration';
import type { Exploration } from './exploration-ports';
import { asAnswered, questionEvidence } from './question-evidence';
import { currentExploration, saveExploration } from './saved-exploration';

/** Marks questions with evidence as answered, each in its own entry. */
export async function markQuestions(exploring: Exploration): Promise<void> {
  for (const goal of currentExploration(exploring).goals) {
    const evidence = goal.status === 'open' ? questionEvidence(goal.id, currentExploration(exploring)) : null;
    if (!evidence) continue;
    const facts = { goal: goal.text, finding: evidence.finding, evidence: evidence.step };
    await saveExploration(exploring, 'goal-reached', facts, {
      change: (exploration): ExplorationState => ({
        ...exploration,
        progressTurn: exploration.turns,
        goals: exploration.goals.map((one) => (one.id === goal.id ? asAnswered(one, evidence) : one)),
      }),
    });
  }
}

/** Records the apply control as soon as one is visible: it need not be pressed. */
export async function recordApplyControl(exploring: Exploration, { apply }: Landmarks): Promise<void> {
  const { tab, run } = exploring;
  if (currentExploration(exploring).applySeen) return;
  const element = apply && (await tab.ask('read-element', { ref: apply.ref }));
  if (!element) return;
  const url = await tab.url();
  const goal = currentExploration(exploring).goals.find(({ id }) => id === 'apply');
  const step = run.run.steps;
  const facts = { goal: goal?.text ?? 'How does one apply for a job?', finding: element.name, evidence: step };
  await saveExploration(exploring, 'goal-reached', facts, {
    change: (exploration) => ({
      ...exploration,
      applySeen: { element, url, step },
      progressTurn: exploration.turns,
      goals: exploration.goals.map((one) =>
        one.id === 'apply' ? asAnswered(one, { finding: `“${element.name}” is there to apply with.`, step }) : one,
      ),
    }),
  });
}
