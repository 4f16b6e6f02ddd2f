import type { ElementFacts } from '@/domain/page/page-act';

export const siteUrl = 'https://jobs.example.com/search?q=nurse';

/** A plain button of that name, unless told otherwise. */
export function element(name: string, facts: Partial<ElementFacts> = {}): ElementFacts {
  return {
    selector: null,
    fallbacks: [],
    role: 'button',
    name,
    url: null,
    type: null,
    sends: 'nothing',
    surroundings: '',
    ...facts,
  };
}
