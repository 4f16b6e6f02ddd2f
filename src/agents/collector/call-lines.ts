import type { CollectorStep } from '@/domain/collector-state';
import { oneLine, quoted, sentences } from '../one-line';

/** Number of latest calls shown. */
const mostCalls = 8;
const shownOf = { tool: 20, asked: 100, answer: 200 };

/** `select_job "Nurse": The posting is shown.`, oldest first. */
export function callLines(past: readonly CollectorStep[]): string[] {
  return past.slice(-mostCalls).map(({ tool, asked, answer, success }) => {
    const begin = [oneLine(tool, shownOf.tool), ...(asked === '' ? [] : [quoted(asked, shownOf.asked)])].join(' ');
    return `${begin} → ${success ? '' : 'failed: '}${sentences(answer, shownOf.answer)}`;
  });
}

/** Rows selected, or tried, since the current results page began: by the name asked for, oldest first. */
export function selectedRows(past: readonly CollectorStep[]): string[] {
  const latest = past.findLastIndex(
    ({ tool, success }) => success && (tool === 'next_page' || tool === 'apply_filters'),
  );
  return past.slice(latest + 1).flatMap(({ tool, asked }) => (tool === 'select_job' ? [asked] : []));
}
