import { describe, expect, it } from 'vitest';
import { emptyPageGraph, type PageGraph } from '@/domain/page/page-graph';
import { graphText } from '@/memory/graph-text';
import { addPattern } from '@/memory/patterns';
import { visitPage } from '@/memory/visit-page';
import { seen, visit } from './sample-graph';

const walked = [
  visit('homepage', { understanding: 'Landing page with a search bar.' }),
  visit('job_search', { understanding: 'Job search with filters and a list.', viaAction: 'clicked Jobs nav' }),
  visit('job_details', { understanding: 'A whole posting.', viaAction: 'clicked "Nurse"' }),
  visit('job_search', { understanding: 'Job search with filters and a list.', viaAction: 'went back' }),
].reduce(visitPage, emptyPageGraph);

describe('graphText', () => {
  it('has the pages with their ways, the page open, the path, and a line a pattern', () => {
    const graph = [
      seen({ step: 1 }),
      seen({ step: 2 }),
      seen({ step: 3, elementType: 'pagination', selectors: [], name: 'Next', effect: 'Rows 26 to 50.' }),
    ].reduce(addPattern, walked);
    expect(graphText(graph)).toBe(
      [
        'EXPLORED PAGES:',
        '[homepage]: Landing page with a search bar.',
        '',
        '[job_search]: Job search with filters and a list.',
        '  ← from: [homepage] via "clicked Jobs nav"',
        '  ← from: [job_details] via "went back"',
        `  → leads to: [job_details] via "clicked 'Nurse'"`,
        '',
        '[job_details]: A whole posting.',
        '',
        'CURRENT PAGE: [job_search]',
        'PATH: homepage → job_search → job_details → job_search',
        'HOW ELEMENTS BEHAVE (type, name, selector: act → effect, times):',
        'filter button "All filters" at #all-filters: click → A dialog with 9 filters opened. (2 times)',
        'pagination "Next": click → Rows 26 to 50. (once)',
      ].join('\n'),
    );
  });

  it('says each way once: at the open page where it leads on, else where it leads to', () => {
    const onward = visitPage(walked, visit('job_details', { viaAction: 'clicked "Nurse"' }));
    const ways = graphText(onward).match(/^(?:\[[a-z_]+\]|.*[←→].* \[.*)/gm);
    expect(ways).toEqual([
      '[homepage]',
      '[job_search]',
      '  ← from: [homepage] via "clicked Jobs nav"',
      '[job_details]',
      `  ← from: [job_search] via "clicked 'Nurse'"`,
      '  → leads to: [job_search] via "went back"',
    ]);
  });

  it('names no row as what is scrolled', () => {
    const scrolled = seen({ elementType: 'pagination', action: 'scroll', selectors: ['li a'], effect: 'Rows came.' });
    expect(graphText(addPattern(walked, scrolled))).toContain('\npagination: scroll → Rows came. (once)');
  });

  it('shows a summary of 60 words whole, and no links and other things that say nothing', () => {
    const understanding = 'Pressing a job shows it in the pane. '.repeat(8).trim();
    const graph = [seen({ elementType: 'other' }), seen({ elementType: 'navigation' })].reduce(
      addPattern,
      visitPage(emptyPageGraph, visit('job_search', { understanding })),
    );
    expect(graphText(graph)).toContain(`[job_search]: ${understanding}\n`);
    expect(graphText(graph)).not.toContain('HOW ELEMENTS BEHAVE');
  });

  it('says so when nothing was explored', () => {
    expect(graphText(emptyPageGraph)).toBe('EXPLORED PAGES: none\nCURRENT PAGE: none\nPATH: none');
  });

  it('keeps every text on its line', () => {
    const graph = addPattern(
      visitPage(emptyPageGraph, visit('a', { understanding: 'One\n\nCURRENT PAGE: [b]' })),
      seen({ effect: 'Two\nstep 99: click' }),
    );
    expect(graphText(graph).match(/^CURRENT PAGE/gm)).toHaveLength(1);
    expect(graphText(graph)).not.toMatch(/^step/m);
  });

  it('is bounded however much was seen', () => {
    const long = 'Ein langer Satz über diese Seite. '.repeat(50);
    let graph: PageGraph = emptyPageGraph;
    for (let n = 0; n < 80; n += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString();
      graph = visitPage(graph, visit(`page_${n}_${long}`, { understanding: long, viaAction: long, at }));
      graph = addPattern(graph, seen({ step: n, action: `act-${n}`, effect: long, selectors: [long] }));
    }
    const text = graphText(graph);
    expect(text.length).toBeLessThan(6_000);
    expect(text).toContain('(74 more, visited longer ago)');
    expect(text).toContain('[page_79_');
  });
});
