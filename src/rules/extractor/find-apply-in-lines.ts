import type { ReportJobInput } from '@/agents/extractor/extractor';
import { type ApplyControl, applyLinkOf, bestApplyFirst } from '@/jobs/posting/apply-link';
import type { NumberedLine } from '@/jobs/posting/parse-numbered-text';
import { saysApply } from '@/language/words/controls/apply-control-words';

/** How one applies: by the links that say so, or lines, where the control is a button. */
export function findApplyInLines(
  lines: readonly NumberedLine[],
  pageUrl: string,
): Pick<ReportJobInput, 'applyLink' | 'applyType'> {
  const [best] = bestApplyFirst(lines.flatMap(applyControlsIn), pageUrl);
  if (!best) return { applyLink: null, applyType: 'unknown' };
  return { applyLink: best.number, applyType: applyLinkOf(best, pageUrl).applyType };
}

interface NumberedControl extends ApplyControl {
  /** Of its link; null for a button. */
  number: number | null;
}

function applyControlsIn({ text, links }: NumberedLine): NumberedControl[] {
  const said = saysApply(text) ? [text] : [];
  const linked = links
    .filter((link) => saysApply(link.text))
    .map(({ number, text: words, url }) => ({ number, words: [words, ...said], href: url, isMarkedExternal: false }));
  if (linked.length > 0 || said.length === 0) return linked;
  return [{ number: null, words: said, href: '', isMarkedExternal: false }];
}
