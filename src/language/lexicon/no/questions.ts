import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `kompetanse | ferdigheter | programmeringsspråk | verktøy | erfaring med | behersker | kjennskap til | teknologier`,
  languages: `hvilke språk snakker du | språk du snakker | språk du behersker | språkkunnskaper | språkferdigheter`,
  veteran: { says: 'veteran | veteraner | veteranstatus | militærtjeneste' },
  disability: {
    says: `funksjonsnedsettelse | nedsatt funksjonsevne | funksjonshemming | nedsatt arbeidsevne | funksjonsvariasjon | hull i cv-en`,
  },
  hispanic: gap<'a question of the USA'>(),
  race: { says: 'etnisitet | etnisk bakgrunn | etnisk opprinnelse | etnisk tilhørighet | hudfarge' },
  otherEquality: {
    says: `seksuell orientering | seksuell legning | religion | livssyn | sivilstand | sivilstatus | transperson`,
    named: 'religion',
  },
  gender: { says: 'kjønn | kjønnsidentitet' },
  coverLetterText: {
    says: `søknadsbrev | søknadstekst | motivasjonsbrev | følgebrev | motivasjon | melding til rekrutterer | melding til arbeidsgiver`,
    named: 'motivasjon | soknadstekst | soknadsbrev',
  },
  headline: { says: 'profiloverskrift | profiltittel' },
  summary: {
    says: `sammendrag | om deg | om meg | fortell om deg selv | fortell litt om deg selv | beskriv deg selv | presenter deg selv
    | kort presentasjon | nøkkelkvalifikasjoner`,
    alone: 'profil | presentasjon',
  },
  salaryCurrency: { says: 'valuta | lønnsvaluta' },
  salaryExpected: {
    says: `lønnsforventning | lønnsforventninger | lønnsønske | ønsket lønn | forventet lønn | lønnskrav | årslønn | lønn`,
    named: 'lonnsforventning | lonn',
  },
  noticePeriod: { says: 'oppsigelsestid | oppsigelsesfrist | oppsigelsesperiode', named: 'oppsigelsestid' },
  startDate: {
    says: `oppstartsdato | startdato | oppstart | tiltredelse | tiltredelsesdato | tilgjengelig fra | tidligste oppstart
    | ønsket oppstart | mulig oppstart | når kan du starte | når kan du begynne | når kan du tiltre`,
    named: 'oppstartsdato | startdato',
  },
  relocation: { says: 'flytte | relokalisering | flytting' },
  source: {
    says: `hvordan hørte du | hvor hørte du | hvordan fant du | hvor fant du | hvor så du | hvor har du sett | hvordan ble du oppmerksom
    | hvordan ble du kjent med | hvor har du hørt`,
    alone: 'kilde',
  },
  currentPay: 'nåværende, siste, tidligere, dagens … lønn, årslønn, månedslønn',
  relocationHelp: 'flyttehjelp*, flyttegodtgjørelse* | hjelp, støtte, utgift*, kostnad* … flytting*, å flytte',
  sourceShapes: `hvordan, hvor, gjennom hvem, via hvilken … hørte, hørt, fant, funnet, så du, oppmerksom, kjent med, fikk du vite, oppdaget`,
  salaryCurrencyShapes: 'valuta … lønn*',
  salaryExpectedShapes: `ønsket, forventet, ønsker, forventer … lønn, årslønn, månedslønn, timelønn | lønnsforventning*, lønnsønske*, lønnskrav*
    | hvor mye, hva … tjene | hvilken lønn`,
  noticePeriodShapes: 'oppsigelsestid*, oppsigelsesfrist*, oppsigelsesperiode*',
  priorEmploymentShapes: `tidligere, noensinne, noen gang, allerede, før … arbeidet hos, jobbet hos, ansatt hos, arbeidet for, jobbet for, jobbet i
    | arbeidet hos, jobbet hos, ansatt hos, jobbet for … tidligere, før | tidligere … medarbeider, ansatt hos`,
  relocationShapes: 'å flytte, kan du flytte, flytte til, flytte for, relokaliser*, bytte bosted',
  startDateShapes: `når, fra når, hvor raskt, hvilken dato, fra hvilken dato … starte, begynne, tiltre, tilgjengelig
    | tidligst*, ønsket, mulig … start*, oppstart*, tiltredelse* | tiltredelsesdato, startdato, oppstartsdato`,
  sponsorship: { says: 'visumstatus | oppholdsstatus | visumsponsing' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { says: 'arbeidstillatelse', named: 'arbeidstillatelse' },
  age18: { says: '18 år | fylt 18 | minst 18 | myndig' },
  criminalRecord: {
    says: `politiattest | straffattest | straffedømt | tidligere straffet | tidligere dømt | dømt for | strafferegisteret
    | straffbare forhold`,
  },
  priorEmployment: {
    says: `tidligere arbeidet hos | tidligere jobbet hos | arbeidet hos oss | jobbet hos oss | ansatt hos oss | tidligere ansatt
    | tidligere medarbeider | søkt jobb hos oss | søkt stilling hos oss`,
  },
  accommodation: {
    says: 'tilpasning | tilpasninger | tilrettelegging | særskilte behov | spesielle behov | hjelpemidler',
  },
  legal: {
    says: `konkurranseklausul | kundeklausul | konkurransebegrensende | interessekonflikt | interessekonflikter | inhabilitet | bierverv
    | sikkerhetsklarering | bakgrunnssjekk | familiemedlem | familiemedlemmer | sanksjonsliste`,
  },
  needing: 'trenger, behøver, krever, kreves, trenge',
  needed: 'nødvendig*, påkrevd, påkrevde',
  having: 'har, innehar, besitter',
  noNeed: 'trenger ikke, behøver ikke, krever ikke, kreves ikke, ikke behov',
  requests:
    'oppgi | vennligst oppgi | angi | skriv inn | hva er | hvilken er | bekreft | fyll inn | fyll ut | skriv for å legge til',
  withoutPermit: `uten … spons*, visum*, begrensning*, restriksjon*, støtte, tillatelse, arbeidstillatelse | ubegrenset … rett, arbeide`,
  workPermit: 'arbeidstillatelse*, oppholdstillatelse*, oppholdsrett*',
  visa: 'visum*, visa, arbeidsvisum*',
  allowedToWork: `rett til å, retten til å, tillatelse til å, tillatt å, berettiget til å, lovlig … arbeide, jobbe | arbeide, jobbe … lovlig
    | arbeidstillatelse*, oppholdstillatelse*, oppholdsrett*`,
  mayWork: 'får du lov … arbeide, jobbe',
  canWork: 'kan du, får du … arbeide, jobbe',
  sponsor: 'sponsr*, sponsor*, visumspons*, visumstøtte*',
  permitHelp: 'hjelp, hjelpe, støtte, søke om, bistand, skaffe',
  permitProof: `bevis, dokumentasjon, dokumentere, fremvise … arbeidstillatelse*, rett til å arbeide, oppholdstillatelse*`,
  yesNoBeginnings: `er du | har du | kan du | vil du | ville du | får du | trenger du | bor du | snakker du | er det | har dere | ønsker du
    | må du`,
  unions: 'eu | eøs | den europeiske union | schengen',
  ownCountry: 'bostedsland | hjemland | bostedslandet',
  conditions: 'hvis | dersom',
  joiners: 'og | eller',
} satisfies Covered<Questions>;
