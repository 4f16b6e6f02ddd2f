import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'lagre | ferdig',
  keptThing: 'oppføring | oppføringen | denne oppføringen | språk | lukk | og lukk',
  editEntry: 'rediger | endre',
  addEntry: 'legg til | legg til en | legg til et | legg til ny | legg til nytt | legg til flere',
  anotherEntry: 'rad | en | et | ei | ny | nytt | nye | til | flere | annen | annet | oppføring',
  workEntry: 'jobb | stilling | arbeidsforhold | arbeidsgiver | ansettelse | rolle',
  educationEntry: 'skole | grad | universitet | eksamen',
  workPart: { named: 'arbeidserfaring | erfaring | erfaringer | arbeidsforhold | arbeidsgiver | stilling' },
  educationPart: { named: 'utdanning | utdanninger | utdannelse | skole | studie | studier' },
  educationArea: `fagområde | studieretning | retning | fagfelt | fag | hovedfag | studieprogram | linje | fordypning
    | spesialisering`,
  educationStudyType: `grad | utdanningsnivå | eksamen | nivå | høyeste utdanning | høyeste fullførte utdanning
    | type utdanning | utdanningstype`,
  highestDegree: 'høyeste | høyest | utdanningsnivå',
  educationInstitution: `skole | utdanningsinstitusjon | universitet | høyskole | høgskole | studiested | utdanningssted | lærested
    | institusjon | skolens navn | skolenavn | hvor studerte du`,
  educationScore: 'karakter | karaktersnitt | snittkarakter | gjennomsnittskarakter',
  onlyEducation: `utdanningsinstitusjon | studiested | utdanningssted | lærested | utdanningsnivå | høyeste utdanning
    | høyeste fullførte utdanning | skolens navn | universitet | høyskole | studieretning | hvor studerte du | hva studerte du
    | karaktersnitt`,
  startDate: `fra | start | startdato | startet | begynte | begynnelse | fra og med | fra dato | startår | startmåned
    | siden`,
  endDate: `til | slutt | sluttdato | sluttet | til og med | til dato | sluttår | sluttmåned | avsluttet | fullført
    | fullført år | uteksaminert
    | uteksamineringsår | fratredelse`,
  workHeadings: `arbeidserfaring | yrkeserfaring | jobberfaring | erfaring | erfaringer | arbeidsforhold
    | tidligere arbeidsforhold | ansettelser | tidligere arbeidsgivere | arbeidsgivere | arbeidsgiver | yrkespraksis`,
  educationHeadings: 'utdanning | utdannelse | utdanninger | utdanningsbakgrunn | studier | skolegang',
  fillers: `den | det | en | et | av | og | eller | i | på | ved | din | ditt | dine | du | hva | er | var | navn
    | dato | måned | år | dag | siste | nyeste | tidligere | høyeste | fullført | annen | valgfritt`,
  workIsCurrent: `jeg jobber her nå | jeg jobber her for tiden | jeg arbeider her nå | jobber fortsatt her
    | nåværende stilling | nåværende jobb | nåværende arbeidsforhold | nåværende arbeid | for øyeblikket | pågående
    | fortsatt ansatt | til nå | nåværende arbeidsgiver | jeg jobber her fortsatt | jeg jobber fortsatt her
    | jeg arbeider her fortsatt | jeg arbeider fortsatt her | jeg jobber her ennå | jeg jobber her | jeg arbeider her
    | jeg er fortsatt ansatt | jeg er fortsatt ansatt her | fortsatt ansatt her | pågående ansettelse
    | pågående arbeidsforhold | jeg jobber her i dag | jeg jobber for tiden her | jobber her fortsatt | jobber her nå
    | jeg jobber her for øyeblikket | jeg jobber her fremdeles | jeg jobber fremdeles her`,
  workPosition: 'stilling | stillingstittel | jobbtittel | tittel | rolle | posisjon | yrke | stillingsbetegnelse',
  workName: `bedrift | arbeidsgiver | firma | firmanavn | bedriftens navn | arbeidsgivers navn | organisasjon
    | arbeidsplass | selskap`,
  workLocation: 'sted | by | arbeidssted | lokasjon',
  workSummary: `beskrivelse | arbeidsoppgaver | ansvarsområder | oppgaver | stillingsbeskrivelse | jobbeskrivelse
    | beskrivelse av arbeidsoppgaver | ansvar | rollebeskrivelse | beskrivelse av rollen | beskrivelse av stillingen | hovedoppgaver`,
} satisfies Covered<History>;
