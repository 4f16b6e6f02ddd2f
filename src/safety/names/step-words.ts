import type { RefusalCode } from '@/domain/page/refusal-code';
import { foldLabel } from '@/language/fold/fold-field-text';
import { foldForGuards } from '@/language/fold/fold-for-guards';
import { phrasesIn, type Wording } from '@/language/match/concept';
import { type PhraseMatcher, phraseMatcher } from '@/language/match/guard-phrase-matcher';
import { meansAnyOf } from './refused-by-name';

/** Goes to a form's next page, and nothing else. */
const nextStep: Wording = {
  en: `next | next step | next page | save and continue | save & continue | continue to next step | go to next step | save and next | continue to review | review | review your application | review application | continue to next page | proceed to next step
    | save and go to next step | next section`,
  de: 'weiter | nächster schritt | zum nächsten schritt | nächste seite | speichern und weiter | speichern & weiter | weiter zum nächsten schritt | weiter zur übersicht | überprüfen',
  fr: 'suivant | étape suivante | page suivante | enregistrer et continuer | passer à l’étape suivante | vérifier',
  es: 'siguiente | siguiente paso | paso siguiente | guardar y continuar | página siguiente | revisar',
  it: 'avanti | passo successivo | successivo | salva e continua | passaggio successivo',
  nl: 'volgende | volgende stap | volgende pagina | opslaan en doorgaan | naar de volgende stap',
  pt: 'próximo | próxima | próxima etapa | seguinte | avançar | salvar e continuar | guardar e continuar | continuar',
  cs: 'další | další krok | uložit a pokračovat',
  pl: 'dalej | następny | następny krok | zapisz i kontynuuj | przejdź dalej',
  others:
    'nästa | nästa steg | næste | neste | seuraava | tovább | következő | următorul | ďalej | ileri | επόμενο | далее',
};

/** The same, but may also end a single-page form. */
const onward: Wording = {
  en: 'continue | proceed',
  de: 'fortfahren',
  fr: 'continuer',
  es: 'continuar',
  it: 'continua | prosegui',
  nl: 'doorgaan | ga verder | verder',
  pt: 'continuar',
  cs: 'pokračovat',
  pl: 'kontynuuj',
  others: 'fortsätt | fortsæt | fortsett | jatka | continuă | devam et | συνέχεια | продолжить',
};

/** Ends a form: pressing this may submit an application. */
const finalSend: Wording = {
  en: 'submit | send | apply | finish | complete | done | sign and submit | confirm and send | submit application | send application | apply now | finalize | confirm',
  de: 'absenden | senden | abschicken | einreichen | bewerben | bewerbung absenden | abschließen | fertig | fertigstellen | bewerbung abschicken | jetzt bewerben | bestätigen | verschicken',
  fr: 'envoyer | soumettre | postuler | valider | terminer | transmettre | envoyer ma candidature | confirmer | finaliser | déposer',
  es: 'enviar | postular | postularme | solicitar | finalizar | terminar | inscribirme | aplicar | presentar | confirmar | mandar',
  it: 'invia | inviare | candidati | termina | concludi | conferma | completa | inoltra',
  nl: 'verzenden | verstuur | versturen | verzend | solliciteer | solliciteren | indienen | afronden | voltooien | bevestigen | insturen',
  pt: 'enviar | candidatar | submeter | finalizar | concluir | candidatar-se | confirmar',
  cs: 'odeslat | poslat | dokončit | přihlásit se | potvrdit',
  pl: 'wyślij | aplikuj | zakończ | prześlij | złóż | potwierdź',
  others:
    'skicka | ansök | send inn | søk | ansøg | indsend | lähetä | hae | elküldés | küldés | beküldés | trimite | aplică | odoslať | gönder | başvur | υποβολή | αποστολή | отправить | надіслати | pošalji | prijavi se | slutför | færdig',
};

const either = (wording: Wording): string => phrasesIn(wording, foldLabel).join('|');
const isNext = new RegExp(`^(?:${either(nextStep)})(?: \\d+(?: \\p{L}+ \\d+)?)?$`, 'u');
const isOnward = new RegExp(`^(?:${either(onward)})$`, 'u');

let sends: PhraseMatcher | null = null;
/** Sends or signs a form, whatever else it says. */
const endings: ReadonlySet<RefusalCode> = new Set(['send', 'apply', 'agree']);

/** True for a control's name that may send the form for good; doubtful ones count. */
export function mayBeFinalSend(name: string): boolean {
  return !isNextStepName(name, true) && (hasFinalSend(name) || meansAnyOf(name, endings));
}

/** True if words for ending a form occur anywhere. */
export function hasFinalSend(text: string): boolean {
  sends ??= phraseMatcher(finalSend);
  const matcher = sends;
  return foldForGuards(text).readings.some(({ words }) =>
    words.some((_, index) => matcher.lengthFrom(words, index) > 0),
  );
}

/**
 * True for a control's name that leads to a form's next page and cannot be the final send. A bare "Continue" counts only if the page shows
 * that its form has steps (`hasSteps`).
 */
export function isNextStepName(name: string, hasSteps: boolean): boolean {
  const words = foldLabel(name);
  return (isNext.test(words) || (hasSteps && isOnward.test(words))) && !hasFinalSend(name);
}
