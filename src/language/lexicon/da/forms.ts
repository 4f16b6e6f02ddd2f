import { type Covered, gap } from '../topics/concept';
import type { Forms } from '../topics/forms';

export const forms = {
  applicant: 'ansøger | dine oplysninger',
  attachFile: 'vedhæft | vælg fil',
  otherPerson: 'nærmeste pårørende | nødkontakt',
  recipient: 'modtager',
  otherRoles: 'ægtefælle | kautionist',
  employer: gap('not yet written'),
  personHeadingFillers: gap('not yet written'),
  enterAgain: 'bekræft | gentag',
  required: gap('not yet written'),
  sectionHeadings: `om | dig | du | din | mig | min | mine | dine | sig | os | og | af | til | for | i | på | hvor | hvordan | kontakt
    | kontaktinformation | kontaktoplysninger | personlig | personlige | personoplysninger | oplysninger | information | detaljer
    | ansøger | ansøgning | trin | del | adresse | bopæl | telefon | mobil | nummer | fødsels`,
  unrelated: { says: 'rabatkode | gavekort | cvr | cvr-nummer | ean-nummer | adressetillæg', named: 'fax' },
  pageSearch: { says: 'søg' },
  fileInProgress: gap('not yet written'),
  applicationParts: gap('not yet written'),
  passwordNames: gap('not yet written'),
  messageBox: 'kommentar | emne | besked | anmeldelse',
  nextStep: 'næste',
  onward: 'fortsæt',
  finalSend: 'ansøg | indsend | færdig',
} satisfies Covered<Forms>;
