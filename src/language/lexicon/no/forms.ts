import { type Covered, gap } from '../topics/concept';
import type { Forms } from '../topics/forms';

export const forms = {
  applicant: 'søker',
  attachFile: 'last opp | velg fil',
  otherPerson: 'nærmeste pårørende | nødkontakt',
  recipient: 'mottaker',
  otherRoles: 'ektefelle | kausjonist',
  employer: gap('not yet written'),
  personHeadingFillers: gap('not yet written'),
  enterAgain: 'bekreft | gjenta',
  required: gap('not yet written'),
  sectionHeadings: `om | du | din | ditt | min | mine | dine | deg | oss | og | av | til | for | i | på | hvor | hvordan | kontakt
    | kontaktinformasjon | kontaktopplysninger | personlig | personlige | personopplysninger | opplysninger | informasjon | detaljer
    | søker | søknad | steg | trinn | del | adresse | bosted | telefon | mobil | nummer | e-post | epost | fødsels | personnummer`,
  unrelated: { says: 'gavekort | ean-nummer | personnummer', named: 'fax' },
  pageSearch: { says: 'søk' },
  fileInProgress: gap('not yet written'),
  applicationParts: gap('not yet written'),
  passwordNames: gap('not yet written'),
  messageBox: 'kommentar | emne | melding | anmeldelse',
  nextStep: 'neste',
  onward: 'fortsett',
  finalSend: 'send inn | søk',
} satisfies Covered<Forms>;
