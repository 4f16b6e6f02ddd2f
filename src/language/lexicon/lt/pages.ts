import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    last: 'karjera',
  },
  boardMenu: 'darbdaviams | įdėti skelbimą',
  postingId: 'skelbimo numeris',
  boardName: 'darbas* | *darbas | darbo skelbimai',
  nothingFound: 'nerasta | rezultatų nėra | skelbimų nerasta',
  consentTopics: 'slapukai | slapukus | privatumas',
  consentAnswers: 'sutinku | priimti | leisti | atmesti',
  login: 'prisijungti | prisijungimas | registruotis',
} satisfies FurtherLexicon['pages'];
