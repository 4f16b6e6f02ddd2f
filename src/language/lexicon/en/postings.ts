import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'wanted | required | sought',
  municipality: {
    first: 'city of | town of | borough of | county of | municipality of',
    last: 'city council | borough council | town council | county council | district council',
  },
  calling: {
    first: `we are looking for | we are hiring | we’re hiring | now hiring | wanted | looking for
      | we are currently looking for | we are currently hiring | we need | we seek
      | join our team as | join us as | work with us as | come and work with us as | become a | become an | vacancy for | apply for | open position for`,
    last: `wanted | needed | required | job description | job details | job opening | job vacancy | for our team | to join our team | to join us | in our team | to our team`,
  },
  beforeSought: `a | an | the | our next | our new | one | two`,
  describedAs: {
    first: `is a | is an | is one of the | is the | are a | are an`,
    says: `company | companies | firm | agency | employer | startup | start-up | studio | consultancy
      | organisation | organization | manufacturer | provider | retailer | charity | clinic | practice | school
      | family business | business | restaurant | hotel`,
  },
  our: 'our | my',
  beforeLabel: 'your | our | the',
  beforeTitle:
    'for the position of | for the post of | position of | position as | post of | staff required | now hiring | vacancy for',
  title: {
    alone:
      'role title | job role | open position | open role | job opening | job title of opening | position available | title | job title | position title | working title | position | job name | position name | vacancy | vacancy title | posting title',
    named: 'title | titles | job title | position title | position name | job name | headline',
  },
  company: {
    alone: `company | company name | employer | employer name | hiring organization | organization | organisation | hiring company | business unit name | trust | agency name | institution | hiring institution | hiring agency | school | hospital | firm | name of employer | advertiser | advertiser name | legal entity | hiring entity | recruiting company | company/organization | company / organization | company/organisation | name of company | name of organization | name of organisation | name of institution | name of the company | host institution | host organization | host organisation | employing organisation | employing organization | employing company | hiring organisation | authority | public body | agency | government agency | public authority | hiring authority`,
    named: 'company | company name | employer | organization | organisation | hiring organization | advertiser',
    url: 'company | companies | employer | employers | organization | organizations | organisation | organisations',
  },
  place: {
    alone: `where | location | locations | job location | job locations | work location | place of work | city | office | offices | office location
      | primary location | campus | campuses | work site | worksite | job site | jobsite | duty station | duty location | place of performance | job city | town | store location | work locations | position location | primary work location | where you'll work | based in | location(s) | job location(s) | workplace | workplace location | work place | place of employment | base location | work base | base | normal place of work | main location | main place of work | work address`,
    named:
      'location | locations | job location | locality | loc | place | city | region | headquarters | workplace | address | office',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone: `salary | pay | compensation | salary range | pay range | base pay | base salary | wage | remuneration | pay rate
      | estimated salary`,
    named: 'salary | salaries | pay | compensation | wage | remuneration | base salary',
  },
  posted: {
    alone: `posted | date posted | posted on | published | publication date | posting date | posted date | published on | job posted | date published | advertised | date advertised | date added | added | job posting date | post date | opening date | open date | listed | date listed | first posted | posted since | date placed | date updated | last updated | updated on`,
    named: `date | posted | age | timeago | time | listed | listdate | published | posteddate | dateposted | publicationdate | created | ago`,
  },
  employment: {
    alone: `job type | job types | employment type | contract type | position type | commitment | work type | type of employment | time type | schedule | job schedule | work schedule | employment status | employment basis
      | working pattern | type of work | appointment type | type of contract | type of appointment | position schedule`,
    named: 'employment | employment type | job type | work type | contract | contract type | schedule',
  },
  otherFact: `department | departments | team | teams | function | functional area | line of business | organization unit | organisation unit | job function | industry | industries | category | seniority level | experience
    | experience level | skills | role | education | visa sponsorship | relocation | job id | requisition id | reference
    | apply by | state | hours per week | weekly hours | closing date | closes | closing | start date | contact | languages
    | workplace type | remote work policy | visa | deadline | application deadline | apply before | expiry date | expires on
    | valid until | last date to apply`,
  descriptionHeading: {
    alone: 'description | overview | the role | job purpose | job summary | role overview',
    says: `job description | full job description | job details | full job details | full job summary | about the job | about the role
      | about the position | about this job | about this role | about this position | role description | position summary
      | position description | what you'll do | what you will do | what you'll be doing | what you will be doing`,
  },
  otherContent: {
    first: `faq | faqs | frequently asked questions | view all,view more,view other,view similar,view open,see all,see more,see other,see similar,see open,explore all,explore more,
      explore open,explore other,browse all,browse more,browse open,find more,find similar,find other,show all,show more,show similar,
      show open,all,more,other,similar,related,recommended,featured,latest,recent,open … jobs,searches,positions,openings,roles,
      vacancies,opportunities,job listings
      | jobs you | jobs like | jobs similar | jobs at | jobs from | jobs recommended | jobs for you | people also viewed
      | people also searched | recently viewed | recommended for you | you may also like | you might also like
      | you may also be interested | you might also be interested | you may like | you might like | you might be interested
      | share this job | share this position | share this posting | share this vacancy | share this opportunity | share job
      | share position | share posting | share vacancy | get notified | get job alerts | get email updates | similar searches
      | interview,salary,company,employee … tips,insights,reviews,ratings,trends
      | salaries,reviews,ratings,conversations,interviews … at,for,in | report this job | report this ad | report this listing
      | report job | report ad | report listing | questions and answers`,
    alone: 'job alerts | job alert | apply for this job | apply for this position',
  },
  call: 'job | career | vacancy | announcement | notice | posting | advert | advertisement | opening | opportunity | employment | recruitment | call | applications | external | internal | vacant | position | hiring | now',
  details: 'details | detail | description | information | view | summary | overview | posting',
  seeking:
    'is looking for | is seeking | is hiring | seeks | is recruiting | invites applications | is currently looking for | is currently seeking | is currently hiring | is now hiring | is searching for | is accepting applications | has an opening | has an exciting opportunity | seeks to appoint | wishes to appoint | is inviting applications | is an equal opportunity employer | is an equal opportunities employer | is an equal opportunity | is proud to be an | provides equal employment opportunities | does not discriminate',
  closed: `no longer accepting applications | no longer taking applications
    | job,position,posting,vacancy,role,listing,ad,opportunity … has expired,has closed,has been expired,has been closed,
    has been filled,has been removed,is closed,is now closed,was closed,is expired,was filled,is filled,is now filled,
    is no longer available,is no longer active,is no longer open,was expired,no longer available,no longer active,no longer accepting,
    no longer open
    | application,applications … are closed,is closed,have closed,are now closed,have now closed,is now closed`,
  closedOnes:
    'closed,past,previous,expired,archived,filled … positions,jobs,vacancies,openings,roles,postings,opportunities,recruitments,recruitment,competitions | positions,jobs,vacancies,openings … closed,filled,archive | closed | expired | no longer open',
  promoted: 'promoted | sponsored | featured | ad | advertisement',
  atCompany: 'at',
  connectors: {
    alone: 'via | at | by | in | from | with',
    first: 'via | at | by',
  },
  applyEasily: `easy apply | easily apply | quick apply | 1 click apply | 1-click apply | one click apply | one-click apply | instant apply
    | fast apply | apply with LinkedIn | apply with Indeed | apply now with LinkedIn | apply now with Indeed`,
  applyElsewhere: `on,via,at,to,on the,via the,at the,to the,on their,via their,at their,to their … company,company's,employer,employer's,external,
    partner,recruiter,recruiter's,advertiser,advertiser's … site,website,page,web site,webpage
    | company site | company website | company web site | employer site | employer website | employer web site | external site
    | external link | external application`,
  legalForms: {
    says: 'Inc | Incorporated | LLC | LLP | Ltd | Limited | PLC | Corp | Corporation | Company | Pty | Pte | Pvt | L.L.C. | NHS Trust | Foundation Trust',
    last: 'Co | LP',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: `group | holding | bank | technologies | technology | systems | solutions | services | consulting | recruitment
    | staffing | partners | labs | software | university | hospital | council | agency | industries | international | studio | studios
    | foundation`,
  logo: 'logo | logotype | company logo | logo of | logo for | logo image | employer logo | brand logo | home page | homepage',
  pictureKinds:
    'header | header image | banner | cover | cover image | hero | hero image | background | background image | image | photo | picture | icon | avatar | illustration | coat of arms | crest | flag',
  unnamed:
    'confidential | confidential company | company confidential | confidential employer | anonymous | anonymous employer | undisclosed | name withheld | private advertiser',
  forClient:
    'our client | for our client | on behalf of our client | for one of our clients | one of our clients | for a client of ours | on behalf of a client',
  weSeek:
    'we are looking for | we are looking for a | we are looking for an | we seek | we are seeking | we are hiring | we are currently hiring | we are recruiting | we need | currently looking for | we have a vacancy for',
} satisfies Covered<Postings>;
