import type { RefusedWords } from '@/domain/words-test';

/** Applying, where `saysApply` does not say so already: the word stands last, or an application is gone on with. */
export const applyFurtherWords: RefusedWords = {
  first: {
    en: `continue application | continue your application | resume application | begin application | start applying | finish application
      | continue to apply | continue to application | continue applying | go to application | quick apply | i want this job
      | confirm application | confirm your application | confirm my application | mark as applied | mark applied
      | i applied | i've applied | i have applied | i am interested`,
    de: `bewerbung starten | bewerbung fortsetzen | bewerbung beginnen | zur bewerbung | zum bewerben | bewerbung fortführen | weiter zur bewerbung
      | bewerbung bestätigen | als beworben markieren | ich habe mich beworben | ich bin interessiert`,
    fr: `commencer ma candidature | continuer ma candidature | poursuivre ma candidature | continuer la candidature | postuler
      | accéder au formulaire de candidature | confirmer ma candidature | confirmer la candidature
      | marquer comme postulé | je suis intéressé | je suis intéressée | cette offre m'intéresse`,
    es: `continuar solicitud | continuar con la solicitud | empezar solicitud | iniciar solicitud | me interesa | quiero aplicar
      | confirmar candidatura | confirmar solicitud | confirmar inscripción | marcar como solicitado
      | marcar como inscrito | estoy interesado | estoy interesada`,
    it: `continua la candidatura | inizia la candidatura | vai alla candidatura | mi interessa
      | conferma candidatura | conferma la candidatura | segna come candidato | segna come candidatura inviata
      | sono interessato | sono interessata`,
    nl: `ga naar sollicitatie | sollicitatie starten | start sollicitatie | start je sollicitatie | verder met solliciteren
      | bevestig sollicitatie | sollicitatie bevestigen | markeer als gesolliciteerd
      | ik heb interesse | ik ben geïnteresseerd`,
    pt: `continuar candidatura | iniciar candidatura | quero me candidatar | tenho interesse | confirmar candidatura
      | marcar como candidatado | marcar como candidatada | estou interessado | estou interessada`,
    cs: `pokračovat v přihlášce | chci se přihlásit | potvrdit přihlášku | potvrdit odpověď
      | označit jako odpovězeno`,
    pl: `kontynuuj aplikowanie | rozpocznij aplikowanie | aplikuj | przejdź do aplikowania | potwierdź aplikację
      | potwierdź aplikowanie | oznacz jako zaaplikowano | jestem zainteresowany | jestem zainteresowana`,
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
  alone: {
    en: 'interested',
    de: 'interessiert',
    fr: 'intéressé | intéressée',
    es: 'interesado | interesada',
    it: 'interessato | interessata',
    nl: 'geïnteresseerd',
    pt: 'interessado | interessada',
    cs: 'mám zájem',
    pl: 'zainteresowany | zainteresowana | interesuje mnie',
  },
};
