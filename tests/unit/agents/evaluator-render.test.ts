import { expect, it } from 'vitest';
import { type EvaluatorInput, evaluator } from '@/agents/evaluator';

const page: EvaluatorInput['after'] = {
  url: 'https://shop.example/find?q=lamp',
  title: 'lamp',
  visibleSections: ['search', 'results'],
  availableActions: ['search'],
  extractedData: {},
  details: ['results: 8', 'row: Bright lamp | $27.95'],
};

function textOf(given: Partial<EvaluatorInput>): string {
  const [part] = evaluator.render(
    {
      step: {
        id: 's1',
        intent: 'extract',
        description: 'Read the first lamp',
        targetConcept: 'the results',
        inputData: null,
        expectedOutcome: '1 lamp is put aside',
        check: null,
        dependencies: [],
        maxAttempts: 3,
        priority: 1,
      },
      constraints: '',
      before: page,
      after: page,
      done: [],
      came: [],
      went: [],
      shown: [],
      isShownWhole: false,
      extracted: [],
      found: '',
      closing: null,
      ...given,
    },
    'f00d',
  );
  return part?.type === 'text' ? part.text : '';
}

it('tells a page once where only what was put aside differs', () => {
  const text = textOf({ after: { ...page, extractedData: { product: 1 } } });
  expect(text).toContain('page before and after, the same');
  expect(text).toContain('put aside so far: 1 product');
  expect(text.match(/Bright lamp/g)).toHaveLength(1);
});

it('does not tell in words what it shows whole', () => {
  const shown = ['heading 1 "8 lamps"', '"Bright lamp" | "$27.95"'];
  const whole = textOf({ shown, isShownWhole: true });
  expect(whole).toContain('sections: search, results');
  expect(whole.match(/Bright lamp/g)).toHaveLength(1);
  expect(textOf({ shown }).match(/Bright lamp/g)).toHaveLength(2);
});
