import { toVisibleLine } from '@/language/fold/visible-one-line';
import { labelsOf } from '@/page/dom/tree/labels-of';
import { namesFileOf } from './files-given';

const asked = new WeakMap<Element, string>();

/**
 * A control's question as it was first read, where its label has since got a count that only screen readers hear ("Total items selected: 3"),
 * or the name of the file that was given to it: whoever reads the page sees the same question.
 */
export function steadyQuestion(control: Element, question: string): string {
  const before = asked.get(control);
  const isCounted =
    before !== undefined &&
    before !== '' &&
    question.startsWith(before) &&
    /\p{N}/u.test(question.slice(before.length)) &&
    wordsSeen(control) === before;
  const isNamedByFile = before !== undefined && before !== '' && isFileField(control) && namesFileOf(control, question);
  if (isCounted || isNamedByFile) return before;
  asked.set(control, question);
  return question;
}

const isFileField = (control: Element): boolean => control.matches('input[type=file]');

/** Of the labels, without what is clipped to a point. */
function wordsSeen(control: Element): string {
  const ids = (control.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const named = ids.flatMap((id) => document.getElementById(id) ?? []);
  return toVisibleLine([...new Set([...labelsOf(control), ...named])].map(seenIn).join(' '));
}

function seenIn(label: Element): string {
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  let seen = '';
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement && isSeen(text.parentElement)) seen += text.nodeValue;
  return seen;
}

/** CSS pixels. What is clipped to a point is larger by its border at most. */
const point = 2;

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > point && height > point;
}
