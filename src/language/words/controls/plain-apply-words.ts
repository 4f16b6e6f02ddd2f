import { foldControlName } from '@/language/fold/fold-control-name';
import { nameWordTest } from '@/language/match/name-word-test';
import type { Phrases } from '@/language/match/phrases';

/** Button of a filter dialog that applies the choices; for an application it would say more than this word. */
const applyPhrases: Phrases = {
  en: 'apply | apply all | apply and close',
  de: 'anwenden',
  fr: 'appliquer',
  es: 'aplicar | aplicar todo | aplicar todos',
  it: 'applica',
  nl: 'toepassen',
  pt: 'aplicar | aplicar tudo | aplicar todos',
  cs: 'použít',
  pl: 'zastosuj',
  others:
    'använd | tillämpa | anvend | bruk | käytä | alkalmaz | alkalmazás | aplică | použiť | primijeni | primeni | uporabi | uygula | εφαρμογή | применить | застосувати | приложи | 適用 | 適用する | 应用 | 套用 | 적용 | 적용하기 | terapkan | áp dụng | تطبيق | החל | ใช้',
};

const sendPhrases: Phrases = {
  en: 'send | submit',
  de: 'senden | absenden | abschicken',
  fr: 'envoyer | soumettre',
  es: 'enviar',
  it: 'invia',
  nl: 'verstuur | versturen | verzenden | verzend',
  pt: 'enviar | submeter',
  cs: 'odeslat',
  pl: 'wyślij | prześlij',
};

/** Filters never reset accounts or applications. */
const ownPhrases: Phrases = {
  en: 'account | profile | application | applications | alert | alerts | job | saved | subscription',
  de: 'konto | profil | account | bewerbung | bewerbungen | suchauftrag | jobagent | gespeicherte | abo',
  fr: 'compte | profil | candidature | candidatures | alerte | alertes | enregistrés | abonnement',
  es: 'cuenta | perfil | candidatura | solicitud | alerta | guardados | suscripción',
  it: 'account | profilo | candidatura | avviso | alert | salvati | abbonamento',
  nl: 'account | profiel | sollicitatie | alert | opgeslagen | abonnement',
  pt: 'conta | perfil | candidatura | alerta | guardados | salvos | assinatura',
  cs: 'účet | profil | přihlášku | upozornění | uložené | předplatné',
  pl: 'konto | profil | aplikację | powiadomienie | zapisane | subskrypcję',
};

const applies = nameWordTest({ alone: applyPhrases });
const sends = nameWordTest({ alone: sendPhrases });
const ownThings = nameWordTest({ anywhere: ownPhrases });

/** "Apply", "Apply 24": just the word. */
export function isPlainApply(name: string): boolean {
  return applies(withoutCount(name));
}

/** "Submit": just the word. */
export function isPlainSend(name: string): boolean {
  return sends(withoutCount(name));
}

/** True for words about the user's own data, which could be lost. */
export function isAboutUserData(name: string): boolean {
  return ownThings(foldControlName(name));
}

/** "apply (24" and "apply 1,200" as "apply". */
function withoutCount(name: string): string {
  const words = foldControlName(name);
  const counted = lengthWithout(words, /[\d.,']/, words.length);
  return words.slice(0, lengthWithout(words, counted < words.length ? /[\s(]/ : /(?!)/, counted));
}

/** Length of a text up to `end`, without trailing characters of a kind. */
function lengthWithout(text: string, kind: RegExp, end: number): number {
  let length = end;
  while (length > 0 && kind.test(text.charAt(length - 1))) length -= 1;
  return length;
}
