import { fencedParts } from '../../models/reader/prompt-text';
import type { ServedAnswer } from '../../models/served';

/** What applicants are likely to have said, of whatever kind. */
const likely =
  'LinkedIn | company website | job board | a friend | referral | Canada | Germany | Ontario | Berlin | Bachelor | Master | English';

/** Says that one option of a list stands for all that applicants may have said: the one that the page itself names, else the first. */
export function sortEverything(text: string): ServedAnswer {
  const list = fencedParts(text).get('list') ?? '';
  const options = [...list.matchAll(/^(\d+): "([^"]*)"/gm)];
  const named = options.find(([, , label = '']) => /ASSISTANT/.test(label)) ?? options[0];
  const answers = likely.split(' | ');
  return {
    tool: 'describe_options',
    input: { options: named === undefined ? [] : [{ option: Number(named[1]), answers }] },
  };
}
