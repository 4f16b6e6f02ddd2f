import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'save | done | ok | update | save entry | save changes | add to list',
  keptThing:
    'entry | this entry | the entry | record | this record | item | this item | language | this language | close | and close',
  editEntry: 'edit | modify | change',
  addEntry: 'add | add another | add one more | add more | add new | add a new | add an | add a',
  anotherEntry: 'row | another | more | new | one | a | an | entry | entries | section | additional',
  workEntry: 'job | position | role | employer | work | company',
  educationEntry: 'school | degree | university | college | qualification',
  workPart: {
    named: `work | job | jobs | employer | employers | employment | employments | experience | experiences | position
      | positions`,
  },
  educationPart: {
    named: 'education | educations | school | schools | university | degree | degrees | study | studies',
  },
  educationArea: `field of study | fields of study | major | majors | discipline | subject | area of study
    | course of study | specialization | specialisation | concentration | program of study | programme | program | field
    | course | what did you study | major field of study
    | main subject | subjects studied | main subjects | subjects`,
  educationStudyType: `degree | highest education | highest education obtained | highest education attained | highest education achieved | highest level of education obtained
    | highest level of education attained | highest degree obtained | highest degree earned | highest degree attained | degree type | degree level | level of education | education level | level of study
    | qualification | highest qualification achieved | highest qualification obtained | highest qualification held | highest qualification
    | highest academic qualification | diploma | type of degree | qualification level | level
    | award | qualification gained | qualification type | type of qualification | name of qualification`,
  highestDegree: 'highest | level of education | education level | most advanced',
  educationInstitution: `school | university | college | institution | school name | educational institution | grad school
    | awarding institution | awarding body | institute | academy | where did you study | which school did you attend`,
  educationScore: `gpa | grade | grades | overall result | overall result gpa | grade average | final grade | cgpa
    | overall gpa | grade point average | result | score`,
  onlyEducation: `school name | highest education | highest education obtained | highest education attained | highest education achieved | highest level of education obtained
    | highest level of education attained | highest degree obtained | highest degree earned | highest degree attained | highest qualification | highest qualification achieved | highest qualification obtained | highest qualification held
    | highest academic qualification | awarding institution | awarding body | university | university name | college | field of study | area of study | degree
    | highest degree | highest level of education | highest education level | level of education | education level
    | what is your highest level of education | what is the highest level of education you have completed
    | highest level of education completed | gpa | major | name of university | what did you study | where did you study
    | name of school | university or college | college or university
    | university institute | college institute | university or institute
   `,
  startDate: `from | start | started | start date | date started | begin | beginning | first year attended | date from
    | start month | start year | from date | when did you start | since | year started
    | date joined | joining date | date of joining | date commenced | commencement date | year joined | commenced | date of hire | hire date`,
  endDate: `to | end | ended | end date | date ended | until | till | last year attended | date to | to date
    | graduation | graduation date | grad date | grad year | expected grad date | date of graduation | graduation year | year of graduation | expected graduation | finish
    | finished | end month | end year | when did you finish | when did you leave | completion date | graduated | year ended
    | when did you graduate
    | year completed | year of completion | date completed | year awarded | date awarded | year obtained | date obtained | date of award | year of award | completion year | date conferred | degree date | degree year | year of degree | date of degree | diploma date | date left | leaving date | date of leaving | last day | last day worked | last day of work | last working day | departure date`,
  workHeadings: `work experience | work experiences | experience | experiences | professional experience | employment
    | employment history | work history | job history | career history | previous employment | previous employers
    | relevant experience | employer | employers | positions held
    | most recent position | most recent job | most recent role | most recent employment | most recent employer | current employment | current or most recent position | current or most recent employer | latest position | latest job`,
  educationHeadings: `education | formal education | higher education | education and training | academic record | educational background | education history | academic background | academic history
    | academic education | studies | schools | qualifications | academic qualifications`,
  fillers: `what | which | is | was | have | has | the | a | an | of | or | and | in | at | your | you | this | that
    | date | month | year | day | name | title | if | any | other | level | education | most | recent | last | previous
    | attended | obtained | received | earned | awarded | completed | expected | actual | official | highest | work | job | role
    | employment | study | studies | school | optional | mm | yyyy | dd
    | main | key | brief`,
  workIsCurrent: `i currently work here | i currently work in this role | currently work here | current job
    | current role | current position | is this your current job | this is my current job | this is my current post
    | this is my current role | this is my current position | this is my current employer | this is my present job
    | current post | i am still employed here | i am currently working here | i am currently working in this role
    | i still work here | i work here now | i work here | currently employed | currently employed here | present
    | currently working here | current employer | present employer | present employment | present job | present position | ongoing | still employed | until now | to present
    | i still work at this company | i still work in this role | i am still working here | still working here
    | still work here | i am currently employed here | i currently work at this company
    | i currently work for this company | i am currently in this role | i'm currently in this role
    | i'm currently working here | i'm currently employed here | i'm still working here | i'm still employed here
    | i'm still here | currently in this role | currently in this position | i currently hold this position
    | i am in this role now | is this your current role | is this your current position | do you currently work here
    | do you still work here | i presently work here | presently employed | presently employed here | till date
    | till now | to date | this job is current | my current job | my current role | my current position
    | this is my current company | current employment`,
  workPosition: `job title | title | position | position title | role | role title | designation | occupation
    | what was your role | what is your role | what was your job title
    | position held | post held | post`,
  workName: `company | company name | employer | employer name | organization | organisation | firm | business
    | where did you work | who did you work for
    | name and address of employer`,
  workLocation: 'location | city | place | job location | office location | work location',
  workSummary: `role description | job description | description | responsibilities | duties | tasks
    | key responsibilities | summary | achievements | job duties | what did you do | what did you do there | description of duties
    | job responsibilities | duties and responsibilities | responsibilities and achievements
    | accomplishments | brief description | scope of work | brief job description | summary of duties | brief description of duties`,
} satisfies Covered<History>;
