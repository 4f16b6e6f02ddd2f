import { analyzer } from '@/agents/analyzer/analyzer';
import { hasChanged } from '@/domain/change';
import { definePolicy } from '../policy';
import { meaningOf } from './meaning-of';
import { sentenceFor } from './sentence-for';

/** Says by the effect that code found, without looking at pictures, what an act did and what its element therefore is. */
export const analyzerPolicy = definePolicy(analyzer, (input) => {
  const { change } = input;
  const meaning = meaningOf(input);
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
