import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'relation | relation til dig | forhold til dig',
  otherScript: 'latinske bogstaver | på engelsk',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll: 'bedst | mest | helst | favorit | foretrækker | vigtigste | kun en',
  allThatApply: gap<'not met on a form'>(),
  applicant: `ansøger | dine oplysninger | om dig | dine kontaktoplysninger | personlige oplysninger
    | personoplysninger | kontaktoplysninger | om ansøger | kandidat | om mig`,
  attachFile: `vedhæft | vælg fil | vedhæft fil | upload | upload fil | upload filer | vælg filer | gennemse
    | tilføj fil | fil | træk og slip | slip filer her | ingen fil valgt | der er ikke valgt nogen fil | ingen fil
    | vælg en fil | upload en fil`,
  dropFile: 'slip, træk … fil*, dokument*, her',
  otherPerson: `nærmeste pårørende | nødkontakt | kontaktperson i nødstilfælde | i nødstilfælde | pårørende
    | tip en ven | del jobbet | del jobopslag | referencer | referenceperson | referencepersoner | anbefalet af
    | hvem anbefalede dig | skriv en kommentar | skriv en anmeldelse | værge | mors navn | fars navn`,
  whoReferred: `den, person*, medarbejder*, kollega*, hvem, ven … anbefalet, anbefalede, anbefaler, henviste, henvist`,
  recipient: 'modtager | modtageren | modtagerens',
  nominee: 'på vegne af | anden person | kollega*',
  ownership: 'af | fra | til din | til en',
  otherRoles: `ægtefælle | kautionist | samlever | nødstilfælde | nødsituation | reference | nærmeste leder
    | leders navn | vejleder
      | fars | mors | barnets | datter | bror | søster | ægtefælles | din ven | kollega`,
  employer: 'arbejdsgiver | arbejdsgiveren | arbejdsgivere | arbejdsgiverens',
  personHeadingFillers: `din | dit | dine | den | det | og | for | af | oplysninger | kontaktoplysninger | kontakt
    | nuværende | seneste | tidligere | navn`,
  enterAgain: 'bekræft | gentag | indtast igen | skriv igen | igen | bekræftelse',
  required:
    'påkrævet spørgsmål | obligatorisk spørgsmål | obligatorisk | obligatorisk felt | påkrævet | skal udfyldes | krævet',
  optional: 'valgfrit | valgfri | frivilligt | ikke påkrævet',
  characters: 'tegn',
  formParts: 'trin | side | del | afsnit | sektion | spørgsmål',
  example: 'f eks | fx | eksempel | for eksempel | eksempelvis',
  answerPrompts: `dit svar | svar | skriv her | skriv dit svar | indtast svar | indtast dit svar | indtast tekst | uddyb | tekst`,
  enterKey: 'enter | retur | enter-tasten',
  referenceNumber: 'referencenummer | referencenr | reference nr | stillingsnummer | referencekode',
  referenceWord: 'reference',
  sectionHeadings: `før du sender | inden du sender | om | dig | du | din | mig | min | mine | dine | sig | os | og | af | til | for | i | på | hvor
    | hvordan | kontakt | kontaktinformation | kontaktoplysninger | personlig | personlige | personoplysninger | oplysninger
    | information | detaljer | ansøger | ansøgning | trin | del | adresse | bopæl | telefon | mobil | nummer | fødsels | mit
    | de | den | en | et | eller | med | kan | vi | kontakte | dit | person | personlige informationer | grundlæggende
    | generelt | generel | profil | cv | kandidat | formular | side | obligatorisk | obligatoriske | påkrævet | valgfrit
    | felter | postadresse | bor | nuværende | telefonnummer | mobilnummer | mail | e-mail | email | fødselsdato | dato
    | statsborgerskab | nationalitet | udfyld | indtast | navn
    | spørgsmål | yderligere spørgsmål | supplerende spørgsmål
    | kommunikation`,
  unrelated: {
    says: `rabatkode | gavekort | cvr | cvr-nummer | ean-nummer | adressetillæg | kampagnekode | rabatkupon
      | gavekortnummer | antal | kommentarer | kommentar | bemærkninger | bemærkning | kundenummer | ordrenummer | brugernavn
      | etage | opgang | bygning | momsnummer | leveringsdato | fødested | fødeland | fax | faxnummer | dørkode | c/o | telefontype | type telefon | enhedstype`,
    alone: 'emne | besked',
    named: 'fax',
  },
  pageSearch: { says: 'søg | søg job | søgeord' },
  fileInProgress: `uploades | uploader | filen behandles | behandler filen | analyseres | analyserer | indlæser | indlæses
    | vent venligst`,
  fileTaken: `er uploadet | blev uploadet | er vedhæftet | er tilføjet | filen uploadet | upload fuldført`,
  applicationParts: `cv | motiveret ansøgning | lønforventning | lønforventninger | opsigelsesvarsel | din ansøgning
    | send ansøgning`,
  passwordNames: 'adgangskode | kodeord',
  messageBox: 'kommentar | emne | besked | anmeldelse | beskeder | kommentarer | vurdering | svar til',
} satisfies Covered<Forms>;
