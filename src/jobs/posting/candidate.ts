import type { LineSegment } from './line-segment';

/** A text that may be the company or the place, and the evidence that it is. */
export interface Candidate {
  text: string;
  score: number;
}

/** What a page or a text names as either. */
export interface CompanyAndPlace {
  company?: string | undefined;
  location?: string | undefined;
}

/** Segments with the evidence for each. */
export function ranked(units: LineSegment[], scoreOf: (unit: LineSegment) => number): Candidate[] {
  return units.map((unit) => ({ text: unit.text, score: scoreOf(unit) }));
}
