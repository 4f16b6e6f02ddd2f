import { describe, expect, it } from 'vitest';
import { chooseFormTraits, coveringForms, formSpace } from '../../wild/forms/form-space.ts';
import type { FormChoice } from '../../wild/forms/traits/form-traits.ts';
import { wildForm } from '../../wild/forms/wild-form.ts';

type Name = keyof FormChoice;

const { names, valuesOf, areCompatible, completed } = formSpace;
const seeds = Array.from({ length: coveringForms }, (_, index) => index + 1);
const choices = seeds.map(chooseFormTraits);

const pairsOfTraits = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));

/** Pairs that nothing stands against directly, but that a third trait rules out: told by hand, so that a new one is noticed. */
const ruledOut = new Set(['order=one-at-a-time sending=last-step', 'order=one-at-a-time sending=nothing-left']);

function missingPairs(one: Name, other: Name): string[] {
  return valuesOf(one).flatMap((first) =>
    valuesOf(other)
      .filter((second) => areCompatible({ [one]: first, [other]: second }))
      .filter((second) => !choices.some((choice) => choice[one] === first && choice[other] === second))
      .map((second) => `${one}=${first} ${other}=${second}`),
  );
}

describe('the traits of forms', () => {
  it('have every pair of values that can stand together in seeds 1 to 200', () => {
    const missing = pairsOfTraits.flatMap(([one, other]) => missingPairs(one, other));
    expect(missing.filter((pair) => !ruledOut.has(pair))).toEqual([]);
  });

  it('rule out only what a third trait really rules out', () => {
    for (const pair of ruledOut) {
      const values = Object.fromEntries(pair.split(' ').map((part) => part.split('=')));
      expect(completed(values), pair).toBeNull();
    }
  });

  it('can stand together, also beyond the seeds that cover', () => {
    const further = [201, 1000, 31_337].map(chooseFormTraits);
    expect([...choices, ...further].filter((choice) => !areCompatible(choice))).toEqual([]);
  });
});

describe('a form', () => {
  it.each([1, 57, 100, 4711])('of seed %i is the same at every call', (seed) => {
    expect(JSON.stringify(wildForm(seed))).toBe(JSON.stringify(wildForm(seed)));
  });

  it('asks for what every application asks, no question twice, and something only the applicant knows', () => {
    for (const seed of seeds) {
      const { questions, pages } = wildForm(seed);
      const ids = questions.map(({ id }) => id);
      expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length);
      for (const id of ['email', 'phone', 'resume', 'start', 'mayWorkCA']) expect(ids, `seed ${seed}`).toContain(id);
      expect(questions.some(({ truth }) => truth.is === 'asked')).toBe(true);
      for (const { section } of questions) expect(pages.flat()).toContain(section);
    }
  });

  it('has an option for every answer that is chosen', () => {
    for (const seed of seeds.slice(0, 60)) {
      for (const { id, kind, options, truth } of wildForm(seed).questions) {
        if (kind !== 'list' || !options || truth.is !== 'known') continue;
        expect(options, `seed ${seed}, ${id}`).toContain(truth.right.values[0]);
      }
    }
  });

  it('asks the same where only one trait is changed', () => {
    const { choice, questions } = wildForm(12);
    const other = wildForm(12, { choice: { ...choice, labels: 'for', saving: 'none', file: 'input' } });
    expect(other.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  });
});
