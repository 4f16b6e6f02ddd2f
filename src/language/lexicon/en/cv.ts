import type { Covered } from '../topics/concept-phrases';
import type { Cv } from '../topics/cv';

export const cv = {
  documentTitle: 'curriculum vitae | cv | resume',
  contactHeadings: 'contact | contact me | personal particulars',
  summaryHeadings: `summary | professional summary | executive summary | career summary | profile
    | professional profile | personal profile | about | about me | objective | career objective | personal statement`,
  workHeadings: 'career | professional background | positions',
  educationHeadings: 'education and training | degrees',
  skillsHeadings: `what are your skills | what are your main skills | what are your key skills
    | what are your top skills | what skills do you have | skills | technical skills | key skills | core skills | top skills | main skills | relevant skills
    | your skills | skill set | skillset | core competencies | competencies | technologies | tools | tech stack | expertise
    | skills and tools`,
  languagesHeadings: 'languages | language skills',
  otherHeadings: `certifications | certificates | certification | licenses and certifications | courses | training
    | projects | personal projects | selected projects | publications | awards | honors | honours | honors and awards
    | awards and honors | achievements | interests | hobbies | hobbies and interests | references | volunteering
    | volunteer experience | volunteer work | memberships | patents | additional information`,
  conjunction: 'and',
  ongoing: 'present | current | currently | now | today | ongoing | to date',
  until: 'to | until | till',
  since: 'since | from',
  employedAt: 'at',
  studiedIn: 'in',
  schools: 'universi* | college | school | academy | institut* | polytechnic',
  degrees: `ph d | phd | dr | doctor* | master* | m sc | msc | m a | ma | m eng | meng | mba | bachelor* | b sc | bsc
    | b a | ba | b eng | beng | associate | a level | a levels | gcse* | high school diploma | diplom* | certificate | degree`,
} satisfies Covered<Cv>;
