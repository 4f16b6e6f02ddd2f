import { contactKeys } from '../field-key';
import type { FormField } from '../form-field';
import { foldWording, type Phrases, phraseFinder } from '../phrases';
import { identifierWords } from './field-words';

/** Who is asked for beside the person who applies. */
const others: Phrases = {
  en: `emergency contact | in case of emergency | next of kin | referee | referees | reference contact | professional reference | professional references | character reference | name of reference | reference name | references
    | refer a friend | friend's name | friend's email | your friend's | referrer | referrer's | name of referrer | referred by | referring employee | employee who referred you | guardian | parent or guardian | spouse | spouse's | mother's | father's | supervisor | supervisor's name | line manager
    | manager's name | manager name | hiring manager | recruiter | beneficiary | dependent's name | pet's name | pet name | company you are referring`,
  de: 'notfallkontakt | im notfall | referenzgeber | referenzen | erziehungsberechtigter | erziehungsberechtigte | ehepartner | vorgesetzter | name des vorgesetzten | empfohlen von | ansprechpartner beim arbeitgeber | freund empfehlen',
  fr: `contact d'urgence | personne à prévenir | personne à contacter en cas d'urgence | en cas d'urgence | référent | références professionnelles | conjoint | tuteur légal | supérieur hiérarchique | parrainé par | recommandé par | nom du parrain`,
  es: 'contacto de emergencia | en caso de emergencia | referencias | referencias laborales | referencias personales | cónyuge | tutor legal | supervisor | nombre del supervisor | recomendado por | jefe inmediato',
  it: 'contatto di emergenza | in caso di emergenza | referenze | coniuge | tutore | supervisore | responsabile diretto | segnalato da',
  nl: 'contactpersoon bij nood | contact in geval van nood | bij noodgevallen | referenties | referent | echtgenoot | voogd | leidinggevende | aanbevolen door',
  pt: 'contato de emergência | contacto de emergência | em caso de emergência | referências | referências profissionais | cônjuge | supervisor | indicado por',
  cs: 'kontakt pro případ nouze | v případě nouze | reference | zákonný zástupce | nadřízený | doporučil',
  pl: 'kontakt w nagłych wypadkach | w nagłych wypadkach | referencje | opiekun prawny | przełożony | polecony przez',
};

const find = phraseFinder(others);
const contact: ReadonlySet<string> = new Set(contactKeys);

/** True for what asks how somebody else is called or reached, by its label, its name or the headings over it: nothing of the person fits. */
export function isOfSomebodyElse({ key, question, sections, clues }: FormField): boolean {
  if (key === null || !contact.has(key)) return false;
  const texts = [question, ...sections].map(foldWording);
  const names = [clues.name, clues.id].map(identifierWords);
  return [...texts, ...names].some((text) => find(text) !== null);
}
