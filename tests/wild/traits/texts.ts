import type { TraitValue } from './trait-value.ts';

/** What a row, and the posting, tell of a job beside its title. */
export const jobFields = ['company', 'place', 'posted', 'pay', 'type'] as const;
export type JobField = (typeof jobFields)[number];

export interface TextValue extends TraitValue {
  shows: readonly JobField[];
  /** Texts are bare `span`s beside each other: nothing but the layout parts them. */
  isBare?: boolean;
  /** Where the company stands, if it is no text of the row. */
  company?: 'logo' | 'heading';
  /** Several places for some jobs: each in a chip, or counted in the row and named in the posting. */
  places?: 'chips' | 'count';
  /** Every text has its label before it. */
  isLabelled?: boolean;
  isRelative?: boolean;
  hasBadges?: boolean;
}

const usual: readonly JobField[] = ['company', 'place', 'posted'];

/** What the texts of rows are like. The first is the plainest. */
export const texts = {
  plain: { takenFrom: 'regional boards whose rows give every field an element of its own', shows: usual },
  'bare-spans': {
    takenFrom: 'career pages made with page builders, where only gaps of a flex box part the texts',
    shows: ['company', 'place', 'type'],
    isBare: true,
  },
  'logo-company': {
    takenFrom: 'boards that sell employers a logo in place of their name',
    shows: usual,
    company: 'logo',
  },
  'heading-company': {
    takenFrom: 'career pages of one employer, which say whose jobs they are once, above the list',
    shows: ['place', 'type'],
    company: 'heading',
  },
  'place-chips': {
    takenFrom: 'applicant tracking systems that show each office of a posting as a chip',
    shows: usual,
    places: 'chips',
  },
  'place-count': {
    takenFrom: 'enterprise applicant tracking systems that say “3 Locations” in the row and name them in the posting',
    shows: usual,
    places: 'count',
  },
  labels: {
    takenFrom: 'public sector boards, where a label stands before every value and above every column',
    shows: ['company', 'place', 'type', 'posted'],
    isLabelled: true,
  },
  'relative-dates': {
    takenFrom: 'large boards that say how long ago a job was posted',
    shows: usual,
    isRelative: true,
  },
  pay: {
    takenFrom: 'boards of countries where pay has to be stated, a year or an hour',
    shows: ['company', 'place', 'pay', 'type'],
  },
  badges: {
    takenFrom: 'large boards that mark paid and new rows beside the title',
    shows: usual,
    hasBadges: true,
  },
} as const satisfies Record<string, TextValue>;
