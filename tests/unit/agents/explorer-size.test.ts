import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { explorer } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { explorerInput, samplePageText } from './sample-exploration';

const fixed =
  countTokens(explorer.prompt) + countTokens(JSON.stringify(explorer.tools.map(({ described }) => described)));

/** All that is sent for a turn, tools included, less the page itself. */
function tokensBesidePage(input: ExplorerInput): number {
  const text = explorer.render(input, '0123456789ab').map((part) => (part.type === 'text' ? part.text : ''));
  return fixed + countTokens(text.join('\n')) - countTokens(input.page.text);
}

describe('the prompt of an explorer turn', () => {
  it('leaves a page of 1,450 tokens its room within 3,500 halfway through an exploration', () => {
    expect(tokensBesidePage(explorerInput(5))).toBeLessThan(2_050);
  });

  it('does not grow with the turns', () => {
    const sizes = [30, 45, 60].map((turns) => tokensBesidePage(explorerInput(turns)));
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(60);
    expect(Math.max(...sizes)).toBeLessThan(2_600);
  });

  it('is bounded where every text is as long as can be', () => {
    const long = 'Ungewöhnlich lange Bezeichnung '.repeat(200);
    const input = explorerInput(60);
    const past = input.past.map((step) => ({
      ...step,
      act: { name: 'click' as const, selector: `[title="${long}"]`, reason: long },
      element: long,
      summary: long,
      result: { success: false, newUrl: `https://a.test/${long}`, newContentLoaded: null, error: long },
    }));
    const goals = input.goals.map((goal) => ({ ...goal, finding: long }));
    const filters = Array.from({ length: 80 }, () => long);
    const memory = `${long}\n`.repeat(40);
    expect(tokensBesidePage({ ...input, past, goals, filters, memory, applySeen: long })).toBeLessThan(6_000);
  });

  it('cuts a page that is out of all proportion, at a line', () => {
    const text = samplePageText(2_000);
    const [part] = explorer.render(explorerInput(1, { page: { text, url: '', title: '', elements: [] } }), 'ab12');
    const shown = part?.type === 'text' ? part.text : '';
    expect(shown.length).toBeLessThan(60_000);
    expect(shown).toMatch(/… \d+ more lines left out\n<<ab12 end>>$/);
  });
});
