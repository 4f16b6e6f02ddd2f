import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `kompetenser | färdigheter | programmeringsspråk | verktyg | ramverk | erfarenhet av | behärskar | kunskaper | kunskaper i
    | tekniker`,
  languages: `vilka språk talar du | språk du talar | språk som du talar | talade språk | språkkunskaper`,
  veteran: { says: 'veteran | veteraner | veteranstatus | militärtjänst | försvarsmakten' },
  disability: { says: 'funktionsnedsättning | funktionsvariation | funktionshinder | nedsatt arbetsförmåga' },
  hispanic: gap<'a question of the USA'>(),
  race: { says: 'etnicitet | etnisk bakgrund | etniskt ursprung | etnisk tillhörighet | etnisk grupp | hudfärg' },
  otherEquality: {
    says: `sexuell läggning | religion | trosuppfattning | religiös tillhörighet | civilstånd | transperson | könsuttryck`,
    named: 'religion',
  },
  gender: { says: 'kön | könsidentitet | juridiskt kön' },
  coverLetterText: {
    says: `personligt brev | ansökningsbrev | följebrev | motivationsbrev | motivering | meddelande till rekryteraren
    | meddelande till arbetsgivaren`,
    named: 'motivation | personligt brev',
  },
  headline: { says: 'profilrubrik | yrkesrubrik | professionell rubrik' },
  summary: {
    says: `sammanfattning | om dig | om mig | berätta om dig själv | berätta lite om dig själv | beskriv dig själv | presentera dig
    | presentera dig själv | kort presentation | personlig presentation | profilbeskrivning`,
    alone: 'profil | presentation',
  },
  salaryCurrency: { says: 'valuta | lönevaluta' },
  salaryExpected: {
    says: `löneanspråk | löneförväntning | löneförväntningar | löneönskemål | önskad lön | förväntad lön | önskad månadslön | lönekrav
    | lön`,
    named: 'loneansprak | lon',
  },
  noticePeriod: { says: 'uppsägningstid', named: 'uppsagningstid' },
  startDate: {
    says: `startdatum | tillträde | tillträdesdatum | tillgänglig från | tidigaste startdatum | önskat startdatum | möjligt startdatum
    | när kan du börja | när kan du tillträda | tidigast möjliga start`,
    named: 'startdatum',
  },
  relocation: { says: 'flytta | omlokalisering | byta bostadsort' },
  source: {
    says: `hur hörde du | hur hittade du | hur fick du reda på | hur fick du kännedom | hur fick du höra | var hörde du | var hittade du
    | var såg du | var har du sett | var har du hört`,
    alone: 'källa',
  },
  currentPay: 'nuvarande, senaste, tidigare, dagens … lön, månadslön, årslön, ersättning',
  relocationHelp: 'flyttbidrag*, flyttersättning* | hjälp, stöd, ersättning, kostnad* … flytt*',
  sourceShapes: `hur, var, genom vem, via vilken … hörde, hört, hittade, hittat, såg, fick du reda, fick du veta, fick du kännedom, kom du i kontakt, upptäckte`,
  salaryCurrencyShapes: 'valuta … lön*',
  salaryExpectedShapes: `önskad, förväntad, önskar, förväntar … lön, månadslön, årslön, timlön, ersättning
    | löneanspråk*, löneförväntning*, löneönskemål*, lönekrav* | hur mycket, vad … tjäna | vilken lön`,
  noticePeriodShapes: 'uppsägningstid*',
  priorEmploymentShapes: `tidigare, någonsin, redan, förut … arbetat hos, jobbat hos, anställd hos, arbetat för, jobbat för, anställd av
    | arbetat hos, jobbat hos, anställd hos, arbetat för, jobbat för … tidigare, förut
    | tidigare, före detta … anställd hos, anställd av`,
  relocationShapes: 'att flytta, kan du flytta, flytta till, flytta för, omlokalis*, byta bostadsort',
  startDateShapes: `när, från när, hur snart, vilket datum, från vilket datum … börja, starta, tillträda, tillgänglig, påbörja
    | tidigast*, önskat, möjligt … start*, tillträde* | tillträdesdatum, startdatum`,
  sponsorship: { says: 'visumstatus | visumkrav | uppehållsstatus' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { says: 'arbetstillstånd', named: 'arbetstillstand' },
  age18: { says: '18 år | fyllt 18 | minst 18 | myndig | myndighetsålder' },
  criminalRecord: {
    says: `belastningsregistret | belastningsregister | dömd | dömts | straffad | brottsmisstanke | begått brott | tidigare domar`,
  },
  priorEmployment: {
    says: `arbetat hos oss | jobbat hos oss | tidigare arbetat hos | tidigare arbetat för | tidigare jobbat hos | tidigare anställd hos
    | anställd hos oss | före detta anställd | sökt jobb hos oss | sökt tjänst hos oss`,
  },
  accommodation: {
    says: `anpassning | anpassningar | särskilda behov | hjälpmedel | tillgänglighetsbehov | tillgänglighetsanpassning | stödbehov`,
  },
  legal: {
    says: `konkurrensklausul | konkurrensförbud | intressekonflikt | intressekonflikter | jäv | bisyssla | bisysslor | säkerhetsprövning
    | bakgrundskontroll | drogtest | släkting | släktingar | sekretessavtal | sanktionslista`,
  },
  needing: 'behöver, behöva, kräver, krävs, kräva',
  needed: 'nödvändig*, erforderlig*',
  having: 'har, innehar, besitter',
  noNeed: 'behöver inte, behöver ingen, behöver inget, kräver inte, krävs inte, kräver ingen, kräver inget',
  requests:
    'ange | vänligen ange | var god ange | fyll i | vad är | vilken är | vilket är | bekräfta | skriv in | skriv för att lägga till',
  withoutPermit: `utan … sponsr*, sponsor*, visum*, begränsning*, inskränkning*, stöd, tillstånd, arbetstillstånd
    | obegränsad*, oinskränkt* … rätt, arbeta`,
  workPermit: 'arbetstillstånd*, uppehållstillstånd*, uppehållsrätt*',
  visa: 'visum*, arbetsvisum*',
  allowedToWork: `rätt att, rätten att, tillåtelse att, tillstånd att, tillåten att, behörig*, berättigad*, behörighet att, lagligt, lagligen, laglig rätt … arbeta, jobba
    | arbeta, jobba … lagligt | arbetstillstånd*, uppehållstillstånd*, uppehållsrätt*`,
  mayWork: 'får du, får ni … arbeta, jobba',
  canWork: 'kan du, kan ni, får du, får ni … arbeta, jobba',
  sponsor: 'sponsr*, sponsor*, visumsponsr*, visumstöd*',
  permitHelp: 'hjälp, hjälpa, stöd, ansöka, ansökan, bistå*',
  permitProof: 'bevis, styrka, intyga, uppvisa … arbetstillstånd*, rätt att arbeta, uppehållstillstånd*',
  yesNoBeginnings: `är du | är ni | har du | har ni | kan du | kan ni | vill du | vill ni | skulle du | skulle ni | får du | behöver du
    | behöver ni | bor du | talar du | finns det | är det`,
  unions: 'eu | ees | europeiska unionen | schengen',
  ownCountry: 'bosättningsland | hemland',
  conditions: 'om | ifall',
  joiners: 'och | eller',
} satisfies Covered<Questions>;
