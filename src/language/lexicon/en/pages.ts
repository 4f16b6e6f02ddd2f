import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | cookie | your privacy | consent | personal data',
  consentAnswers: 'accept | agree | allow | reject | decline | got it | ok | manage options | preferences',
  login: `sign in | log in | login | sign up | welcome back | create an account | create account | create your account | join now
    | agree & join | agree and join | members only | register to continue`,
  applicationReceived: `application submitted | application sent | application received | application complete
    | application completed | application was submitted | application has been submitted | application was sent
    | application has been sent | application has been received | application was received | submitted your application
    | received your application | got your application | thank you for applying | thanks for applying
    | thank you for your application | thanks for your application | successfully applied | you have applied | you've applied
    | application is on its way | thank you for submitting your application`,
  notYet: 'once | after | when | if | until | before | not | cannot | failed | error | will be',
  oneMoment: 'just a moment',
  challenge: `verify you are human | verify you are a human | verifying you are human | verify that you're human
    | verifying that you're a real person | checking your browser | checking if the site connection is secure
    | additional verification required | security check | security verification | security challenge | are you a robot | robot check
    | human verification | confirm you are human | confirm you're human | verify you're human | prove your humanity
    | quick verification | one more step | captcha | request unsuccessful | i'm not a robot | you're not a robot
    | you are not a robot | are you human | prove you are human | complete the captcha | solve this puzzle | press & hold
    | press and hold | help us protect | attention required | access denied | access to this page has been denied
    | pardon our interruption | you have been blocked | request blocked | enable javascript and cookies to continue`,
  loading: 'loading | please wait | one moment | fetching',
  nothingFound: `no results | no jobs found | no matching jobs | no job found | no jobs match | did not match any | didn't match any
    | no jobs matching | no vacancies | no open positions | no openings | no positions | couldn't find any | could not find any
    | no matches | there are currently no | there are no jobs | no current openings | no job openings | nothing found
    | no jobs available | no jobs were found | we found no | no search results | couldn't find a match`,
  rateLimit: `too many requests | rate limit exceeded | rate limited | error 429 | unusual traffic | unusual activity
    | unusual number of requests | you've reached the limit | you've reached your limit | you've hit the limit | slow down
    | try again later | temporarily restricted | temporarily blocked`,
  jobsOf: {
    first:
      'jobs at | jobs with | careers at | careers with | career at | work at | working at | work for | open positions at | open roles at | current openings at | job openings at | openings at | vacancies at | positions at | career opportunities at | career opportunities with | opportunities at | employment at | life at',
    last: 'careers | career | careers site | career site | career opportunities | is hiring',
    alone:
      "join us | work with us | work for us | come work with us | come and work with us | join our team | come join us | we are hiring | we're hiring",
  },
  boardMenu:
    'post a job | post job | post jobs | post your job | for employers | employers | for recruiters | recruiters | job seekers | advertise a job | advertise jobs | job seeker | employer login | recruiter login | hire talent | post a vacancy',
  basket: 'basket | cart | shopping cart | shopping basket | shopping bag | bag',
  careersSite:
    'job portal | career portal | careers portal | career | careers | job | jobs | vacancies | join us | work with us | employment opportunities | employment | job opportunities | job openings | current openings | current opportunities | open positions | current vacancies | job postings | job listings | current job listings | current job openings | current jobs | open jobs',
  sitePart: 'page | site | website | portal | area | section | center | centre | hub | zone | space',
  rightsReserved: `all rights reserved`,
  madeBy: `website by | site by | web site by | web design by | website design by | website designed by
    | site designed by | designed by | designed and developed by | design & development by
    | design and development by | design by | developed by | website developed by | built by | created by
    | made by | powered by | hosted by | hosting by | theme by | maintained by | site credits | site credit`,
  aboutName: `about`,
  menuEntry: `company overview | company profile | company information | company description | home | about | about us | contact | contacts | contact us | info | information | news | blog | services | products | team | our team | gallery | events | login | log in | sign in | menu | search | privacy | terms | follow us | newsletter | details | address | directions | opening hours | employment | support | help | faq`,
  postingId: `job | job id | jobid | job no | job number | job code | posting | posting id | posting no | posting number | posting code
    | position | position id | position no | position number | position code | vacancy | vacancy id | vacancy no | vacancy number
    | vacancy code | requisition | requisition id | requisition no | requisition number | requisition code | req | req id | req no
    | req number | req code | reference | reference id | reference no | reference number | reference code | ref | ref id | ref no
    | ref number | ref code`,
  boardName: 'job* | *jobs | *jobboard | *vacancies | work here',
} satisfies Covered<Pages>;
