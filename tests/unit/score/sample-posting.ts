import type { TruePosting } from '../../sites/collect-truth/true-posting';

export function samplePosting(id: string, changes: Partial<TruePosting['fields']> = {}): TruePosting {
  return {
    id,
    fields: {
      title: ['Baker'],
      company: ['Blom'],
      location: ['Utrecht'],
      pay: [null],
      applyType: ['easy_apply', 'unknown'],
      applyUrl: [`https://board.example/jobs/${id}`],
      description: ['You bake bread from four in the morning until ten.'],
      url: [`https://board.example/jobs/${id}`],
      siteJobId: [id],
      ...changes,
    },
  };
}
