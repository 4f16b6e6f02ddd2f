import { describe, expect, it } from 'vitest';
import { explorer } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { done, explorerInput, pastAct } from './sample-exploration';

function textOf(input: ExplorerInput): string {
  const [part] = explorer.render(input, 'f00d');
  return part?.type === 'text' ? part.text : '';
}

const withStep = (step: Parameters<typeof pastAct>[1]) => textOf(explorerInput(1, { past: [pastAct(12, step)] }));

describe('an explorer turn as text', () => {
  it('names every goal with its id, its state and the step that showed it', () => {
    const text = textOf(explorerInput(3));
    expect(text).toContain('- listing (reached, step 7): How are the jobs listed');
    expect(text).toContain('- next-page (open): ');
    expect(text).toContain('Turns left: 20.');
  });

  it('says whether the control to apply with may be pressed', () => {
    expect(textOf(explorerInput(1))).toContain('must not be pressed');
    expect(textOf(explorerInput(1, { mayPressApply: true }))).toContain('may be pressed');
  });

  it.each<[string, Parameters<typeof pastAct>[1], string]>([
    [
      'a press',
      { result: { ...done, newUrl: 'https://a.test/2' } },
      'step 12: click L1.3 "Data Platform Engineer with verification" (see what pressing a job does) → {"success":true,"url_changed":true,"new_url":"https://a.test/2"} The details pane',
    ],
    [
      'a press that failed',
      { result: { ...done, success: false, error: 'It is gone.' }, summary: 'not done' },
      '→ {"success":false,"url_changed":false,"error":"It is gone."} not done',
    ],
    [
      'typing',
      { act: { name: 'type_text', selector: '#q', text: 'nurse', reason: '' }, element: 'Search' },
      'step 12: type_text "nurse" into #q "Search" → {"success":true} ',
    ],
    [
      'scrolling',
      {
        act: { name: 'scroll', direction: 'down', selector: null, reason: 'see more' },
        element: '',
        result: { ...done, newContentLoaded: true },
      },
      'step 12: scroll down (see more) → {"success":true,"new_content_loaded":true} ',
    ],
    [
      'looking again',
      { act: { name: 'observe', what: 'dialog' }, element: '' },
      'step 12: observe "dialog" → {"dom":"the page text below","url":"https://jobs.example/search?keywords=engineer","title":"engineer"}',
    ],
  ])('gives the result of %s in the words of its tool', (_what, step, line) => {
    expect(withStep(step)).toContain(line);
  });

  it('shows the last eight steps, the last two with the reason', () => {
    const text = textOf(explorerInput(12));
    const steps = text.split('\n').filter((line) => line.startsWith('step '));
    expect(steps.map((line) => Number(/\d+/.exec(line)?.[0]))).toEqual([16, 20, 24, 28, 32, 36, 40, 44]);
    expect(steps.filter((line) => line.includes('(see what pressing a job does)'))).toHaveLength(2);
  });

  it('has the error of an old step as well', () => {
    const failed = pastAct(1, { result: { ...done, success: false, error: 'It is covered.' } });
    const text = textOf(explorerInput(1, { past: [failed, ...[2, 3, 4].map((step) => pastAct(step))] }));
    expect(text).toContain('"error":"It is covered."');
  });

  it('says what was found, once', () => {
    const finding = 'Pressing a row shows the posting in a pane.';
    expect(textOf(explorerInput(1))).toContain(`- listing: ${finding}`);
    const memory = `job listing #a: click → ${finding} (once)`;
    expect(textOf(explorerInput(1, { memory }))).not.toContain(`- listing: ${finding}`);
  });

  it('has the memory, the warning, the filters, the control to apply with and the guesses of code', () => {
    const text = textOf(explorerInput(6, { warning: 'The last 6 steps found nothing new.' }));
    expect(text).toContain('WARNING: The last 6 steps found nothing new.');
    expect(text).toContain('EXPLORED PAGES:');
    expect(text).toContain('FILTERS LISTED: "Date posted", "Experience level", "Remote"');
    expect(text).toContain('SEEN TO APPLY WITH: "Apply on company website"');
    expect(text).toContain(
      'GUESSES of a program: jobs e20, e22, e24; search field #search-box; opens filters e9; to apply with e80; next jobs e90',
    );
  });

  it('ends with the page as it was taken', () => {
    const input = explorerInput(2);
    expect(textOf(input)).toContain(`<<f00d page>>\n${input.page.text}\n<<f00d end>>`);
  });
});
