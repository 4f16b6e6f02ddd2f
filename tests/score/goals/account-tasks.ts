import { type AccountFault, member } from '../../sites/account/account';
import { pick, type Random } from '../../sites/random';
import { type GoalTask, nothingToClose } from './goal-task';

const bios = [
  'Counts herons at dusk',
  'Mends kites and clocks',
  'Reads maps for fun',
  'Builds small boats',
  'Bakes rye on Sundays',
];
const mottos = ['Slow is smooth', 'Leave it better', 'One more page'];
const themes = ['Dusk', 'Meadow'];
const digests = ['daily', 'never'];

/** Goals with an account: a secret to sign in with, and parts of its form to fill. */
export function accountTasks(random: Random): GoalTask[] {
  const [bio, motto] = [pick(random, bios), pick(random, mottos)];
  const [theme, digest] = [pick(random, themes), pick(random, digests)];
  const verb = () => pick(random, ['set', 'change', 'update']);
  return [
    accountTask('bio', `Sign in with {{user}} and {{password}} and ${verb()} my bio to “${bio}”`, { bio }),
    accountTask(
      'two fields',
      `Log in with {{user}} and {{password}}, then ${verb()} my bio to “${bio}” and ${verb()} my motto to “${motto}”`,
      { bio, motto },
    ),
    accountTask('a list', `Sign in with {{user}} and {{password}} and ${verb()} my theme to “${theme}”`, { theme }),
    accountTask(
      'a choice',
      `Sign in with {{user}} and {{password}}, ${verb()} my bio to “${bio}” and ${verb()} the digest to “${digest}”`,
      { bio, digest },
    ),
  ];
}

/** The same, where the session ends in between. */
export function brokenAccountTasks(random: Random): GoalTask[] {
  const bio = pick(random, bios);
  const fault: AccountFault = 'session-ended';
  const goal = `Sign in with {{user}} and {{password}} and set my bio to “${bio}”`;
  return [{ ...accountTask(`broken: ${fault}`, goal, { bio }, fault), broken: fault }];
}

function accountTask(
  name: string,
  goal: string,
  wanted: Record<string, string>,
  fault: AccountFault = 'none',
): GoalTask {
  return {
    name: `account: ${name}`,
    order: {
      goal,
      variables: [
        { name: 'user', value: member.name, isSecret: false, isKept: false },
        { name: 'password', value: member.password, isSecret: true, isKept: false },
      ],
    },
    async open({ origin, account }) {
      account.reset(fault);
      return { url: `${origin}/den/`, close: nothingToClose };
    },
    isDone: ({ sites }) => Object.entries(wanted).every(([field, value]) => sites.account.saved()[field] === value),
  };
}
