import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'relation | relation till dig',
  otherScript: 'latinska bokstäver | på engelska',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll: 'bäst | mest | helst | favorit | föredrar | främsta | endast en',
  allThatApply: gap<'not met on a form'>(),
  applicant: `sökande | om dig | dina uppgifter | personuppgifter | den sökande | dina personuppgifter
    | dina kontaktuppgifter | kontaktuppgifter | personliga uppgifter | om mig | kandidat | om den sökande`,
  attachFile: `ladda upp från enhet | ladda upp från datorn | bifoga | ladda upp | välj fil | bifoga fil | ladda upp fil | ladda upp filer | välj filer | bläddra
    | lägg till fil | fil | dra och släpp | släpp filer här | ingen fil vald | ingen fil har valts | ingen fil
    | välj en fil | ladda upp en fil`,
  dropFile: 'släpp, dra … fil*, dokument*, här',
  otherPerson: `närmast anhörig | nödkontakt | närmast anhöriga | kontaktperson vid nödsituation | vid nödsituation
    | tipsa en vän | dela jobbet | dela annonsen | referenser | referensperson | referenspersoner | rekommenderad av
    | vem rekommenderade dig | lämna en kommentar | skriv en recension | vårdnadshavare | mammas namn | pappas namn`,
  whoReferred: `den, person*, medarbetare*, kollega*, vem, vän … rekommenderade, rekommenderat, rekommenderar, tipsade, tipsat`,
  recipient: 'mottagare | mottagaren | mottagarens',
  nominee: 'på uppdrag av | annan person | kollega*',
  ownership: 'av | från | till din | till en',
  otherRoles: `äkta make | maka | borgenär | borgensman | garant | sambo | nödsituation | nödfall | referens
    | närmaste chef | chefens namn | handledare
      | fars | mors | pappa | mamma | barnets | dotter | bror | syster | makens | din vän | kollega`,
  employer: 'arbetsgivare | arbetsgivaren | arbetsgivares | arbetsgivarens',
  personHeadingFillers: `din | ditt | dina | den | det | och | för | av | uppgifter | kontaktuppgifter | kontakt
    | nuvarande | senaste | tidigare | namn`,
  enterAgain: 'bekräfta | upprepa | skriv igen | ange igen | igen | bekräftelse',
  required: 'obligatorisk fråga | obligatoriskt | obligatorisk | krävs | måste fyllas i | obligatoriskt fält',
  optional: 'valfritt | frivilligt | valfri | ej obligatoriskt',
  characters: 'tecken',
  formParts: 'steg | sida | del | avsnitt | fråga',
  example: 't ex | tex | exempel | till exempel | exempelvis',
  answerPrompts: `ditt svar | svar | skriv här | skriv ditt svar | ange ditt svar | ange text | skriv text | specificera | text`,
  enterKey: 'enter | retur | returtangenten',
  referenceNumber: 'referensnummer | referensnr | referensnummer för annonsen | diarienummer | referenskod',
  referenceWord: 'referens',
  sectionHeadings: `innan du skickar | om | dig | du | din | ditt | dina | mig | min | sig | oss | och | av | till | för | i | på | var
    | hur | kontakt | kontaktuppgifter | kontaktinformation | personlig | personliga | personuppgifter | uppgifter | information
    | detaljer | grunduppgifter | sökande | ansökan | steg | del | adress | adressuppgifter | bostad | telefon | mobil | nummer
    | e-post | epost | födelse | personnummer | mina | de | den | en | ett | eller | med | kan | vi | nå | når | kontakta
    | person | personlig information | grundläggande | allmänt | allmän | profil | cv | kandidat | kandidatuppgifter | formulär
    | sida | obligatoriskt | obligatorisk | obligatoriska | valfritt | fält | postadress | hemadress | bor | nuvarande
    | telefonnummer | mobilnummer | mejl | mail | e-postadress | födelsedatum | datum | medborgarskap | nationalitet | fyll
    | ange | namn
    | frågor | ytterligare frågor | urvalsfrågor
    | kommunikation`,
  unrelated: {
    says: `kampanjkod | rabattkod | presentkort | portkod | dörrkod | ean-nummer | organisationsnummer | personnummer
      | kupongkod | presentkortsnummer | antal | kommentar | kommentarer | övrigt | anmärkning | anmärkningar | kundnummer
      | ordernummer | användarnamn | våning | trappuppgång | byggnad | momsnummer | leveransdatum | födelseort | födelseland
      | fax | faxnummer | c/o | telefontyp | typ av telefon | enhetstyp`,
    alone: 'ämne | meddelande',
    named: 'fax',
  },
  pageSearch: { says: 'sök | sök jobb | sökord' },
  fileInProgress: `laddas upp | laddar upp | filen bearbetas | bearbetar filen | analyseras | analyserar | laddar | läses in
    | vänta`,
  fileTaken: `har laddats upp | laddades upp | är uppladdad | har bifogats | har lagts till | filen uppladdad
    | uppladdningen är klar`,
  applicationParts: `cv | personligt brev | löneanspråk | uppsägningstid | din ansökan | skicka ansökan
    | meritförteckning`,
  passwordNames: 'lösenord',
  messageBox: `ämne | meddelande | kommentar | omdöme | recension | rubrik | ärende | meddelanden | kommentarer
    | recensioner | betyg och omdöme | svar till`,
} satisfies Covered<Forms>;
