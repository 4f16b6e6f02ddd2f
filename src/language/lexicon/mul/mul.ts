import type { FurtherLexicon } from '../topics/topics';

/** Any language. */
export const mul = {
  gaps: 'Only what is written alike everywhere: names of services, abbreviations, words of programs.',
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
    payment: { named: 'cc csc | cc cvv | cc cvc | cvv | cvc | cvv2 | cvn | iban | bic | cc cid' },
  },
  questions: {
    verification: { named: 'e verify' },
  },
  forms: {
    unrelated: { says: 'ean' },
    pageSearch: { namedWhole: 'q' },
  },
  jobs: {
    keywordField: 'q',
  },
} satisfies FurtherLexicon;
