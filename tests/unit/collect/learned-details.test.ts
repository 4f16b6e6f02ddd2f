import { describe, expect, it } from 'vitest';
import type { FieldRules, PaneLayout } from '@/domain/page/recipe';
import { hasLearned, paneAfter } from '@/workflows/collect/posting/posting-rules';

const rule = (selector: string) => ({ selector, read: 'text', nth: 0, part: null, pattern: null, kind: null });
const named: FieldRules = { company: [rule('.firm')] };
const layout: PaneLayout = { title: { postings: 2, rules: [rule(':scope > :nth-child(1)')] } };
const before = { kind: 'pane' as const, pane: 'aside', fields: named, layout };

describe('a pane, after a posting was read in it', () => {
  it('keeps what was known where nothing was learned', () => {
    const nothing = { pane: 'aside', rules: {}, layout: null };
    expect(hasLearned(nothing)).toBe(false);
    expect(paneAfter(before, nothing)).toEqual(before);
    expect(paneAfter(before, { ...nothing, pane: null })).toEqual(before);
  });

  it('has the rules and places that were learned last', () => {
    const later = { title: { postings: 3, rules: layout.title?.rules ?? [] } };
    const learned = { pane: 'aside', rules: { title: [rule('h2')] }, layout: later };
    expect(hasLearned(learned)).toBe(true);
    const fields = { ...named, title: [rule('h2')] };
    expect(paneAfter(before, learned)).toEqual({ ...before, fields, layout: later });
    expect(paneAfter({ kind: 'page', fields: named }, learned)).toEqual({
      ...before,
      fields: learned.rules,
      layout: later,
    });
  });

  it('forgets the places of another pane', () => {
    expect(paneAfter(before, { pane: 'main', rules: {}, layout: null })).not.toHaveProperty('layout');
  });
});
