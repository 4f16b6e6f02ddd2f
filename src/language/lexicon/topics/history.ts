import type { Phrases, Placed } from './concept-phrases';

/** TOPIC history */
export interface History {
  /** Controls that add another entry. */
  addEntry: Phrases;
  /** Controls that keep an entry which is edited in its place. */
  keepEntry: Phrases;
  /** Behind that: the one entry, whatever it is, and that its editor is closed: "Save this entry", "Save & close". */
  keptThing: Phrases;
  /** Controls that open an entry which is kept to be edited again. */
  editEntry: Phrases;
  /** Words beside those that add nothing. */
  anotherEntry: Phrases;
  /** What such a control calls one employment, if headings use another word. */
  workEntry: Phrases;
  /** What such a control calls one school. */
  educationEntry: Phrases;
  /** How names of fields refer to a part that is repeated for each employment. */
  workPart: Placed<'named'>;
  /** The same for each school. */
  educationPart: Placed<'named'>;
  /** Asks for `education.area` of an entry of a history. */
  educationArea: Phrases;
  /** Asks for `education.studyType` of an entry of a history. */
  educationStudyType: Phrases;
  /** Words of a question about a degree that ask for the highest of all. */
  highestDegree: Phrases;
  /** Asks for `education.institution` of an entry of a history. */
  educationInstitution: Phrases;
  /** Asks for `education.score` of an entry of a history. */
  educationScore: Phrases;
  /** Those that mean nothing else anywhere. */
  onlyEducation: Phrases;
  /** How forms ask when something started and ended, within the part about it. */
  startDate: Phrases;
  endDate: Phrases;
  /** Headings above employments, in forms and CVs. */
  workHeadings: Phrases;
  /** Headings above schools, in forms and CVs. */
  educationHeadings: Phrases;
  /** Words that add nothing to a question in such a part. */
  fillers: Phrases;
  /** Asks for `work.isCurrent` of an entry of a history. */
  workIsCurrent: Phrases;
  /** Asks for `work.position` of an entry of a history. */
  workPosition: Phrases;
  /** Asks for `work.name` of an entry of a history. */
  workName: Phrases;
  /** Asks for `work.location` of an entry of a history. */
  workLocation: Phrases;
  /** Asks for `work.summary` of an entry of a history. */
  workSummary: Phrases;
}
