import { type Covered, gap } from '../topics/concept';
import type { Forms } from '../topics/forms';

export const forms = {
  applicant: 'sökande | om dig | dina uppgifter | personuppgifter',
  attachFile: 'bifoga | ladda upp | välj fil',
  otherPerson: 'närmast anhörig | nödkontakt',
  recipient: 'mottagare',
  otherRoles: 'äkta make | maka | borgenär | borgensman | garant',
  employer: gap('not yet written'),
  personHeadingFillers: gap('not yet written'),
  enterAgain: 'bekräfta | upprepa',
  required: gap('not yet written'),
  sectionHeadings: `om | dig | du | din | ditt | dina | mig | min | sig | oss | och | av | till | för | i | på | var | hur | kontakt
    | kontaktuppgifter | kontaktinformation | personlig | personliga | personuppgifter | uppgifter | information | detaljer
    | grunduppgifter | sökande | ansökan | steg | del | adress | adressuppgifter | bostad | telefon | mobil | nummer | e-post
    | epost | födelse | personnummer`,
  unrelated: {
    says: 'kampanjkod | rabattkod | presentkort | portkod | dörrkod | ean-nummer | organisationsnummer | personnummer',
    named: 'fax',
  },
  pageSearch: { says: 'sök' },
  fileInProgress: gap('not yet written'),
  applicationParts: gap('not yet written'),
  passwordNames: gap('not yet written'),
  messageBox: 'ämne | meddelande | kommentar | omdöme | recension',
  nextStep: 'nästa | nästa steg',
  onward: 'fortsätt',
  finalSend: 'skicka | ansök | slutför',
} satisfies Covered<Forms>;
