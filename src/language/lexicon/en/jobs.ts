import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: `full-time | full time | part-time | part time | contract | permanent | temporary | remote | hybrid | on-site | onsite | ago
    | easy apply | quick apply | per hour | per year | a year | an hour | posted | new | promoted | sponsored | worldwide`,
  nouns: `job | jobs | career | careers | vacancy | vacancies | position | positions | opening | openings | internship | internships
    | opportunities`,
  manyNouns: 'jobs | careers | vacancies | positions | openings | opportunities',
  applyOnPosting: `apply | apply now | apply for this job | easy apply | quick apply | apply here | apply on company site
    | apply on company website | no longer accepting applications`,
  sectionHeadlines: `responsibilities | requirements | qualifications | job description | about the role | about the job | about this role
    | about this job | what you will do | what you'll do | your profile | your tasks | what we offer | who you are | benefits
    | full job description | skills | position summary | seniority level | employment type | job title | about you | job details`,
  roles: `engineer | developer | manager | assistant | analyst | designer | director | specialist | consultant | technician
    | administrator | coordinator | officer | representative | associate | architect | nurse | teacher | driver | accountant
    | supervisor | executive | intern | trainee | clerk | operator | scientist | programmer | advisor | recruiter | head of | lead
    | cook | chef | mechanic | electrician | writer | editor | agent | controller | tester | senior | junior | apprentice | support
    | sales | full stack | backend | frontend | product owner | marketing | receptionist | physician | therapist | worker`,
  keywordField: `search | search jobs | keyword | keywords | job title | title | skill | skills | what | role | query | find jobs | position | kw`,
  placeField: `where | location | city | place | town | postcode | zip | zip code | country | region | state | radius | distance | near | loc`,
} satisfies Covered<Jobs>;
