import type { TraitValue } from './trait-value.ts';

export interface FramesValue extends TraitValue {
  /** The frame with the list is of another site than the page around it. */
  isCrossSite: boolean;
  /** How many frames stand around the list. */
  depth: number;
}

/** Whether the list is the page itself, or embedded in one. */
export const frames = {
  none: { takenFrom: 'boards that are a site of their own', isCrossSite: false, depth: 0 },
  'same-origin': { takenFrom: 'intranets and portals that frame their own board', isCrossSite: false, depth: 1 },
  'cross-site': {
    takenFrom: 'career pages with the list of an applicant tracking system embedded',
    isCrossSite: true,
    depth: 1,
  },
  nested: {
    takenFrom: 'career pages whose widget frames the frame of an applicant tracking system',
    isCrossSite: true,
    depth: 2,
  },
} as const satisfies Record<string, FramesValue>;
