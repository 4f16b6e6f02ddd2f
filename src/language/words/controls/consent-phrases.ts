import type { Phrases } from '@/language/match/phrases';

/** Topics of a consent overlay. */
export const consentPhrases: Phrases = {
  en: 'cookies | cookie | your privacy | consent | personal data',
  de: 'cookies | privatsphäre | datenschutz | einwilligung | zustimmung',
  fr: 'cookies | vie privée | consentement | vos données | données personnelles',
  es: 'cookies | privacidad | consentimiento | datos personales',
  it: 'cookie | privacy | consenso | dati personali',
  nl: 'cookies | privacy | toestemming | persoonsgegevens',
  pt: 'cookies | privacidade | consentimento | dados pessoais',
  cs: 'cookies | soukromí | souhlas | osobních údajů | osobní údaje',
  pl: 'cookies | prywatność | prywatności | zgoda | zgodę | danych osobowych | ciasteczka',
};

/** Answers in a consent overlay. */
export const consentAnswerPhrases: Phrases = {
  en: 'accept | agree | allow | reject | decline | got it | ok | manage options | preferences',
  de: 'akzeptieren | zustimmen | einverstanden | erlauben | zulassen | ablehnen | annehmen | alle cookies',
  fr: "accepter | j'accepte | autoriser | refuser | tout accepter | continuer sans accepter",
  es: 'aceptar | acepto | permitir | rechazar',
  it: 'accetta | accetto | accettare | consenti | rifiuta',
  nl: 'accepteren | akkoord | toestaan | weigeren | alles accepteren',
  pt: 'aceitar | aceito | permitir | rejeitar | recusar',
  cs: 'přijmout | souhlasím | povolit | odmítnout | přijmout vše',
  pl: 'akceptuję | zaakceptuj | zgadzam się | akceptuj | odrzuć | przejdź do serwisu',
};
