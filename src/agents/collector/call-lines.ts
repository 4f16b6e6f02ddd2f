import type { CollectorStep } from '@/domain/collector-state';
import { oneLine, sentences } from '../one-line';

/** So many of the latest calls are shown. */
const mostCalls = 8;
const longest = { asked: 100, answer: 200 };

/** `select_job "Nurse" → Its posting is shown.`, oldest first. */
export function callLines(past: readonly CollectorStep[]): string[] {
  return past.slice(-mostCalls).map(({ tool, asked, answer, success }) => {
    const begin = [tool, oneLine(asked, longest.asked)].filter((part) => part !== '').join(' ');
    return `${begin} → ${success ? '' : 'failed: '}${sentences(answer, longest.answer)}`;
  });
}

/** Rows that were selected since the latest page of results began: their names, oldest first. */
export function selectedNames(past: readonly CollectorStep[]): string[] {
  const latest = past.findLastIndex(
    ({ tool, success }) => success && (tool === 'next_page' || tool === 'apply_filters'),
  );
  return past.slice(latest + 1).flatMap(({ tool, asked }) => (tool === 'select_job' ? [asked] : []));
}
