import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Any language. */
export const mul = {
  gaps: gap<'Only what is written alike everywhere: names of services, abbreviations, words of programs.'>(),
  contact: {
    tel: { named: 'msisdn' },
    linkedinPage: { says: 'linkedin | linked in | linkedin url', named: 'linkedin | linked in | linkedin url' },
    githubPage: { says: 'github | github url | git hub', named: 'github | github url' },
    gitlabPage: { says: 'gitlab | gitlab url', named: 'gitlab' },
    twitterPage: { says: 'twitter | twitter url | x (twitter) | twitter / x', named: 'twitter | twitter url' },
    facebookPage: { says: 'facebook | facebook url', named: 'facebook' },
  },
  never: {
    honeypot: { named: 'winnie the pooh' },
    captcha: {
      named:
        'captcha | g recaptcha response | recaptcha | h captcha response | hcaptcha | cf turnstile response | turnstile',
    },
    secret: { named: 'otp' },
    consent: { named: 'gdpr | ccpa' },
    cookie: { named: 'ot group | ch checkbox cookie' },
    payment: {
      named: 'cc csc | cc cvv | cc cvc | cvv | cvc | cvv2 | cvn | iban | bic | cc cid | cc holder | cc owner | cc name',
    },
  },
  questions: {
    verification: { named: 'e verify' },
  },
  forms: {
    unrelated: { says: 'ean' },
    pageSearch: { namedWhole: 'q' },
  },
  filters: {
    applyChoices: { alone: 'ok' },
  },
  jobs: {
    nouns: {
      url: 'jk | rpd',
    },
    keywordField: 'q',
    about: 'ca',
  },
  postings: {
    company: {
      url: 'cmp | startup | startups',
    },
    promoted: 'プロモーション | 推广 | 프로모션',
    legalForms: {
      says: 'S.A.',
      last: 'SE | SA',
    },
  },
  workplaces: {
    employmentTypes: 'b2b | full-time | full time | fulltime',
  },
  money: {
    hour: {
      alone: 'h',
    },
    day: {
      alone: 'd',
    },
    week: {
      alone: 'w',
    },
    year: {
      alone: 'a',
    },
  },
  harmless: {
    words: 'job jobs remote hybrid online home office homeoffice filter top info km pdf cv faq',
  },
} satisfies FurtherLexicon;
