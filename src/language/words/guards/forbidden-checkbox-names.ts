import type { RefusalCode } from '@/domain/page/refusal-code';
import type { GuardPhrases } from '@/language/match/guard-phrase-matcher';

/** What a checkbox orders or agrees to, by its name in a form's query. Unticked, the name alone may be a page's. */
export const forbiddenCheckboxPhrases: readonly [RefusalCode, GuardPhrases][] = [
  [
    'follow',
    {
      en: `alert | alerts | email alert | email alerts | mail alert | job mail | jobmail | notify | notify me | notification | notifications | newsletter | newsletters | email me | mail me | text me | sms me
        | updates | email updates | send updates | digest | weekly digest | daily digest | opt in | mailing list | marketing`,
      de: 'jobalarm | jobagent | suchagent | suchauftrag | benachrichtigung | benachrichtigungen | benachrichtigen | jobs per mail',
      fr: 'alerte | alertes | notification | infolettre | me prevenir | recevoir',
      es: 'alerta | alertas | notificacion | notificaciones | boletin | avisarme',
      it: 'avviso | avvisi | notifica | notifiche | avvisami',
      nl: 'melding | meldingen | nieuwsbrief | jobalert',
      pt: 'alerta | alertas | notificacao | notificacoes | boletim',
      cs: 'upozorneni | hlidaci pes | novinky | upozornit',
      pl: 'powiadomienie | powiadomienia | powiadom | biuletyn',
      nordic: 'bevakning | bevaka | nyhetsbrev | jobagent | varsel | varsle | hakuvahti | uutiskirje | ilmoitus',
    },
  ],
  [
    'agree',
    {
      en: 'terms | tos | terms accepted | accept terms | agree terms | agree to terms | accepted terms | terms of use | conditions | gdpr | privacy | privacy policy | agreement | policy | consents',
      de: 'agb | datenschutz | einwilligung | zustimmung',
      fr: 'cgu | rgpd | consentement',
      es: 'terminos | condiciones | privacidad | consentimiento',
      it: 'termini | condizioni | consenso',
      nl: 'voorwaarden | toestemming',
      pt: 'termos | condicoes | consentimento',
      cs: 'souhlas | podminky',
      pl: 'zgoda | regulamin',
      nordic: 'villkor | samtycke | vilkar | samtykke | ehdot | suostumus',
    },
  ],
];
