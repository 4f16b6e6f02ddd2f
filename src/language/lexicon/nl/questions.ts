import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: 'vaardigheden | technologieën | programmeertalen | tools | ervaring met | beheers | kennis',
  languages: `welke talen spreek je | welke talen spreekt u | talen die je spreekt | talen die u spreekt | gesproken talen | talenkennis`,
  veteran: { says: 'veteraan' },
  disability: { says: 'handicap | arbeidsbeperking | beperking | arbeidsgehandicapt | gehandicapt' },
  hispanic: { says: 'latijns-amerikaanse afkomst | spaanstalige afkomst' },
  race: { says: 'etniciteit | etnische afkomst | etnische achtergrond | etnische groep' },
  otherEquality: {
    says: 'seksuele geaardheid | religie | burgerlijke staat | seksuele oriëntatie | seksuele voorkeur | transgender',
    named: 'transgender',
  },
  gender: { says: 'gender | genderidentiteit | geslacht' },
  coverLetterText: {
    says: `motivatiebrief | motivatie | begeleidende brief | sollicitatiebrief | bericht aan de recruiter | bericht aan de werkgever`,
  },
  headline: { says: 'profielkop | profieltitel | kopregel' },
  summary: {
    says: `samenvatting | over jezelf | over jou | korte introductie | stel jezelf voor | stel je voor | persoonlijk profiel | over mij
      | vertel iets over jezelf | vertel over jezelf`,
    alone: 'profiel',
  },
  salaryCurrency: { says: 'valuta' },
  salaryExpected: {
    says: 'salarisindicatie | gewenst salaris | salariswens | salarisverwachting | salaris | salarisverwachtingen',
  },
  noticePeriod: { says: 'opzegtermijn', named: 'opzegtermijn' },
  startDate: { says: 'startdatum | beschikbaar vanaf | beschikbaarheid | per wanneer beschikbaar' },
  relocation: { says: 'verhuizen | verhuisbereid' },
  source: {
    says: `hoe heb je ons gevonden | hoe ben je bij ons terechtgekomen | hoe heeft u ons | hoe ken je ons | hoe heb je over
      | hoe ben je op de hoogte | hoe kom je bij ons`,
    alone: 'bron',
  },
  currentPay: 'huidig*, laatste, laatstverdiende … salaris, loon, verdien*',
  relocationHelp: 'verhuiskosten*, verhuisvergoeding | hulp, kosten … verhuizing',
  sourceShapes: `hoe, waar, via welk, via wie … gehoord, gevonden, gezien, terechtgekomen, terecht, gestuit, ontdekt, bekend | hoe ken | hoe kent`,
  salaryCurrencyShapes: 'valuta … salaris | salarisvaluta',
  salaryExpectedShapes: `salarisverwachting*, salariswens*, salarisindicatie*, salariseis*, looneis*
    | gewenst*, verwacht* … salaris, bruto maandsalaris, maandsalaris, jaarsalaris, uurloon, uurtarief, loon
    | salaris … gewenst, verwacht, wens* | wat, hoeveel … verdienen`,
  noticePeriodShapes: 'opzegtermijn*, opzegperiode*, opzegtijd*',
  priorEmploymentShapes:
    'eerder, ooit, al eens, reeds … gewerkt, in dienst | oud, voormalig* … medewerker*, werknemer*',
  relocationShapes: 'verhuizen, verhuizing, verhuis*, relocat*, reloceren',
  startDateShapes: `wanneer, vanaf wanneer, per wanneer, vanaf welke datum, op welke datum, per welke datum, hoe snel … beginnen, starten, beschikbaar, aan de slag
    | ingangsdatum, startdatum, begindatum, beschikbaar per, beschikbaar vanaf
    | datum … beschikbaar, beschikbaarheid, indiensttreding`,
  sponsorship: { says: 'visum sponsorering | visumstatus | verblijfsstatus' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { named: 'werkvergunning' },
  age18: { says: '18 jaar | meerderjarig' },
  criminalRecord: {
    says: 'strafblad | veroordeeld | verklaring omtrent het gedrag | vog | veroordelingen | strafrechtelijk',
  },
  priorEmployment: { says: 'eerder gewerkt | oud-medewerker | eerder gesolliciteerd | al eens gewerkt' },
  accommodation: { says: 'aanpassingen | speciale behoeften | voorzieningen | toegankelijkheid' },
  legal: { says: 'concurrentiebeding | belangenconflict | relatiebeding' },
  needing: 'nodig, moeten wij, behoeft, behoeven',
  needed: 'vereist*, benodigd*, noodzakelijk*',
  having: 'heb, heeft, hebt, beschik*, bezit',
  noNeed: 'geen … nodig | niet nodig',
  requests: 'wat is | vul | geef | bevestig | typ om toe te voegen | voer',
  withoutPermit: 'zonder … sponsor*, visum*, beperking*, restrictie*',
  workPermit: 'werkvergunning*, tewerkstellingsvergunning*, arbeidsvergunning*, verblijfsvergunning*, verblijfstitel*',
  visa: 'visum*, werkvisum*',
  allowedToWork: `gerechtigd, bevoegd, recht, toestemming, toegestaan, gemachtigd … werken | werken … toegestaan | wettelijk, legaal … werken
    | werkvergunning*, tewerkstellingsvergunning*, arbeidsvergunning*, verblijfsvergunning*`,
  mayWork: 'mag je, mag u … werken',
  canWork: 'kun je, kunt u, mag je, mag u … werken',
  sponsor: 'sponsor*, visumsponsor*, visumondersteuning*',
  permitHelp: 'hulp, ondersteun*, aanvragen, aanvraag, verkrijgen',
  permitProof: 'bewijs, bewijzen, aantonen … werkvergunning*, recht, werken',
  yesNoBeginnings: `ben je | ben jij | ben u | bent u | heb je | heb jij | heeft u | hebt u | kun je | kun jij | kunt u | kan u | mag je | mag u
    | woon je | woont u | wil je | wil jij | wilt u | zou je | zou u | zul je | zult u | beschik je | beschikt u | spreek je
    | spreekt u | heb | heeft | bent | kun | kunt | zou | woon | woont | wilt | beschik | beschikt | spreek | spreekt | is
    | heb je een`,
  unions: 'eu | eer | europese unie | europese economische ruimte | schengen',
  ownCountry: 'woonland | land van verblijf',
  conditions: 'als | indien',
  joiners: 'of | en',
} satisfies Covered<Questions>;
