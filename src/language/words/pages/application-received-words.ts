import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** What pages say once an application has been received. */
const sent: Phrases = {
  en: `application submitted|application sent|application received|application complete|application completed|application was submitted
    |application has been submitted|application was sent|application has been sent|application has been received|application was received
    |submitted your application|received your application|got your application|thank you for applying|thanks for applying
    |thank you for your application|thanks for your application|successfully applied|you have applied|you've applied
    |application is on its way|thank you for submitting your application`,
  de: `bewerbung gesendet|bewerbung abgeschickt|bewerbung versendet|bewerbung eingereicht|bewerbung übermittelt|bewerbung eingegangen
    |bewerbung erhalten|bewerbung wurde gesendet|bewerbung wurde abgeschickt|bewerbung wurde erfolgreich|bewerbung ist eingegangen
    |bewerbung ist bei uns eingegangen|bewerbung erfolgreich|danke für ihre bewerbung|danke für deine bewerbung|dank für ihre bewerbung
    |dank für deine bewerbung|erfolgreich beworben`,
  fr: `candidature envoyée|candidature a été envoyée|candidature a bien été|candidature transmise|candidature reçue|reçu votre candidature
    |merci pour votre candidature|merci d'avoir postulé|merci de votre candidature|candidature enregistrée`,
  es: `solicitud enviada|solicitud ha sido enviada|candidatura enviada|candidatura ha sido enviada|hemos recibido tu solicitud
    |hemos recibido su solicitud|hemos recibido tu candidatura|gracias por tu solicitud|gracias por su solicitud|gracias por postular
    |gracias por tu candidatura|gracias por inscribirte`,
  it: `candidatura inviata|candidatura è stata inviata|candidatura ricevuta|ricevuto la tua candidatura|grazie per la tua candidatura
    |grazie per esserti candidato|grazie per la candidatura|candidatura è stata ricevuta`,
  nl: `sollicitatie verzonden|sollicitatie verstuurd|sollicitatie is verzonden|sollicitatie is verstuurd|sollicitatie ontvangen
    |sollicitatie is ontvangen|bedankt voor je sollicitatie|bedankt voor uw sollicitatie|dank voor je sollicitatie|dank voor uw sollicitatie
    |bedankt voor het solliciteren`,
  pt: `candidatura enviada|candidatura foi enviada|candidatura recebida|recebemos sua candidatura|recebemos a sua candidatura
    |obrigado por se candidatar|obrigado pela sua candidatura|obrigado pela candidatura|inscrição enviada`,
  cs: 'žádost byla odeslána|přihláška byla odeslána|odpověď byla odeslána|děkujeme za váš zájem o pozici|děkujeme za vaši žádost|životopis byl odeslán',
  pl: 'aplikacja została wysłana|zgłoszenie zostało wysłane|aplikacja wysłana|dziękujemy za aplikację|dziękujemy za zgłoszenie|dziękujemy za przesłanie',
};

/** Words that make a sentence refer to the future or to a failure. */
const notYet: Phrases = {
  en: 'once|after|when|if|until|before|not|cannot|failed|error|will be',
  de: 'sobald|nachdem|wenn|falls|bis|bevor|nicht|fehler|wird',
  fr: "une fois|après|quand|lorsque|si|avant|n'a pas|pas|erreur|sera",
  es: 'una vez|después|cuando|si|antes|no|error|será',
  it: 'una volta|dopo|quando|se|prima|non|errore|sarà',
  nl: 'zodra|nadat|wanneer|als|voordat|niet|fout|wordt',
  pt: 'assim que|depois|quando|se|antes|não|erro|será',
  cs: 'jakmile|poté|když|pokud|než|nebyla|nebyl|chyba|bude',
  pl: 'gdy|po|kiedy|jeśli|zanim|nie|błąd|zostanie',
};

const findSent = phraseFinder(sent);
const findNotYet = phraseFinder(notYet);

/** Whether a text says, in a sentence of its own, that an application was received. */
export function isApplicationReceivedText(text: string): boolean {
  return text.split(/[.!?…\n]+/).some((sentence) => {
    const folded = foldText(sentence);
    const found = findSent(folded);
    return found !== null && findNotYet(folded.replace(found, ' ')) === null;
  });
}
