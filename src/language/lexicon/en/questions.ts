import type { Covered } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `skill | skills | technologies | tech stack | programming languages | tools | frameworks | know well | proficient | proficient in
    | familiar with | worked with | comfortable with | expertise | areas of expertise | experience with | experienced in | know
    | used`,
  languages: `languages you speak | languages spoken | spoken languages | which languages do you speak | what languages do you speak | languages do you speak | language skills | languages known | languages you know`,
  veteran: {
    says: `veteran | veterans | veteran status | protected veteran | military status | military service | armed forces
      | served in the military | served in the armed | uniformed services | reservist`,
    named: 'veteran | veteran status | veteranstatus | protected veteran',
  },
  disability: {
    says: `disability | disabled | disability status | disabilities | long-term health condition | impairment | long-term condition
      | chronic condition | handicap`,
    named: 'disability | disability status | disabilitystatus',
  },
  hispanic: {
    says: 'hispanic | hispanic or latino | latino | hispanic/latino',
    named: 'hispanic | hispanic ethnicity | is hispanic',
  },
  race: {
    says: 'race | visible minority | racialized | racialised | indigenous person | aboriginal person | aboriginal or torres strait islander | ethnicity | racial | ethnic | ethnic origin | ethnic background | race/ethnicity | racial or ethnic',
    named: 'race | ethnicity | race ethnicity',
  },
  otherEquality: {
    says: `sexual orientation | transgender | lgbtq | lgbtqia | lgbt | religion | religious belief | marital status | age group
      | age range | socio-economic | socioeconomic | first generation | caring responsibilities | neurodivergent | neurodiverse`,
    named: 'sexual orientation | transgender | religion | marital status',
  },
  gender: { says: 'gender | gender identity | sex', named: 'gender | sex | gender identity' },
  coverLetterText: {
    says: `cover letter | covering letter | motivation letter | letter of motivation | motivation | cover note | message to the hiring manager
      | message to the hiring team | message to the recruiter | message to recruiter | message to the employer`,
    named: 'cover letter | coverletter | motivation letter | motivation | c cover letter',
  },
  headline: { says: 'headline | professional headline', named: 'headline' },
  summary: {
    says: `summary | professional summary | profile summary | about you | about me | bio | biography | personal statement
      | tell us about yourself | introduce yourself | tell us about you | tell us a bit about yourself
      | tell us a little about yourself | tell us something about yourself | about yourself | describe yourself | short introduction`,
    named: 'summary | bio | about me | about | c summary | profile summary',
  },
  salaryCurrency: { says: 'salary currency | currency', named: 'salary currency | currency' },
  salaryExpected: {
    says: `desired salary | expected salary | salary expectation | salary expectations | salary requirement | salary requirements
      | desired compensation | compensation expectation | compensation expectations | expected compensation | desired pay
      | pay expectations | salary range | salary | target compensation | salary expectations (gross) | hourly rate | day rate
      | base salary`,
    named: `desired salary | expected salary | salary expectation | salary | salary expectations | c salary | desired compensation`,
  },
  noticePeriod: {
    says: 'notice period | notice | length of notice | weeks of notice',
    named: 'notice period | notice',
  },
  startDate: {
    says: `start date | available from | availability date | earliest start | earliest start date | earliest possible start date
      | when can you start | when could you start | available to start | available as of | date available | soonest you can start
      | availability | able to start | possible start date`,
    named: `start date | available from | earliest start date | date available | availability date | availability | startdate`,
  },
  relocation: {
    says: 'relocate | relocation | willing to move | open to relocating | relocating',
    named: 'relocate | relocation | willing to relocate',
  },
  source: {
    says: `how did you hear | how did you find out | how did you learn about | how did you learn of | how did you find us
      | how do you know | where did you hear | where did you find | how have you heard | referral source | source of application
      | how you heard | hear about us | learn about us | hear about this
      | how did you come to know | how did you get to know | how you found out | advertising source`,
    alone: 'source',
    named: 'how did you hear | referral source | hear about us',
  },
  currentPay: `current, currently, present, previous, last, most recent, existing, final, ending, leaving … salary, compensation, pay, ctc, earn*, wage, remuneration | salary, pay, wage, remuneration … on leaving, upon leaving, when leaving, when you left, history`,
  relocationHelp: `relocation … assistance, support, package, allowance, help, cost*, expenses
    | help, assistance, support, costs … relocat*, moving`,
  sourceShapes: `how did, where did, who did, how have, where have, how has, what … hear, heard, find out, found out, learn, learned, learnt, come across, came across, discover, discovered, become aware, brought … us, this, the, our, about, of
    | where did, how did, where have … see, seen, find, found … advertis*, posted, posting, position, vacancy, ad, job, role, opening, opportunity
    | how did you find us, how did you find our, how did you find this | how … were you … referred
    | application source, source of your application | brought you to us, brought you here`,
  salaryCurrencyShapes: 'salary, pay, compensation … currency | currency … salary, pay, compensation',
  salaryExpectedShapes: `desired, expected, target, wanted, minimum, preferred, ideal … salary, compensation, pay, base pay, wage, rate, remuneration, ctc, income, earnings
    | salary, compensation, pay, wage, remuneration, ctc, earnings … expectation*, requirement*, wish*, looking for, expect, aspiration*, desired, would you like
    | how much, what … would you like, want, expect, hope … earn, make, be paid | compensation … looking for, seeking`,
  noticePeriodShapes: `how much, how long, how many weeks, how many months, how many days, length of, period of … notice
    | notice … give, period, required, must, serve | weeks' notice, weeks notice`,
  priorEmploymentShapes: `previously, ever, formerly, already, before … worked at, worked for, worked with us, worked here, employed at, employed by, employed with
    | worked at, worked for, employed at, employed by, employed with … before, previously, in the past, in past`,
  relocationShapes: `relocat* | would you, willing to, prepared to, able to, open to, ready to … move … for this, for the, to another, for a`,
  startDateShapes: `when can, when could, when would, when will, when are you, when might, how soon, what date, which date, from when, from what date … start, begin, join, available, commence
    | earliest, soonest, possible, preferred, desired, expected … start, starting, start date, availability, joining date`,
  sponsorship: {
    says: 'visa requirements | visa status | immigration status',
    named: 'sponsorship | visa sponsorship | require sponsorship',
  },
  verification: {
    says: `e-verify | provide verification | verification of your identity | verification of both | verify both your
      | proof of identity and | provide documentation | documents to prove | present evidence of`,
  },
  workAuthorization: { named: 'work authorization | work permit | right to work | authorized to work | work auth' },
  age18: {
    says: `18 years | at least 18 | over 18 | 18 or older | over the age of 18 | 18+ | eighteen | legal age | minimum age
      | age of majority | 16 years of age | legal working age | of working age`,
    named: 'over 18 | age 18 | is adult',
  },
  criminalRecord: {
    says: `convicted | criminal record | criminal conviction | felony | misdemeanor | criminal offence | criminal offense
      | pleaded guilty | criminal background | criminal history | criminal convictions | unspent convictions | criminal charges
      | charged with a crime | criminal offences | criminal offenses | convictions`,
    named: 'criminal record | convicted | felony',
  },
  priorEmployment: {
    says: `previously worked for | previously worked at | worked for us | ever worked | previously employed | ever been employed
      | formerly employed | previously been employed | former employee | current or former employee | currently work for
      | currently employed by | worked here before | previously worked with us | are you a current employee | current employee of
      | employed by us | previously applied | applied before | applied to us`,
    named: 'previously employed | former employee',
  },
  accommodation: {
    says: `accommodation | accommodations | accommodate | accessibility needs | adjustments | reasonable adjustment
      | assistance during the | special needs | accessibility requirements | accessibility`,
    named: 'accommodation | accommodations',
  },
  legal: {
    says: `non-compete | noncompete | non-compete agreement | non-solicitation | restrictive covenant | restrictive covenants
      | post-employment restrictions | confidentiality agreement | conflict of interest | export control | export controlled
      | export administration | itar | government official | debarred | sanctions list | sanctioned | subject to any agreement
      | contractual obligation | contractual obligations | employment agreement that | agreement with a | any agreements that
      | family member work | related to any | related to anyone | related to an employee | related to someone | relatives
      | family members | relative employed | background check | drug test | drug screening | security clearance | citizen of any
      | citizen or permanent resident | work visa | foreign government | embargoed`,
  },
  needing: 'need, needs, require, requires, requiring, be required',
  needed: 'needed, required, necessary',
  having: 'have, has, hold, possess, possession',
  noNeed: `not need, not require, don't need, don't require, won't need, won't require, not now or in the future require, no longer need
    | need no, require no`,
  requests: `type to add | please confirm | please enter | please indicate | please specify | please select | please choose | please type | please give
    | please provide | please state | please tell us | what is | what's | confirm | enter | provide`,
  withoutPermit: `without, no need for, no need of … sponsor*, visa, support, restrict*, limitation*, permit*, assistance
    | unrestricted … work, authori*, right, permission`,
  workPermit: `work permit*, working permit*, work authori*, working authori*, employment authori*, authorization to work, authorisation to work, employment pass*, residence permit*, residency permit*, permit to work, right to work document*, green card`,
  visa: 'visa, visas',
  allowedToWork: `authori*, eligib*, entitled, entitlement, permitted, allowed, permission, cleared … to work, to be employed, to take up employment, to live and work, to legally work, to lawfully work, for employment
    | legally, lawfully … work, employed, employable
    | work eligib*, employment eligib*, work authori*, employment authori*, work permit*, working permit*, residence permit*, permit to work, working rights, work rights, right to work, right to live and work, right to take up employment, rights to work`,
  mayWork: 'may you … work',
  canWork: 'able to, can you … work',
  sponsor: 'sponsor* | immigration support | immigration assistance | visa support',
  permitHelp: 'help, support, assist*, apply for, obtain*, procure',
  permitProof: 'proof of, evidence of, verification of, verify, prove … right to work, eligib*, authori*, identity',
  yesNoBeginnings: `are | do you | do your | do we | do they | do any | do i | does | did | is | was your | was this | was there | was it
    | was the | were | have | has your | has the | has anyone | had you | will | would | can you | can we | can i | could | may we
    | may i | may you | should | shall | am i`,
  unions: 'eu | eea | european union | european economic area | schengen | schengen area',
  ownCountry:
    'country of residence | home country | country you live in | country you reside in | country where you live | country where you reside | country in which you live | country in which you reside',
  conditions: 'if',
  joiners: 'and | or',
} satisfies Covered<Questions>;
