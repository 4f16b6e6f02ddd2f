import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'spara | klar',
  keptThing: 'post | posten | denna post | språk | stäng | och stäng',
  editEntry: 'redigera | ändra',
  addEntry: `lägg till | lägg till en | lägg till ett | lägg till ny | lägg till nytt | lägg till fler
    | lägg till ytterligare`,
  anotherEntry: 'rad | en | ett | ny | nytt | nya | till | fler | ytterligare | annan | annat | post',
  workEntry: 'jobb | tjänst | anställning | arbetsgivare | befattning | roll',
  educationEntry: 'skola | examen | kurs | universitet',
  workPart: {
    named: 'arbetslivserfarenhet | erfarenhet | erfarenheter | anstallning | anstallningar | jobb | arbetsgivare',
  },
  educationPart: { named: 'utbildning | utbildningar | skola | examen | studier' },
  educationArea: `inriktning | ämne | huvudämne | huvudområde | studieinriktning | ämnesområde | utbildningsområde | program
    | studieområde | specialisering`,
  educationStudyType: `högsta avslutade utbildning | examen | examenstyp | typ av examen | utbildningsnivå | nivå | högsta utbildning
    | högsta utbildningsnivå | examensgrad | akademisk grad | grad`,
  highestDegree: 'högsta | utbildningsnivå',
  educationInstitution: `skola | lärosäte | universitet | högskola | skolans namn | skolnamn | utbildningsanordnare
    | institution | universitet eller högskola | var studerade du`,
  educationScore: 'betyg | snittbetyg | medelbetyg | slutbetyg',
  onlyEducation: `lärosäte | skolans namn | skolnamn | utbildningsnivå | högsta utbildning | högsta utbildningsnivå
    | högsta avslutade utbildning | universitet | högskola | huvudämne | studieinriktning | var studerade du | vad studerade du
    | högsta examen`,
  startDate: `från | start | startdatum | startade | började | början | från och med | från datum | startår
    | startmånad | sedan`,
  endDate: `till | slut | slutdatum | slutade | avslutades | till och med | till datum | slutår | slutmånad
    | examensdatum | examensår | avslutad
    | sista arbetsdag`,
  workHeadings: `arbetslivserfarenhet | arbetslivserfarenheter | arbetserfarenhet | yrkeserfarenhet | erfarenhet
    | erfarenheter | anställningar | tidigare anställningar | tidigare arbetsgivare | arbetsgivare | yrkesbakgrund`,
  educationHeadings: `utbildning | utbildningar | utbildningsbakgrund | studier | skolor | akademisk utbildning
    | tidigare utbildning`,
  fillers: `den | det | en | ett | av | och | eller | i | på | vid | din | ditt | dina | du | vad | är | var | namn
    | datum | månad | dag | senaste | tidigare | nuvarande | högsta | avslutad | annan | valfritt`,
  workIsCurrent: `jag arbetar här nu | jag arbetar här för närvarande | jag jobbar här nu | arbetar här för närvarande
    | nuvarande anställning | nuvarande jobb | nuvarande tjänst | nuvarande arbete | nuvarande position | pågående
    | fortfarande anställd | tills vidare | för närvarande | nuvarande arbetsgivare | jag arbetar fortfarande här
    | jag jobbar fortfarande här | arbetar här fortfarande | jag arbetar här fortfarande | jag jobbar här fortfarande
    | jag arbetar kvar här | jag jobbar kvar här | jobbar kvar | arbetar kvar | jag är fortfarande anställd
    | jag är fortfarande anställd här | pågående anställning | anställningen pågår | anställning pågår
    | pågår fortfarande | pågår | fortlöpande | jag arbetar för närvarande här | jag jobbar här för närvarande
    | här jobbar jag nu | här arbetar jag nu | jag jobbar här | jag arbetar här`,
  workPosition: 'titel | jobbtitel | befattning | roll | tjänst | tjänstetitel | yrkestitel | position | yrke',
  workName: `företag | arbetsgivare | företagsnamn | företagets namn | arbetsgivarens namn | organisation
    | arbetsplats`,
  workLocation: 'ort | plats | stad | arbetsort',
  workSummary: `beskrivning | arbetsuppgifter | ansvarsområden | arbetsbeskrivning | beskrivning av arbetsuppgifter
    | huvudsakliga arbetsuppgifter | rollbeskrivning | ansvar | uppgifter | beskrivning av rollen | beskrivning av tjänsten | huvuduppgifter`,
} satisfies Covered<History>;
