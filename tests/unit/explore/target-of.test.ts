import { expect, it } from 'vitest';
import { parseTarget } from '@/workflows/explore/target-from-address';

it.each(['e12', 'f7e3', 'L1.137', 'f7L1.2.save', 'L2.3.save-2', 'L1.4.speichern'])('takes %s for a ref', (ref) => {
  expect(parseTarget(ref)).toEqual({ ref });
});

it.each(['#apply', 'e12 > a', 'em', 'main [name="q"]', 'jobs-app >>> #next', 'L1'])(
  'takes %s for a selector',
  (selector) => {
    expect(parseTarget(selector)).toEqual({ selector });
  },
);
