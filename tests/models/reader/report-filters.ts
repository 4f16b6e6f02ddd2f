import type { ToolCall } from './explorer-ways.ts';
import { fencedParts, quotedIn } from './prompt-text.ts';
import { applyChoicesWords, resetWords, sortWords } from './words.ts';

interface ListedControl {
  ref: string;
  role: string;
  name: string;
  group: string;
  options: string[];
}

/** Groups what is listed into filters: by the groups it stands in, and by what kind of controls they are. */
export function reportFilters(text: string): ToolCall {
  const controls = readControls([...fencedParts(text).values()].join('\n'));
  const fields = controls.filter(({ role, name }) => !/^(button|link)$/.test(role) && !sortWords.test(name));
  const groups = [...Map.groupBy(fields.filter(isChoice), ({ group }) => group).values()];
  const buttons = controls.filter(({ role }) => /^(button|link)$/.test(role));
  return {
    tool: 'report_filters',
    input: {
      filters: [
        ...groups.flatMap((group) => choiceFilters(group, fields)),
        ...fields.filter((control) => !isChoice(control)).map(singleFilter),
      ],
      apply: buttons.find(({ name }) => applyChoicesWords.test(name) && !resetWords.test(name))?.ref ?? null,
      reset: buttons.find(({ name }) => resetWords.test(name))?.ref ?? null,
    },
  };
}

const isChoice = ({ role }: ListedControl) =>
  /^(radio|checkbox|switch|menuitemcheckbox|menuitemradio|option)$/.test(role);

function readControls(text: string): ListedControl[] {
  let group = '';
  const listed = text.split('\nControls:\n')[1] ?? '';
  return listed.split('\n').flatMap((line) => {
    const heading = /^"([^"]*)":$/.exec(line);
    if (heading) group = heading[1] ?? '';
    const [, indent = '', ref, role = '', name = '', rest = ''] = /^(\s*)(\S+) (\S+) "([^"]*)"(.*)$/.exec(line) ?? [];
    if (heading || !ref) return [];
    return [{ ref, role, name, group: indent === '' ? '' : group, options: quotedIn(rest.split('options:')[1]) }];
  });
}

/** One choice alone is a switch, named after its group where the group is only its own. */
function choiceFilters(group: ListedControl[], fields: readonly ListedControl[]): object[] {
  const [first] = group;
  if (!first) return [];
  const isOwnGroup =
    first.group !== '' && fields.filter(({ group: other }) => other === first.group).length === group.length;
  if (group.length > 1 && isOwnGroup) {
    const options = group.map(({ name, ref }) => ({ label: name, ref }));
    return [{ name: first.group, kind: first.role.includes('radio') ? 'single' : 'multi', options, control: null }];
  }
  return group.map(({ name, ref }) => ({
    name: isOwnGroup ? first.group : name,
    kind: 'toggle',
    options: [{ label: name, ref }],
    control: ref,
  }));
}

function singleFilter({ role, name, options, ref }: ListedControl): object {
  const isRange = /slider|spinbutton/.test(role);
  return {
    name,
    kind: isRange ? 'range' : 'single',
    options: options.map((label) => ({ label, ref: null })),
    control: ref,
  };
}
