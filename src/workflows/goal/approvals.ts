import { Approval } from '@/domain/goal/approval';
import type { GoalState } from '@/domain/goal/goal-state';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { Pursuit } from './goal-ports';
import { goalOf, saveGoal } from './saved-goal';

/** The user's answer to what was asked; asks until there is one. A question never times out, and a killed worker asks it again. */
export async function askUser(pursuit: Pursuit, question: Approval): Promise<boolean> {
  // As it is saved: members that are not set, and their order, make no other question.
  const asked = Approval.parse(question);
  for (;;) {
    const { approval } = goalOf(pursuit);
    const isThis = approval !== null && JSON.stringify(approval.asked) === JSON.stringify(asked);
    if (isThis && approval.answer !== null) {
      await saveGoal(pursuit, approval.answer ? 'goal-approved' : 'goal-declined', factsOf(asked), {
        change: (state) => ({ ...state, approval: null }),
      });
      return approval.answer;
    }
    if (!isThis) {
      await saveGoal(pursuit, 'goal-asked', factsOf(asked), {
        change: (state) => ({ ...state, approval: { asked, answer: null } }),
      });
    }
    await waitForUser(pursuit, 'goal-approval');
    pursuit.clock.reset();
  }
}

function factsOf(asked: Approval): Record<string, string | number> {
  switch (asked.kind) {
    case 'plan':
      return { kind: asked.kind, site: asked.sites.join(', ') };
    case 'act':
      return { kind: asked.kind, act: asked.act.code, element: asked.act.name, site: asked.act.origin };
    case 'carry':
      return { kind: asked.kind, site: asked.origin };
  }
}

/** One approval for the plan, and a further one only where a new plan leaves it: another site, or another kind of step. */
export async function approvePlan(pursuit: Pursuit): Promise<void> {
  const { plan, approvedSites, approvedVerbs, usage } = goalOf(pursuit);
  const origin = originOf(await pursuit.tab.url());
  const open = plan.filter(({ status }) => status === 'open');
  const verbs = [...new Set(open.map(({ intent }) => intent))];
  const isNew = !approvedSites.includes(origin) || verbs.some((verb) => !approvedVerbs.includes(verb));
  if (isNew) {
    // Executor and evaluator for each step, and the planner once more.
    const calls = open.length * 2 + 1;
    const dollars = usage.calls > 0 && usage.dollars > 0 ? (usage.dollars / usage.calls) * calls : null;
    const isApproved = await askUser(pursuit, {
      kind: 'plan',
      sites: [...new Set([...approvedSites, origin])],
      verbs,
      calls,
      dollars,
    });
    if (!isApproved) return decline(pursuit);
  }
  await saveGoal(
    pursuit,
    'goal-approved',
    { kind: 'plan', site: origin },
    {
      change: (state) => ({
        ...state,
        stage: 'choose',
        approvedSites: [...new Set([...state.approvedSites, origin])],
        approvedVerbs: [...new Set([...state.approvedVerbs, ...verbs])],
      }),
    },
  );
}

async function decline(pursuit: Pursuit): Promise<void> {
  await saveGoal(
    pursuit,
    'goal-declined',
    { kind: 'plan' },
    {
      change: (state) => ({ ...state, stage: 'over', isDeclined: true, attempt: null }),
    },
  );
}

/** How a declined act is remembered: it is not asked about again. */
export function declinedKey({ code, name }: { code: string; name: string }): string {
  return `${code} ${name}`;
}

export function isDeclined({ declined }: GoalState, act: { code: string; name: string }): boolean {
  return declined.includes(declinedKey(act));
}

export function originOf(url: string): string {
  return URL.parse(url)?.origin ?? '';
}
