import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'ago | per hour | per year | a year | an hour | posted | new | promoted | sponsored | worldwide',
  nouns: {
    says: `job | jobs | career | careers | vacancy | vacancies | position | positions | opening | openings | internship | internships
      | opportunities`,
    url: `job | jobs | jobad | jobposting | jobcard | joblisting | viewjob | career | careers | vacancy | vacancies | position | positions
      | opening | openings | posting | postings`,
  },
  manyNouns: 'jobs | careers | vacancies | positions | openings | opportunities',
  sectionHeadlines: `responsibilities | requirements | qualifications | your profile | your tasks | what we offer | who you are | benefits
    | skills | seniority level | employment type | job title | about you`,
  occupations: `engineer | developer | manager | analyst | assistant | architect | designer | director | specialist | consultant | officer | technician | administrator | coordinator | executive | representative | associate | scientist | intern | nurse | teacher | driver | operator | accountant | recruiter | supervisor | advisor | agent | clerk | cook | chef | trainee | writer | editor | researcher | programmer | tester | controller | planner | buyer | expert | partner | president | mechanic | electrician | cleaner | receptionist | cashier | therapist | physician | counsel | lawyer | paralegal | strategist | owner | product owner | instructor | tutor | apprentice | worker | head of | lead | leads | sales | marketing | internship | internships | controllers | engineers | developers | managers | analysts | assistants | architects | designers | directors | specialists | consultants | officers | technicians | administrators | coordinators | executives | representatives | associates | scientists | interns | nurses | teachers | drivers | operators | accountants | recruiters | supervisors | advisors | agents | clerks | cooks | chefs | trainees | writers | editors | researchers | programmers | testers | planners | buyers | experts | partners | mechanics | electricians | cleaners | receptionists | cashiers | therapists | physicians | lawyers | strategists | instructors | tutors | workers | fellow | fellows | postdoc | postdocs | postdoctoral | phd | doctoral | professor | professors | lecturer | lecturers | pharmacist | pharmacists | dentist | dentists | surgeon | surgeons | psychologist | psychologists | physiotherapist | physiotherapists | midwife | midwives | carer | carers | caregiver | caregivers | nanny | nannies | welder | welders | plumber | plumbers | carpenter | carpenters | painter | painters | bricklayer | bricklayers | roofer | roofers | joiner | joiners | machinist | machinists | fitter | fitters | baker | bakers | butcher | butchers | barista | baristas | bartender | bartenders | waiter | waiters | waitress | waitresses | housekeeper | housekeepers | janitor | janitors | caretaker | caretakers | gardener | gardeners | landscaper | landscapers | hairdresser | hairdressers | barber | barbers | beautician | beauticians | stylist | stylists | photographer | photographers | videographer | videographers | animator | animators | illustrator | illustrators | copywriter | copywriters | journalist | journalists | translator | translators | interpreter | interpreters | librarian | librarians | archivist | archivists | economist | economists | statistician | statisticians | geologist | geologists | biologist | biologists | physicist | physicists | surveyor | surveyors | estimator | estimators | foreman | superintendent | superintendents | inspector | inspectors | auditor | auditors | bookkeeper | bookkeepers | secretary | dispatcher | dispatchers | courier | couriers | packer | packers | steward | stewards | firefighter | firefighters | paramedic | paramedics | veterinarian | veterinarians | radiographer | radiographers | optometrist | optometrists | dietitian | dietitians | dietician | dieticians | hygienist | hygienists | solicitor | solicitors | barrister | barristers | attorney | attorneys | underwriter | underwriters | broker | brokers | merchandiser | merchandisers | marketer | marketers | facilitator | facilitators | counselor | counselors | counsellor | counsellors | curator | curators | security guard | security guards`,
  titleWords: 'senior | junior | support | full stack | backend | frontend',
  keywordField: `search | search jobs | keyword | keywords | job title | title | skill | skills | what | role | query | find jobs | position
    | kw`,
  placeField: `where | location | city | place | town | postcode | zip | zip code | country | region | state | radius | distance | near
    | loc`,
  departments: `information technology | engineering | software | hardware | operations | business | sales | marketing | finance | legal | HR | people
    | human resources | human | resources | IT | product | products | design | management | administration | admin | support
    | customer success | customer | success | service | services | research | development | R&D | RD | data | science | security
    | infrastructure | platform | quality | QA | logistics | production | manufacturing | procurement | purchasing | accounting
    | communications | strategy | architecture | system | systems | VLSI | algorithm | algorithms | analytics | corporate | general
    | other | office | technology | tech | executive | senior | junior`,
  betweenDepartments: 'and | of | the',
  everyGender: 'all genders | all gender | any gender',
  genderEndings: gap<'titles have one form for everyone'>(),
  listEntries: `result* | job* | position | positions | role | roles | vacanc* | opening* | opportunit* | matches | hits | listing*
    | open posts | vacant posts | current posts | posts are open | posts are vacant | posts open | posts to fill`,
  ofTotal: 'of | out of',
  openCalls: 'open,spontaneous,speculative,unsolicited,general … application*',
  about: 'about | approximately',
} satisfies Covered<Jobs>;
