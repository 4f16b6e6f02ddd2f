import type { FilterControl } from '@/domain/landmarks';
import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted } from '../one-line';
import type { FilterAnalyzerInput } from './filter-analyzer-input';

const mostControls = 400;
/** The answer must name every option: countries and the like are many. */
const mostOptions = 200;
const longestName = 80;

/** The controls, one per line, under the names of their groups. */
export function renderFilterAnalyzer(
  { opener, surroundings, controls }: FilterAnalyzerInput,
  fence: string,
): MessagePart[] {
  const left = controls.length - mostControls;
  const lines = [
    opener === null ? 'They are on the page at once.' : `Opened by: ${quoted(opener.name, longestName)}`,
    ...(surroundings === '' ? [] : [`Inside: ${quoted(surroundings, longestName)}`]),
    'Controls:',
    ...controlLines(controls.slice(0, mostControls)),
    ...(left > 0 ? [`… ${left} more controls left out`] : []),
  ];
  return [{ type: 'text', text: fenced(fence, 'controls', lines.join('\n')) }];
}

function controlLines(controls: readonly FilterControl[]): string[] {
  return controls.flatMap((control, place) => {
    const isFirst = control.group !== '' && controls[place - 1]?.group !== control.group;
    const line = `${control.group === '' ? '' : '  '}${controlLine(control)}`;
    return isFirst ? [`${quoted(control.group, longestName)}:`, line] : [line];
  });
}

function controlLine({ ref, role, name, checked, options }: FilterControl): string {
  const state = checked === null ? '' : checked ? ' (checked)' : ' (not checked)';
  return `${ref} ${oneLine(role ?? 'control', 20)} ${quoted(name, longestName)}${state}${optionWords(options)}`;
}

function optionWords(options: FilterControl['options']): string {
  if (options.length === 0) return '';
  const named = options.slice(0, mostOptions).map(({ label }) => quoted(label, 60));
  const left = options.length - named.length;
  return `, options: ${named.join(', ')}${left > 0 ? ` and ${left} more that are not shown` : ''}`;
}
