import type { ToolCall } from './explorer-ways.ts';
import { fencedParts } from './prompt-text.ts';

const mostWords = 60;

/** What was understood and observed, each thing once, cut to the length asked for. */
export function summarize(text: string): ToolCall {
  const record = [...fencedParts(text).values()].join('\n');
  const before = /^Understood before: (.*)$/m.exec(record)?.[1] ?? '';
  const observed = [...record.matchAll(/^- (.*)$/gm)].map(([, line]) => line ?? '');
  const said = [...new Set([before === 'nothing' ? '' : before, ...observed])].join(' ').trim();
  return {
    tool: 'summarize',
    input: {
      page_id: /^page_id: (.*)$/m.exec(record)?.[1] ?? '',
      summary: said.split(/\s+/).slice(0, mostWords).join(' '),
    },
  };
}
