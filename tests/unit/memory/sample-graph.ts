import type { Pattern } from '@/domain/page/page-graph';
import type { SeenBehavior } from '@/memory/patterns';
import type { PageVisit } from '@/memory/visit-page';

export function visit(pageId: string, changes: Partial<PageVisit> = {}): PageVisit {
  return {
    pageId,
    isNewPage: true,
    understanding: `What ${pageId} is for.`,
    viaAction: null,
    selector: null,
    at: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

export function seen(changes: Partial<SeenBehavior> = {}): SeenBehavior {
  return {
    elementType: 'filter button',
    action: 'click',
    selectors: ['#all-filters'],
    role: 'button',
    name: 'All filters',
    effect: 'A dialog with 9 filters opened.',
    changeType: 'dialog_opened',
    pageId: 'job_search',
    step: 12,
    ...changes,
  };
}

export function pattern(changes: Partial<Pattern> = {}): Pattern {
  return { ...seen(), times: 1, ...changes };
}
