import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    last: 'karjera',
  },
  boardMenu: 'darba devējiem',
  postingId: 'vakances numurs',
  boardName: 'darbs* | vakances*',
  nothingFound: 'nav atrasts | nav atrasti | nav atrastas | nav atrasta | nekas netika atrasts | nav rezultātu',
  consentTopics: 'sīkdatnes | sīkdatņu | privātums',
  consentAnswers: 'piekrītu | apstiprināt | atļaut | noraidīt',
  login: 'ienākt | pieslēgties | reģistrēties',
} satisfies FurtherLexicon['pages'];
