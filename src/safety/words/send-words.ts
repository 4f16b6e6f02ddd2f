import type { RefusedWords } from '@/domain/words-test';

/** Sending something to somebody: forms, messages, recommendations, reports. */
export const sendWords: RefusedWords = {
  first: {
    en: `send | submit | share | report this | report job | report ad | flag job | email this | e-mail this | email job | message | contact
      | refer a friend | recommend this | tweet | post a job | post job | publish`,
    de: `senden | absenden | abschicken | verschicken | einreichen | teilen | melden | weiterempfehlen | empfehlen | nachricht
      | kontakt aufnehmen | kontaktieren | job melden | anzeige melden | job teilen | veröffentlichen`,
    fr: `envoyer | soumettre | partager | signaler | transmettre | valider ma candidature | contacter | recommander | publier
      | envoyez`,
    es: 'enviar | compartir | denunciar | reportar | contactar | recomendar | publicar | mandar',
    it: 'invia | inviare | condividi | segnala | contatta | consiglia | pubblica | inoltra',
    nl: 'verstuur | versturen | verzenden | verzend | stuur | delen | deel | rapporteer | contact opnemen | indienen | plaats vacature',
    pt: 'enviar | envie | submeter | compartilhar | partilhar | denunciar | reportar | contactar | recomendar | publicar',
    cs: 'odeslat | poslat | sdílet | nahlásit | kontaktovat | doporučit | zveřejnit',
    pl: 'wyślij | prześlij | udostępnij | zgłoś | skontaktuj się | poleć | opublikuj',
  },
  last: {
    en: 'submit application | send application | send message',
    de: 'senden | absenden | abschicken | einreichen | teilen | melden | weiterempfehlen | versenden',
    fr: 'partager | envoyer',
    es: 'compartir | enviar',
    it: 'condividi | invia',
    nl: 'versturen | verzenden | delen | rapporteren | indienen',
    pt: 'compartilhar | partilhar | enviar',
    cs: 'odeslat | sdílet',
    pl: 'wyślij | udostępnij',
  },
};
