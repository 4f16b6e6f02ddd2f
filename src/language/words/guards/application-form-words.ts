import type { Phrases } from '@/language/match/phrases';

/** Asked for only in application forms. */
export const applicationPhrases: Phrases = {
  en: 'resume | cv | curriculum vitae | cover letter | motivation letter | salary expectations | notice period | submit application | your application',
  de: 'lebenslauf | anschreiben | motivationsschreiben | bewerbungsunterlagen | gehaltsvorstellung | eintrittstermin | deine bewerbung | ihre bewerbung | bewerbung absenden',
  fr: 'lettre de motivation | mon cv | votre cv | ma candidature | votre candidature | prétentions salariales',
  es: 'currículum | carta de presentación | tu candidatura | tu solicitud | expectativas salariales',
  it: 'curriculum | lettera di presentazione | lettera motivazionale | la tua candidatura',
  nl: 'motivatiebrief | motivatie | je sollicitatie | jouw sollicitatie | salarisindicatie',
  pt: 'currículo | carta de apresentação | carta de motivação | sua candidatura | pretensão salarial',
  cs: 'životopis | motivační dopis | vaše přihláška | odeslat odpověď',
  pl: 'życiorys | list motywacyjny | twoja aplikacja | oczekiwania finansowe | wyślij aplikację',
};

/** Words that ask for a secret. */
export const passwordPhrases: Phrases = {
  en: 'password | passcode',
  de: 'passwort | kennwort',
  fr: 'mot de passe',
  es: 'contraseña',
  it: 'password',
  nl: 'wachtwoord',
  pt: 'senha | palavra-passe',
  cs: 'heslo',
  pl: 'hasło',
};
