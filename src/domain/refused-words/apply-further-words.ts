import type { RefusedWords } from './refused-words';

/** Applying, where `saysApply` does not say so already: the word stands last, or an application is gone on with. */
export const applyFurtherWords: RefusedWords = {
  first: {
    en: `continue application | continue your application | resume application | begin application | start applying | finish application
      | continue to apply | continue to application | continue applying | go to application | quick apply | i want this job`,
    de: 'bewerbung starten | bewerbung fortsetzen | bewerbung beginnen | zur bewerbung | zum bewerben | bewerbung fortführen | weiter zur bewerbung',
    fr: `commencer ma candidature | continuer ma candidature | poursuivre ma candidature | continuer la candidature | postuler
      | accéder au formulaire de candidature`,
    es: 'continuar solicitud | continuar con la solicitud | empezar solicitud | iniciar solicitud | me interesa | quiero aplicar',
    it: 'continua la candidatura | inizia la candidatura | vai alla candidatura | mi interessa',
    nl: 'ga naar sollicitatie | sollicitatie starten | start sollicitatie | start je sollicitatie | verder met solliciteren',
    pt: 'continuar candidatura | iniciar candidatura | quero me candidatar | tenho interesse',
    cs: 'pokračovat v přihlášce | chci se přihlásit',
    pl: 'kontynuuj aplikowanie | rozpocznij aplikowanie | aplikuj | przejdź do aplikowania',
  },
  last: {
    en: 'apply now | apply here | to apply | apply online | apply on company site | apply on company website',
    de: 'bewerben | bewerbung starten',
    fr: 'postuler | ma candidature',
    es: 'inscribirme | postularme | solicitar empleo',
    it: 'candidarsi | candidati | candidati ora',
    nl: 'solliciteer | solliciteren | solliciteer nu',
    pt: 'candidatar-me | candidatar-se | candidate-se',
    cs: 'odpovědět na nabídku',
    pl: 'aplikuj | aplikuj teraz',
  },
};
