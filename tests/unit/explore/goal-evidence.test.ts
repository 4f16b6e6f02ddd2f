import { describe, expect, it } from 'vitest';
import { reportedQuestions } from '@/workflows/explore/exploration-report';
import { questionEvidence } from '@/workflows/explore/question-evidence';
import { sampleExploration, samplePattern } from './sample-exploration';

const result = { success: true, newUrl: null, newContentLoaded: null, error: null };
const press = { name: 'click', selector: '#map', reason: '' } as const;

describe('evidence for a goal', () => {
  it('is a behaviour that was seen in this run', () => {
    const graph = { pages: [], edges: [], path: [], patterns: [samplePattern()] };
    expect(questionEvidence('next-page', sampleExploration({ graph }))).toEqual({
      finding: 'Pressed "Next": The next 25 jobs came.',
      step: 12,
    });
    expect(questionEvidence('search', sampleExploration({ graph }))).toBeNull();
  });

  it('is scrolling only where nothing is there to press for further jobs', () => {
    const graph = { pages: [], edges: [], path: [], patterns: [samplePattern({ action: 'scroll' })] };
    expect(questionEvidence('next-page', sampleExploration({ graph }))).toMatchObject({ step: 12 });
    expect(questionEvidence('next-page', sampleExploration({ graph, hasPager: true }))).toBeNull();
  });

  it('is not what an earlier run saw', () => {
    const graph = { pages: [], edges: [], path: [], patterns: [samplePattern({ step: -1 })] };
    expect(questionEvidence('next-page', sampleExploration({ graph }))).toBeNull();
  });
});

describe('goals as the explorer reports them', () => {
  const own = { id: 'map', text: 'Is there a map?', status: 'open', finding: null, evidence: null } as const;
  const past = [{ turn: 1, step: 7, act: press, element: 'Map', result, summary: 'A map opened.' }];
  const said = { id: 'map', finding: 'There is a map.', evidence_step: 7 };

  it('are reached where a step showed it', () => {
    const [goal] = reportedQuestions(sampleExploration({ goals: [own], past }), [{ ...said, status: 'reached' }]);
    expect(goal).toEqual({ ...own, status: 'reached', finding: 'There is a map.', evidence: 7 });
  });

  it.each([
    ['names no step', { ...said, status: 'reached' as const, evidence_step: null }],
    ['names a step that never was', { ...said, status: 'reached' as const, evidence_step: 8 }],
  ])('stay open where the report %s', (_, report) => {
    expect(reportedQuestions(sampleExploration({ goals: [own], past }), [report])).toEqual([own]);
  });

  it('stay open where the step failed', () => {
    const failed = [
      { ...past[0], turn: 1, step: 7, act: press, element: 'Map', summary: '', result: { ...result, success: false } },
    ];
    expect(
      reportedQuestions(sampleExploration({ goals: [own], past: failed }), [{ ...said, status: 'reached' }]),
    ).toEqual([own]);
  });

  it('are absent where the explorer looked and found nothing, unless code saw it', () => {
    const report = { id: 'next-page', finding: 'One page only.', evidence_step: null, status: 'absent' as const };
    const goalOf = (exploration: Parameters<typeof reportedQuestions>[0]) =>
      reportedQuestions(exploration, [report]).find(({ id }) => id === 'next-page');
    expect(goalOf(sampleExploration())).toMatchObject({ status: 'absent', finding: 'One page only.' });
    const graph = { pages: [], edges: [], path: [], patterns: [samplePattern()] };
    expect(goalOf(sampleExploration({ graph }))).toMatchObject({ status: 'reached', evidence: 12 });
  });
});
