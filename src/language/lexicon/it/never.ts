import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `accetto | accetta | accetti | accettare | accettazione | acconsento | acconsente | acconsenti | acconsentire | do il consenso
    | consenso | sono d’accordo | autorizzo | autorizza`,
  honeypot: { says: 'lasciare vuoto | lascia vuoto | lasciare questo campo | lascia questo campo | non compilare' },
  captcha: { says: 'inserisci i caratteri | non sono un robot' },
  secret: {
    says: 'codice di verifica | codice otp | domanda di sicurezza | risposta segreta | codice che ti abbiamo inviato | codice inviato | codice ricevuto',
  },
  identityNumber: {
    says: `codice fiscale | numero di passaporto | numero carta d’identità | numero documento | numero della carta d’identità
      | numero di patente | numero della patente`,
    named: 'codice fiscale',
  },
  attestation: {
    says: 'dichiaro | certifico | informazioni fornite sono veritiere | attesto | esattezza dei dati | veridicità',
  },
  signature: { says: 'firma | firma digitale' },
  consentToFuture: { says: 'opportunità future | future opportunità | altre posizioni' },
  marketing: {
    says: `newsletter | offerte commerciali | comunicazioni commerciali | marketing | ricevere offerte | avvisi di lavoro
      | offerte via e-mail`,
  },
  consent: {
    says: `accetto | acconsento | ho letto | privacy | trattamento dei dati | dati personali | termini e condizioni | gdpr
      | autorizzo il trattamento | informativa`,
    named: 'privacy',
  },
  cookie: { says: 'cookie | strettamente necessari' },
  payment: {
    says: `numero carta | numero di carta | numero della carta | carta di credito | titolare della carta | data di scadenza
      | codice di sicurezza | scadenza | intestatario carta | nome sulla carta`,
  },
  bindingWords: 'firma | firmare | firmo | vincolante | certifico | accetto | accettazione | dichiarazione | dichiaro',
} satisfies Covered<Never>;
