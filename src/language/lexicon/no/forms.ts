import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'relasjon | relasjon til deg | forhold til deg',
  otherScript: 'latinske bokstaver | på engelsk',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll: 'best | mest | helst | favoritt | foretrekker | viktigste | bare en',
  allThatApply: gap<'not met on a form'>(),
  applicant: `søker | om deg | dine opplysninger | personopplysninger | kontaktopplysninger | personlige opplysninger
    | dine kontaktopplysninger | kontaktinformasjon | om søkeren | kandidat | om meg`,
  attachFile: `last opp | velg fil | last opp fil | last opp filer | velg filer | bla gjennom | legg ved
    | legg ved fil | legg til fil | fil | dra og slipp | slipp filer her | ingen fil valgt | ingen fil er valgt
    | ingen fil | velg en fil | last opp en fil`,
  dropFile: 'slipp, dra … fil*, dokument*, her',
  otherPerson: `nærmeste pårørende | nødkontakt | kontaktperson i nødstilfelle | i nødstilfelle | pårørende
    | tips en venn | del jobben | del stillingen | referanser | referanseperson | referansepersoner | anbefalt av
    | hvem anbefalte deg | skriv en kommentar | skriv en anmeldelse | verge | mors navn | fars navn`,
  whoReferred: `den, person*, ansatt*, kollega*, hvem, venn … anbefalt, anbefalte, anbefaler, henviste, henvist, tipset`,
  recipient: 'mottaker | mottakeren | mottakerens',
  nominee: 'på vegne av | annen person | kollega*',
  ownership: 'av | fra | til din | til en',
  otherRoles: `ektefelle | kausjonist | samboer | nødstilfelle | nødsituasjon | referanse | nærmeste leder
    | leders navn | veileder
      | fars | mors | barnets | datter | bror | søster | ektefelles | din venn | kollega`,
  employer: 'arbeidsgiver | arbeidsgiveren | arbeidsgivere | arbeidsgivers',
  personHeadingFillers: `din | ditt | dine | den | det | og | for | av | opplysninger | kontaktopplysninger | kontakt
    | nåværende | siste | tidligere | navn`,
  enterAgain: 'bekreft | gjenta | skriv inn på nytt | på nytt | igjen | bekreftelse',
  required: 'obligatorisk spørsmål | obligatorisk | påkrevd | må fylles ut | obligatorisk felt | kreves',
  optional: 'valgfritt | valgfri | frivillig | ikke påkrevd',
  characters: 'tegn',
  formParts: 'steg | trinn | side | del | avsnitt | seksjon | spørsmål',
  example: 'f eks | feks | eksempel | for eksempel | eksempelvis',
  answerPrompts: `ditt svar | svar | skriv her | skriv svaret ditt | skriv inn svar | skriv inn tekst | spesifiser | tekst`,
  enterKey: 'enter | retur | enter-tasten',
  referenceNumber: 'referansenummer | referansenr | referanse nr | stillingsnummer | referansekode',
  referenceWord: 'referanse',
  sectionHeadings: `før du sender | om | du | din | ditt | min | mine | dine | deg | oss | og | av | til | for | i | på | hvor
    | hvordan | kontakt | kontaktinformasjon | kontaktopplysninger | personlig | personlige | personopplysninger | opplysninger
    | informasjon | detaljer | søker | søknad | steg | trinn | del | adresse | bosted | telefon | mobil | nummer | e-post
    | epost | fødsels | personnummer | mitt | meg | de | den | en | et | eller | med | kan | vi | kontakte | nå | person
    | personlig informasjon | grunnleggende | generelt | generell | profil | cv | kandidat | skjema | søknadsskjema | side
    | obligatorisk | obligatoriske | påkrevd | valgfritt | felter | postadresse | bor | nåværende | telefonnummer | mobilnummer
    | e-postadresse | fødselsdato | dato | statsborgerskap | nasjonalitet | fyll | oppgi | navn
    | personalia | spørsmål | tilleggsspørsmål
    | kommunikasjon`,
  unrelated: {
    says: `gavekort | ean-nummer | personnummer | rabattkode | kampanjekode | gavekortnummer | antall | kommentarer
      | kommentar | merknad | merknader | kundenummer | ordrenummer | brukernavn | etasje | oppgang | bygning
      | organisasjonsnummer | orgnr | leveringsdato | fødested | fødeland | faks | dørkode | c/o | telefontype | type telefon | enhetstype`,
    alone: 'emne | melding',
    named: 'fax',
  },
  pageSearch: { says: 'søk | søk etter jobb | søkeord' },
  fileInProgress: `lastes opp | laster opp | filen behandles | behandler filen | analyseres | analyserer | laster inn
    | vennligst vent`,
  fileTaken: `er lastet opp | ble lastet opp | er lagt ved | er lagt til | filen lastet opp | opplasting fullført`,
  applicationParts: `cv | søknadsbrev | søknadstekst | lønnskrav | lønnsforventninger | oppsigelsestid | din søknad
    | send søknad`,
  passwordNames: 'passord',
  messageBox: 'kommentar | emne | melding | anmeldelse | meldinger | kommentarer | vurdering | svar til',
} satisfies Covered<Forms>;
