import { type Covered, gap } from '../topics/concept';
import type { History } from '../topics/history';

export const history = {
  addEntry: gap('not yet written'),
  educationArea: gap('not yet written'),
  educationStudyType: gap('not yet written'),
  educationInstitution: gap('not yet written'),
  educationScore: gap('not yet written'),
  onlyEducation: gap('not yet written'),
  startDate: gap('not yet written'),
  endDate: gap('not yet written'),
  workHeadings: gap('not yet written'),
  educationHeadings: gap('not yet written'),
  fillers: gap('not yet written'),
  workIsCurrent: gap('not yet written'),
  workPosition: gap('not yet written'),
  workName: gap('not yet written'),
  workLocation: gap('not yet written'),
  workSummary: gap('not yet written'),
} satisfies Covered<History>;
