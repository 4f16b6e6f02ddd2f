import type { CdpSession } from '../../harness/cdp';
import { fencedParts } from '../../models/reader/prompt-text';
import { findMarks } from '../../models/seer/find-marks';
import type { FoundMark } from '../../models/seer/marks';
import type { ServedAnswer, ServedRequest } from '../../models/served';

const besideMark = 60;

/**
 * Looks for squares in the picture and presses what stands beside them, what sends first; types every handle it was given into whatever
 * has the focus, and presses Enter after it.
 */
export async function pressBySight(request: ServedRequest, page: CdpSession): Promise<ServedAnswer> {
  const picture = request.images[0];
  if (!request.tools.some(({ name }) => name === 'keypress') || !picture) return { text: 'I see.' };
  const last = (fencedParts(request.text).get('last actions') ?? '').split('\n');
  const handles = [...request.text.matchAll(/^(\{\{[^}]+\}\}): (.+)$/gm)];
  const latest = last.at(-1) ?? '';
  if (latest.startsWith('type')) return { tool: 'keypress', input: { key: 'Enter' } };
  const clicked = /^click .*label "(.+)" → ok$/.exec(latest)?.[1];
  if (clicked !== undefined && clicked !== 'go on') {
    const [, handle] = handles.find(([, , about]) => about === clicked) ?? handles[0] ?? [];
    if (handle) return { tool: 'type', input: { text: handle } };
  }
  const marks = await findMarks(page, picture.data);
  const tried = (mark: FoundMark) => last.some((line) => line.includes(`"${mark.word}"`));
  const next =
    marks.find((mark) => mark.word === 'go on' && !tried(mark)) ??
    marks.find((mark) => !tried(mark) && mark.word !== 'go on');
  if (!next) return { tool: 'done', input: { reason: 'nothing is left to press' } };
  return { tool: 'click', input: { x: next.x + besideMark, y: next.y, label: next.word } };
}
