import type { Phrases } from './concept-phrases';

/** Words that mean the same in a question, so that an answer is found again. */
export interface Synonyms {
  /** Being allowed to work. */
  allowedToWork: Phrases;
  /** Being allowed. */
  allowed: Phrases;
  /** Working. */
  working: Phrases;
  /** An employer who helps with a permit. */
  sponsorship: Phrases;
  /** Needing something. */
  needing: Phrases;
  /** Later. */
  future: Phrases;
  /** What one earns. */
  pay: Phrases;
  /** What one wants to earn. */
  wantedPay: Phrases;
  /** What one hopes for. */
  wanted: Phrases;
  /** At present. */
  current: Phrases;
  /** How long one is bound after giving notice. */
  noticePeriod: Phrases;
  /** When one begins. */
  starting: Phrases;
  /** Moving house. */
  moving: Phrases;
  /** Being ready for it. */
  willing: Phrases;
  /** Having done something. */
  experience: Phrases;
  /** A year. */
  year: Phrases;
  /** A language. */
  language: Phrases;
  /** How well one does it. */
  level: Phrases;
  /** Earlier. */
  before: Phrases;
  /** Having worked somewhere. */
  employed: Phrases;
  /** A criminal record. */
  convicted: Phrases;
  /** Of an age, or more. */
  atLeast: Phrases;
  /** Working at home. */
  remote: Phrases;
  /** Going to work every day. */
  commuting: Phrases;
  /** Journeys for work. */
  travelling: Phrases;
  /** Being allowed to drive. */
  drivingLicence: Phrases;
  /** Why. */
  reason: Phrases;
  /** What draws one. */
  interested: Phrases;
  /** Having learned of something. */
  heard: Phrases;
  /** What one studied for. */
  degree: Phrases;
  /** The most of it. */
  highest: Phrases;
  /** A town. */
  city: Phrases;
  /** Where one lives. */
  living: Phrases;
}
