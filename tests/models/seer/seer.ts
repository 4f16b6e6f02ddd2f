import type { CdpSession } from '../../harness/cdp';
import { fencedParts } from '../reader/prompt-text';
import type { ServedAnswer, ServedRequest } from '../served';
import { findMarks } from './find-marks';
import type { FoundMark } from './marks';

/** Right of a square, well into what it belongs to. Pixels of the picture. */
const besideMark = 60;

/**
 * A stand-in for a model that sees: it knows nothing but what its request carries, finds squares in the picture by their pixels, presses
 * what stands beside them and types the handle that the text names for them. It tries what sends last, once.
 */
export async function answerBySight(request: ServedRequest, page: CdpSession): Promise<ServedAnswer> {
  const picture = request.images[0];
  if (!picture) return { text: 'I was shown no picture.' };
  const handles = handlesIn(request.text);
  const last = lastActions(request.text);
  const clicked = /^click .*label "(.+)" → ok$/.exec(last.at(-1) ?? '')?.[1];
  const handle = clicked === undefined ? undefined : handles.get(clicked);
  if (handle !== undefined) return { tool: 'type', input: { text: handle } };
  const marks = await findMarks(page, picture.data);
  const next = marks.find(({ word }) => handles.has(word));
  if (next) return click(next, next.word);
  const send = marks.find(({ word }) => word === 'go on');
  if (send && !last.some((line) => line.includes('"go on"'))) return click(send, 'go on');
  return { tool: 'done', input: { reason: 'nothing that I can read is empty' } };
}

function click({ x, y }: FoundMark, label: string): ServedAnswer {
  return { tool: 'click', input: { x: x + besideMark, y, label } };
}

/** What the text says a handle stands for → the handle. */
function handlesIn(text: string): Map<string, string> {
  const lines = text.matchAll(/^(\{\{[^}]+\}\}): (.+)$/gm);
  return new Map([...lines].map(([, handle = '', about = '']) => [about, handle]));
}

function lastActions(text: string): string[] {
  return (fencedParts(text).get('last actions') ?? '').split('\n');
}
