import { analyzer } from '@/agents/analyzer';
import { hasChanged } from '@/domain/page/page-change';
import { definePolicy } from '@/rules/policy/policy';
import { effectMeaningOf } from './meaning-of-act';
import { sentenceFor } from './sentence-for';

/** Derives from the effect that code found, without screenshots, what an act did and so what its element is. */
export const analyzerPolicy = definePolicy(analyzer, (input) => {
  const { change } = input;
  const meaning = effectMeaningOf(input);
  return {
    name: 'report_change',
    input: {
      summary: sentenceFor(input, meaning),
      urlChanged: change.urlAfter !== change.urlBefore,
      hasVisualChanges: hasChanged({ ...change, urlAfter: change.urlBefore }),
      ...meaning,
    },
  };
});
