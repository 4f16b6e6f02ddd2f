import type { PageSection, PageState } from '@/domain/goal/page-state';

/** What a page of the sites written for goals shows, by its address: told by who wrote it. Null for pages of others. */
export function trueSections({ url, title, details }: PageState): PageSection[] | null {
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith('/shop')) return shopSections(pathname, searchParams, title, details);
  if (!pathname.startsWith('/den')) return null;
  if (title.startsWith('Sign in')) return ['authentication'];
  const isAsked = details.some((line) => line.startsWith('open dialog'));
  return isAsked ? ['dialog'] : ['form'];
}

function shopSections(path: string, query: URLSearchParams, title: string, details: readonly string[]): PageSection[] {
  const always: PageSection[] = ['search', 'cart', 'navigation'];
  if (path === '/shop/find' && title !== 'Our story') {
    const hasRows = !details.some((line) => /No results/.test(line)) && query.get('q') !== null;
    return [
      ...always,
      ...(details.some((line) => /no-filter/.test(line)) ? [] : (['filters'] as const)),
      ...(hasRows ? (['results'] as const) : []),
    ];
  }
  return path === '/shop/' ? [...always, 'results'] : always;
}

/** Sections told, right and wrong, over all different pages. */
export function countSections(states: readonly PageState[]): { right: number; all: number; wrong: string[] } {
  const seen = new Map<string, PageState>();
  for (const state of states) seen.set(`${state.url} ${state.visibleSections.join()}`, state);
  const count = { right: 0, all: 0, wrong: [] as string[] };
  for (const state of seen.values()) {
    const wanted = trueSections(state);
    if (!wanted) continue;
    for (const section of new Set([...wanted, ...state.visibleSections])) {
      const isRight = wanted.includes(section) && state.visibleSections.includes(section);
      count.all += 1;
      if (isRight) count.right += 1;
      else count.wrong.push(`${section} ${wanted.includes(section) ? 'missed' : 'not there'} at ${state.url}`);
    }
  }
  return count;
}
