import { describe, expect, it } from 'vitest';
import type { FieldRules, PaneLayout } from '@/domain/page/recipe';
import { hasLearnedAnything, withLearnedPane } from '@/workflows/collect/posting/posting-rules';

const rule = (selector: string) => ({ selector, read: 'text', nth: 0, part: null, pattern: null, kind: null });
const named: FieldRules = { company: [rule('.firm')] };
const layout: PaneLayout = { title: { postings: 2, rules: [rule(':scope > :nth-child(1)')] } };
const before = { kind: 'pane' as const, pane: 'aside', fields: named, layout };

describe('a pane, after a posting was read in it', () => {
  it('keeps what was known where nothing was learned', () => {
    const nothing = { pane: 'aside', rules: {}, layout: null };
    expect(hasLearnedAnything(nothing)).toBe(false);
    expect(withLearnedPane(before, nothing)).toEqual(before);
    expect(withLearnedPane(before, { ...nothing, pane: null })).toEqual(before);
  });

  it('has the rules and places that were learned last', () => {
    const later = { title: { postings: 3, rules: layout.title?.rules ?? [] } };
    const learned = { pane: 'aside', rules: { title: [rule('h2')] }, layout: later };
    expect(hasLearnedAnything(learned)).toBe(true);
    const fields = { ...named, title: [rule('h2')] };
    expect(withLearnedPane(before, learned)).toEqual({ ...before, fields, layout: later });
    expect(withLearnedPane({ kind: 'page', fields: named }, learned)).toEqual({
      ...before,
      fields: learned.rules,
      layout: later,
    });
  });

  it('forgets the places of another pane', () => {
    expect(withLearnedPane(before, { pane: 'main', rules: {}, layout: null })).not.toHaveProperty('layout');
  });
});
