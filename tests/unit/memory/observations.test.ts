import { describe, expect, it } from 'vitest';
import { emptyPageGraph, type PageGraph } from '@/domain/page/page-graph';
import { addObservationTo, isDueForSummary, pagesToSummarize, summarizePage } from '@/memory/observations';
import { visitPage } from '@/memory/visit-page';
import { visit } from './sample-graph';

const start = visitPage(emptyPageGraph, visit('job_search'));

function observed(count: number): PageGraph {
  return Array.from({ length: count }, (_, n) => `Seen ${n}.`).reduce(
    (graph, text) => addObservationTo(graph, 'job_search', text),
    start,
  );
}

const isDue = ({ pages }: PageGraph) => pages.map(isDueForSummary);

describe('observations of a page', () => {
  it('gather oldest first, on their page alone', () => {
    const graph = addObservationTo(
      addObservationTo(visitPage(start, visit('other')), 'job_search', ' One. '),
      'job_search',
      'Two.',
    );
    expect(graph.pages.map(({ observations }) => observations)).toEqual([['One.', 'Two.'], []]);
    expect(pagesToSummarize(graph)).toEqual(['job_search']);
  });

  it('are not said twice', () => {
    const again = ['Seen 1.', 'What job_search is for.', '  '];
    expect(again.reduce((graph, text) => addObservationTo(graph, 'job_search', text), observed(3))).toEqual(
      observed(3),
    );
  });

  it('are due for a summary from nine on', () => {
    expect(isDue(observed(8))).toEqual([false]);
    expect(isDue(observed(9))).toEqual([true]);
  });

  it('are bounded, in number and in length', () => {
    const [page] = addObservationTo(observed(100), 'job_search', 'x'.repeat(5_000)).pages;
    expect(page?.observations).toHaveLength(24);
    expect(page?.observations[22]).toBe('Seen 99.');
    expect(page?.observations[23]).toBe(`${'x'.repeat(300)}…`);
  });

  it('are cut at a sentence', () => {
    const [page] = addObservationTo(start, 'job_search', `pressed "Next": ${'Rows came. '.repeat(40)}`).pages;
    expect(page?.observations[0]?.length).toBeLessThanOrEqual(300);
    expect(page?.observations[0]).toMatch(/Rows came\.$/);
  });

  it('that only repeat what is understood need no summary', () => {
    const [page] = start.pages;
    const repeated = page ? [{ ...page, observations: ['what job_search is for'] }] : [];
    expect(pagesToSummarize({ ...start, pages: repeated })).toEqual([]);
  });

  it('give way to their summary; an empty one leaves what was understood', () => {
    const [page] = summarizePage(observed(9), 'job_search', ' Short. ').pages;
    expect(page).toMatchObject({ understanding: 'Short.', observations: [] });
    const [unsaid] = summarizePage(observed(9), 'job_search', ' ').pages;
    expect(unsaid).toMatchObject({ understanding: 'What job_search is for.', observations: [] });
  });

  it('of a page that is not known change nothing', () => {
    expect(addObservationTo(start, 'elsewhere', 'Seen.')).toEqual(start);
    expect(addObservationTo(start, null, 'Seen.')).toEqual(start);
  });
});
