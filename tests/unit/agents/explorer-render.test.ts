import { describe, expect, it } from 'vitest';
import { explorer } from '@/agents/explorer/explorer';
import type { ExplorerInput } from '@/agents/explorer/explorer-input';
import { done, explorerInput, pastAct, sampleLandmarks } from './sample-exploration';

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
      'step 12: click #job-3 "Data Platform Engineer with verification" (see what pressing a job does) → {"success":true,"url_changed":true,"new_url":"https://a.test/2"} The details pane',
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

  it('keeps of earlier steps that led elsewhere where that was, and of none that it went well', () => {
    const steps = [pastAct(1), pastAct(2, { result: { ...done, newUrl: 'https://a.test/2' } }), pastAct(3)];
    const text = textOf(explorerInput(1, { past: steps }));
    expect(text).toContain('→ {"url_changed":true,"new_url":"https://a.test/2"} The details pane');
    expect(text.match(/"success"/g)).toHaveLength(1);
    expect(text).toMatch(/step 1: .* → The details pane beside the list shows the posting/);
  });

  it('names no ref that another document has taken, and no row that is counted anew', () => {
    const press = (selector: string) => ({ past: [pastAct(12, { act: { name: 'click', selector, reason: '' } })] });
    const element = { ref: 'e5', action: 'click' as const, role: 'link', url: null };
    const page = (name: string) => ({ page: { text: '', url: '', title: '', elements: [{ ...element, name }] } });
    const name = 'Data Platform Engineer with verification';
    expect(textOf(explorerInput(1, { ...press('e5'), ...page(name) }))).toContain(`step 12: click e5 "${name}" →`);
    expect(textOf(explorerInput(1, { ...press('e5'), ...page('Home') }))).toContain(`step 12: click "${name}" →`);
    expect(textOf(explorerInput(1, press('L1.3')))).toContain(`step 12: click "${name}" →`);
  });

  it('says what was found for every goal that is settled, with the step that showed it', () => {
    const text = textOf(explorerInput(1));
    expect(text).toContain('- listing (step 7): Pressing a row shows the posting in a pane.\n- apply (step 7): ');
    expect(text).not.toContain('- filters:');
  });

  it('says how rows that are not shown are used only where there are some', () => {
    const help = 'L1.20 opens row 20';
    const withList = (line: string) =>
      textOf(explorerInput(1, { page: { text: `page "Jobs"\n  ${line}`, url: '', title: '', elements: [] } }));
    expect(withList('list L1 "Results" 25 rows, 5 shown, 20 alike below: L1.6 to L1.25')).toContain(help);
    expect(withList('list L1 "Results" 25 rows, scrolls by itself')).toContain('scroll with one of its rows');
    expect(withList('list L1 "Results" 25 rows')).not.toMatch(/Rows not shown|A list that/);
    expect(explorer.prompt).not.toContain('L1.20');
  });

  it('tells what closes a part only of one that covers the page', () => {
    const overlay = { name: 'All filters', closers: [{ ref: 'e9', name: 'Dismiss' }] };
    const guesses = (text: string) =>
      textOf(
        explorerInput(1, {
          landmarks: { ...sampleLandmarks, overlay },
          page: { text, url: '', title: '', elements: [] },
        }),
      );
    const button = '  [CLICK: "e9"] button "Dismiss"';
    expect(guesses(`page "Jobs"\ndialog "All filters"\n${button}`)).toContain('open "All filters"; closes it e9');
    expect(guesses(`page "Jobs"\nmain\n${button}`)).not.toContain('closes it');
  });

  it('guesses by the address that the page text prints, and nothing that it does not', () => {
    const text = 'page "Jobs"\n  [TYPE: "#was"] textbox "Was?"\n  [CLICK: "e9"] button "Filter"';
    const elements = [
      { ref: 'e22', action: 'type' as const, role: 'textbox', name: 'Was?', url: null },
      { ref: 'e9', action: 'click' as const, role: 'button', name: 'Filter', url: null },
    ];
    const landmarks = { ...sampleLandmarks, jobRows: [], search: { ref: 'e22', name: 'Was?', value: '' } };
    const said = textOf(explorerInput(1, { landmarks, page: { text, url: '', title: '', elements } }));
    expect(said).toContain('GUESSES of a program: search field #was; opens filters e9\n');
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
