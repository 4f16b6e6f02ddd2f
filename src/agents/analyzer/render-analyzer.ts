import type { Act } from '@/domain/act';
import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted } from '../one-line';
import type { AnalyzerInput } from './analyzer-input';
import { changeLines } from './change-lines';

/** The act and its changes, then the screen before and after, each after a line that says which. */
export function renderAnalyzer(input: AnalyzerInput, fence: string): MessagePart[] {
  const { act, change, pictures } = input;
  const seen = [
    `Act: ${actLine(act)}`,
    `Done to: ${elementLine(input)}`,
    `URL before: ${oneLine(change.urlBefore, 300)}`,
    change.urlAfter === change.urlBefore ? 'URL after: the same' : `URL after: ${oneLine(change.urlAfter, 300)}`,
    'What a program saw change:',
    ...changeLines(change),
  ];
  const text: MessagePart = { type: 'text', text: fenced(fence, 'act and change', seen.join('\n')) };
  if (pictures === null) return [text];
  return [text, ...picture('The screen before the act:', pictures.before), ...picture('And after it:', pictures.after)];
}

function actLine(act: Act): string {
  const why = 'reason' in act && act.reason !== '' ? `. Reason given: ${oneLine(act.reason, 120)}` : '';
  switch (act.name) {
    case 'type_text':
      return `type_text ${quoted(act.text, 80)}${why}`;
    case 'select_option':
      return `select_option ${quoted(act.option, 80)}${why}`;
    case 'press_key':
      return `press_key ${act.key}${why}`;
    case 'scroll':
      return `scroll ${act.direction}${why}`;
    case 'observe':
      return `observe ${quoted(act.what, 80)}`;
    case 'click':
    case 'go_back':
      return `${act.name}${why}`;
  }
}

function elementLine({ element, isJobRow }: AnalyzerInput): string {
  if (element === null) return 'nothing in particular';
  const type = element.type === null ? '' : ` of type ${oneLine(element.type, 20)}`;
  const inside = element.surroundings === '' ? '' : `, inside ${quoted(element.surroundings, 80)}`;
  const row = isJobRow ? ', which a program takes for a row of the list of jobs' : '';
  return `${oneLine(element.role ?? 'element', 20)} ${quoted(element.name, 120)}${type}${inside}${row}`;
}

function picture(label: string, data: string): MessagePart[] {
  return [
    { type: 'text', text: label },
    { type: 'image', mediaType: 'image/jpeg', data },
  ];
}
