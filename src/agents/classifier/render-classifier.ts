import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { longest } from '../longest';
import { oneLine, quoted } from '../one-line';
import type { ClassifierInput } from './classifier-input';
import { pageFrame } from './page-frame';

const mostKnown = 20;

/** Both addresses, what is known, then both pages. */
export function renderClassifier(input: ClassifierInput, fence: string): MessagePart[] {
  const { pageBefore, pageAfter } = input;
  const parts = [
    fenced(fence, 'record', recordLines(input).join('\n')),
    pageBefore === null ? 'No page before: the exploration begins.' : page(fence, 'page before', pageBefore),
    page(fence, 'page now', pageAfter),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function recordLines(input: ClassifierInput): string[] {
  const { urlBefore, urlAfter, knownPages, currentPage, viaAction, pageKind } = input;
  const known = knownPages
    .slice(-mostKnown)
    .map(({ id, understanding }) => `- ${oneLine(id, longest.id)}: ${oneLine(understanding, 240)}`);
  return [
    ...(urlBefore === null ? [] : [`URL before: ${oneLine(urlBefore, 300)}`]),
    `URL now: ${oneLine(urlAfter, 300)}`,
    ...(currentPage === null ? [] : [`Page left: ${oneLine(currentPage, longest.id)}`]),
    ...(viaAction === null ? [] : [`Act: ${oneLine(viaAction, 160)}`]),
    `A program takes the page now for: ${quoted(pageKind, 40)} (it may be wrong)`,
    known.length === 0 ? 'Known pages: none' : 'Known pages:',
    ...known,
  ];
}

function page(fence: string, what: string, text: string): string {
  return fenced(fence, what, pageFrame(text));
}
