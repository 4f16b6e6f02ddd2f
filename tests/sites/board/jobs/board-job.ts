import type { Company } from './companies.ts';
import type { Place } from './places.ts';

export type Workplace = 'on-site' | 'hybrid' | 'remote';
export type Level = 'entry' | 'mid' | 'senior' | 'lead';

/** A part of a description; every face renders the same parts in its own way. */
export type DescriptionBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] };

export interface Salary {
  /** As the board shows it. */
  text: string;
  min: number;
  max: number;
  /** ISO 4217. */
  currency: string;
  unit: 'HOUR' | 'YEAR';
}

/** One posting of the sample board: the data that all faces and the truth are made of. */
export interface BoardJob {
  /** Ten digits. */
  id: string;
  title: string;
  company: Company;
  place: Place;
  workplace: Workplace;
  level: Level;
  department: string;
  employmentType: string;
  salary: Salary | null;
  /** Days before the board's clock; 0 is today, with the hours. */
  daysAgo: number;
  hoursAgo: number;
  isEasyApply: boolean;
  isPromoted: boolean;
  isVerified: boolean;
  isViewed: boolean;
  applicants: number;
  description: DescriptionBlock[];
}
