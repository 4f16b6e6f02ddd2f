import type { PageSection, PageState } from '@/domain/goal/page-state';

/** What a page of the sites written for goals shows, by its address: told by who wrote it. Null for pages of others. */
function trueSections({ url, title, details }: PageState, fault: string | undefined): PageSection[] | null {
  const { pathname, searchParams } = new URL(url);
  if (pathname.startsWith('/shop')) return shopSections(pathname, searchParams, title, fault);
  if (!pathname.startsWith('/den')) return null;
  if (title.startsWith('Sign in')) return ['authentication'];
  const isAsked = details.some((line) => line.startsWith('open dialog'));
  return isAsked ? ['dialog'] : ['form'];
}

function shopSections(path: string, query: URLSearchParams, title: string, fault: string | undefined): PageSection[] {
  const always: PageSection[] = ['search', 'cart', 'navigation'];
  if (path === '/shop/find' && title !== 'Our story') {
    const filters = fault === 'no-filter' ? [] : (['filters'] as const);
    const results = fault === 'empty' || query.get('q') === null ? [] : (['results'] as const);
    return [...always, ...filters, ...results];
  }
  return path === '/shop/' ? [...always, 'results'] : always;
}

/** Sections told, right and wrong, over all different pages. */
export function countSections(pages: readonly { state: PageState; fault: string | undefined }[]): {
  right: number;
  all: number;
  wrong: string[];
} {
  const seen = new Map(
    pages.map((page) => [`${page.state.url} ${page.state.visibleSections.join()} ${page.fault}`, page]),
  );
  const count = { right: 0, all: 0, wrong: [] as string[] };
  for (const { state, fault } of seen.values()) {
    const wanted = trueSections(state, fault);
    if (!wanted) continue;
    for (const section of new Set([...wanted, ...state.visibleSections])) {
      const isRight = wanted.includes(section) && state.visibleSections.includes(section);
      count.all += 1;
      if (isRight) count.right += 1;
      else
        count.wrong.push(
          `${section} ${wanted.includes(section) ? 'missed' : 'not there'} at ${state.url}: ${state.details.join('; ')}`,
        );
    }
  }
  return count;
}
