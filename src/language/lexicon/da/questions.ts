import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `kompetencer | færdigheder | programmeringssprog | værktøjer | erfaring med | behersker | kendskab til | teknologier`,
  languages: `hvilke sprog taler du | sprog du taler | sprog som du taler | talte sprog | sprogkundskaber | sprogfærdigheder`,
  veteran: { says: 'veteran | veteraner | veteranstatus | militærtjeneste | forsvaret udsendt' },
  disability: { says: 'handicap | funktionsnedsættelse | nedsat arbejdsevne | handikap' },
  hispanic: gap<'a question of the USA'>(),
  race: { says: 'etnicitet | etnisk baggrund | etnisk oprindelse | etnisk tilhørsforhold | hudfarve' },
  otherEquality: {
    says: `seksuel orientering | religion | trosretning | civilstand | ægteskabelig stilling | transkønnet | transperson`,
    named: 'transgender | religion',
  },
  gender: { says: 'køn | kønsidentitet' },
  coverLetterText: {
    says: `ansøgning | motiveret ansøgning | følgebrev | ansøgningsbrev | motivation | motivationsbrev | besked til rekrutteringsteamet
    | besked til arbejdsgiveren`,
    named: 'motivation | ansogning',
  },
  headline: { says: 'profiloverskrift | professionel overskrift | profiltitel' },
  summary: {
    says: `om dig | om mig | fortæl om dig selv | fortæl lidt om dig selv | beskriv dig selv | præsenter dig selv | kort præsentation
    | profiltekst | sammenfatning`,
    alone: 'profil | præsentation',
  },
  salaryCurrency: { says: 'valuta | lønvaluta' },
  salaryExpected: {
    says: `lønforventning | lønforventninger | lønønske | ønsket løn | forventet løn | lønkrav | løn | månedsløn`,
    named: 'lonforventning | loen',
  },
  noticePeriod: { says: 'opsigelsesvarsel | opsigelsesperiode | opsigelsesfrist', named: 'opsigelsesvarsel' },
  startDate: {
    says: `tiltrædelsesdato | tiltrædelse | startdato | opstartsdato | mulig startdato | tidligste startdato | kan starte
    | hvornår kan du starte | hvornår kan du begynde | hvornår kan du tiltræde`,
    named: 'startdato | tiltraedelsesdato',
  },
  relocation: { says: 'flytte | relokation | flytning' },
  source: {
    says: `hvordan hørte du | hvor hørte du | hvordan fandt du | hvor fandt du | hvor så du | hvor har du set | hvordan blev du opmærksom
    | hvor har du hørt | hvordan har du hørt`,
    alone: 'kilde',
  },
  currentPay: 'nuværende, seneste, tidligere, sidste … løn, månedsløn, årsløn, gage',
  relocationHelp: 'flyttehjælp*, flyttetilskud* | hjælp, støtte, tilskud, udgift* … flytning*, at flytte',
  sourceShapes: `hvordan, hvor, gennem hvem, via hvilken … hørte, hørt, fandt, fundet, så du, opmærksom, bekendt med, fik du kendskab, opdagede`,
  salaryCurrencyShapes: 'valuta … løn*',
  salaryExpectedShapes: `ønsket, forventet, ønsker, forventer … løn, månedsløn, årsløn, timeløn, gage | lønforventning*, lønønske*, lønkrav*
    | hvor meget, hvad … tjene | hvilken løn`,
  noticePeriodShapes: 'opsigelsesvarsel*, opsigelsesperiode*, opsigelsesfrist*',
  priorEmploymentShapes: `tidligere, nogensinde, allerede, før … arbejdet hos, ansat hos, arbejdet for, ansat i, ansat af
    | arbejdet hos, ansat hos, arbejdet for … tidligere, før | tidligere … medarbejder, ansat hos`,
  relocationShapes: 'at flytte, kan du flytte, flytte til, flytte for, relokation, skifte bopæl',
  startDateShapes: `hvornår, fra hvornår, hvor hurtigt, hvilken dato, fra hvilken dato … starte, begynde, tiltræde, til rådighed
    | tidligst*, ønsket, mulig … start*, tiltrædelse* | tiltrædelsesdato, startdato, opstartsdato`,
  sponsorship: { says: 'visum sponsorering | visumstatus | opholdsstatus' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { says: 'arbejdstilladelse', named: 'arbejdstilladelse' },
  age18: { says: '18 år | fyldt 18 | mindst 18 | myndig' },
  criminalRecord: {
    says: `straffeattest | straffattest | børneattest | straffet | tidligere dømt | dømt for | straffelov | strafferetlig`,
  },
  priorEmployment: {
    says: `tidligere arbejdet hos | tidligere arbejdet for | arbejdet hos os | ansat hos os | tidligere ansat | tidligere medarbejder
    | søgt job hos os | tidligere søgt hos os`,
  },
  accommodation: {
    says: 'tilpasning | tilpasninger | særlige behov | hjælpemidler | særlige hensyn | tilgængelighedsbehov',
  },
  legal: {
    says: `konkurrenceklausul | kundeklausul | ansættelsesklausul | interessekonflikt | interessekonflikter | inhabilitet
    | bibeskæftigelse | sikkerhedsgodkendelse | baggrundstjek | familiemedlem | familiemedlemmer | sanktionsliste`,
  },
  needing: 'brug for, behøver, kræver, kræves, påkræver',
  needed: 'nødvendig*, påkrævet, krævede',
  having: 'har, besidder, indehaver',
  noNeed: 'ikke brug for, behøver ikke, kræver ikke, kræves ikke, ikke behov',
  requests: 'angiv | angiv venligst | indtast | hvad er | hvilken er | bekræft | udfyld | oplys | skriv for at tilføje',
  withoutPermit: `uden … sponsor*, visum*, begrænsning*, restriktion*, støtte, tilladelse, arbejdstilladelse | ubegrænset … ret, arbejde`,
  workPermit: 'arbejdstilladelse*, opholdstilladelse*, opholdsret*',
  visa: 'visum*, visa, arbejdsvisum*',
  allowedToWork: `ret til at, retten til at, tilladelse til at, tilladt at, berettiget til at, lovligt, autoriseret … arbejde
    | arbejde … lovligt | arbejdstilladelse*, opholdstilladelse*, opholdsret*`,
  mayWork: 'må du, må De … arbejde',
  canWork: 'kan du, må du … arbejde',
  sponsor: 'sponsor*, sponsorer*, visumsponsor*, visumstøtte*',
  permitHelp: 'hjælp, hjælpe, støtte, ansøge, ansøgning, bistand',
  permitProof: `bevis, dokumentation, dokumentere, fremvise … arbejdstilladelse*, ret til at arbejde, opholdstilladelse*`,
  yesNoBeginnings: `er du | er I | har du | kan du | vil du | ville du | må du | bor du | taler du | skal du | har I | er der | er det | ønsker du
    | kræver du`,
  unions: 'eu | eøs | den europæiske union | schengen',
  ownCountry: 'bopælsland | hjemland',
  conditions: 'hvis | såfremt',
  joiners: 'og | eller',
} satisfies Covered<Questions>;
