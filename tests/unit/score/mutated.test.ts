import { describe, expect, it } from 'vitest';
import { chooseMutations } from '../../score/mutated/choose-mutations';
import { translateLabel } from '../../score/mutated/label-phrases';
import { type Kind, kinds } from '../../score/mutated/mutation';
import { mutations } from '../../score/mutated/mutations';
import { doesAmountStand, doesTextStand, doesWordStand, doPartsStand, withoutSpace } from '../../score/mutated/stands';
import type { Subject } from '../../score/mutated/subject';

const subject = (kind: Kind): Subject => ({
  ...{ kind, seed: 'page', jobs: [], facts: [], html: '', url: 'https://page.example/', charset: 'utf-8', styles: '' },
  mark: async () => undefined,
  read: async () => [],
});

const remains = (text: string) => ({ text, spaceless: withoutSpace(text), controls: [], nextPage: '' });

describe('the mutations of a page', () => {
  it.each(kinds)('are in turn all that its kind has: %s', (kind) => {
    const possible = mutations.filter((mutation) => mutation.kinds.includes(kind));
    const drawn = possible.flatMap((_, index) => chooseMutations(subject(kind), index, []));
    const timesOf = possible.map((each) => drawn.filter((mutation) => mutation === each).length);
    expect(new Set(timesOf).size).toBe(1);
    expect(timesOf[0]).toBeGreaterThan(0);
  });

  it('are those that are named', () => {
    const [one, other] = mutations;
    const names = [one?.name ?? '', other?.name ?? '', 'fields'];
    expect(chooseMutations(subject('fields'), 5, names)).toEqual([one, other]);
  });
});

describe('a label in another language', () => {
  it('says the same concept, written as it was', () => {
    expect(translateLabel('First name', 'fields', 'de', 0)).toMatch(/^Vorname/);
    expect(translateLabel('FIRST NAME', 'fields', 'de', 0)).toMatch(/^VORNAME/);
    expect(translateLabel('Next page', 'pagers', 'en', 0)).toBeNull();
  });

  it('is left alone where it is no label, or one of another kind of page', () => {
    expect(translateLabel('First name of your best friend', 'fields', 'de', 0)).toBeNull();
    expect(translateLabel('First name', 'rows', 'de', 0)).toBeNull();
  });
});

describe('what still stands in a page', () => {
  it('is found however it is parted', () => {
    expect(doesTextStand('Senior Baker', remains('SENIOR\n  baker'))).toBe(true);
    expect(doPartsStand('Utrecht, NL', remains('NL | Utrecht'))).toBe(true);
    expect(doPartsStand('Utrecht, NL', remains('Utrecht'))).toBe(false);
    expect(doesTextStand('', remains('anything'))).toBe(false);
  });

  it('is a name only where it is a word of its own', () => {
    expect(doesWordStand('Bern', remains('in Bern, Switzerland'))).toBe(true);
    expect(doesWordStand('Bern', remains('Bernard and Sons'))).toBe(false);
    expect(doesWordStand('IT', remains('An IT company'))).toBe(false);
  });

  it('is an amount in full or in thousands', () => {
    expect(doesAmountStand(55_000, remains('from $55,000'))).toBe(true);
    expect(doesAmountStand(55_000, remains('55k to 60k'))).toBe(true);
    expect(doesAmountStand(55_000, remains('155,000'))).toBe(false);
  });
});
