import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPageGraph, PageGraph } from '@/domain/page/page-graph';
import { summarizePage } from '@/memory/observations';
import { currentPageOf, visitPage } from '@/memory/visit-page';
import { visit } from './sample-graph';

const start = visitPage(emptyPageGraph, visit('job_search'));

describe('visitPage', () => {
  it('begins with a node and a path of one', () => {
    expect(start).toEqual({
      ...emptyPageGraph,
      pages: [
        {
          id: 'job_search',
          understanding: 'What job_search is for.',
          observations: [],
          visits: 1,
          lastVisitedAt: '2026-11-01T10:00:00.000Z',
        },
      ],
      path: ['job_search'],
    });
    expect(currentPageOf(emptyPageGraph)).toBeNull();
  });

  it('makes a new page a node, and the way to it an edge', () => {
    const graph = visitPage(start, visit('job_details', { viaAction: 'pressed "Nurse"', selector: '#job-1' }));
    expect(graph.pages.map(({ id }) => id)).toEqual(['job_search', 'job_details']);
    expect(graph.edges).toEqual([
      { from: 'job_search', to: 'job_details', action: 'pressed "Nurse"', selector: '#job-1' },
    ]);
    expect(graph.path).toEqual(['job_search', 'job_details']);
  });

  it('counts visits of the same page with other data, and adds neither node nor edge', () => {
    const again = visit('job_search', {
      isNewPage: false,
      viaAction: 'pressed "Next"',
      at: '2026-11-01T11:00:00.000Z',
    });
    const graph = visitPage(start, again);
    expect(graph.pages).toHaveLength(1);
    expect(graph.pages[0]).toMatchObject({ visits: 2, lastVisitedAt: '2026-11-01T11:00:00.000Z' });
    expect(graph.edges).toEqual([]);
    expect(graph.path).toEqual(['job_search']);
  });

  it('takes a page that is not new for the one that was open, whatever it is called', () => {
    expect(visitPage(start, visit('search_results', { isNewPage: false })).pages.map(({ id }) => id)).toEqual([
      'job_search',
    ]);
  });

  it('takes a page that is called new for the known one of that name', () => {
    const there = visitPage(start, visit('job_details'));
    const back = visitPage(there, visit('job_search', { isNewPage: true }));
    expect(back.pages.find(({ id }) => id === 'job_search')?.visits).toBe(2);
    expect(back.path).toEqual(['job_search', 'job_details', 'job_search']);
  });

  it('keeps a summary, and takes what is said of the page now for an observation', () => {
    const summed = summarizePage(start, 'job_search', 'A long summary.');
    const [page] = visitPage(summed, visit('job_search', { understanding: 'A search without results.' })).pages;
    expect(page).toMatchObject({ understanding: 'A long summary.', observations: ['A search without results.'] });
  });

  it.each(['', 'The same search of jobs: results as a list, with filters and a pane beside it.'])(
    'takes no repetition for an observation: %s',
    (understanding) => {
      const summed = summarizePage(start, 'job_search', 'A search of jobs with filters, a list of results and a pane.');
      expect(visitPage(summed, visit('job_search', { understanding })).pages[0]?.observations).toEqual([]);
    },
  );

  it('keeps each way once, and few of those that differ', () => {
    let graph = start;
    for (let n = 0; n < 20; n += 1) {
      graph = visitPage(graph, visit('job_details', { viaAction: `pressed "Job ${n}"` }));
      graph = visitPage(graph, visit('job_search', { viaAction: 'went back' }));
    }
    expect(graph.edges.filter(({ to }) => to === 'job_details')).toHaveLength(4);
    expect(graph.edges.filter(({ to }) => to === 'job_search')).toHaveLength(1);
  });

  it('stays a graph, whatever is visited', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const visits = fc.array(fc.record({ id: ids, isNewPage: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(visits, (all) => {
        const graph = all.reduce(
          (before, { id, isNewPage }) => visitPage(before, visit(id, { isNewPage, viaAction: 'pressed' })),
          emptyPageGraph,
        );
        expect(PageGraph.safeParse(graph).success).toBe(true);
        const known = graph.pages.map(({ id }) => id);
        expect(new Set(known).size).toBe(known.length);
        expect(graph.pages.reduce((sum, { visits: times }) => sum + times, 0)).toBe(all.length);
        for (const { from, to } of graph.edges) {
          expect(known).toEqual(expect.arrayContaining([from, to]));
          expect(from).not.toBe(to);
        }
        expect(graph.path.every((id, place) => id !== graph.path[place - 1] && known.includes(id))).toBe(true);
      }),
    );
  });
});
