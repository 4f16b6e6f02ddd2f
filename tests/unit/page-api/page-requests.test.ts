import { describe, expect, it } from 'vitest';
import { pageRequests } from '@/page-api/page-requests';

const modules = import.meta.glob<Record<string, unknown>>('/src/page-api/*-requests.ts', { eager: true });
/** What each topic exports beside its shapes: `pressRequests` of `press-requests.ts`. */
const topics = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    /Requests$/.test(name) && name !== 'pageRequests' && !Array.isArray(value) ? [Object.keys(Object(value))] : [],
  ),
);

describe('the requests to the page', () => {
  it('are those of all topics, each name in one topic only', () => {
    expect(topics.length).toBeGreaterThan(10);
    expect(topics.flat().sort()).toEqual(Object.keys(pageRequests).sort());
  });

  it.each(Object.entries(pageRequests))('%s: takes nothing for an answer that is none', (_, { answer }) => {
    for (const output of [undefined, 7, [null], { outcome: 'done' }])
      expect(answer.safeParse(output).success).toBe(false);
  });
});
