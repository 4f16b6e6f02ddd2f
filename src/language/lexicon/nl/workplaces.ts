import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'thuiswerk* | op afstand | thuiswerken mogelijk',
  hybrid: 'hybrid*',
  onsite: 'op locatie | op kantoor',
  partly: 'gedeeltelijk | deels | dagen | mogelijk*',
  without: 'geen | niet',
  anywhere: 'heel Nederland | landelijk | wereldwijd',
  severalPlaces: 'meerdere locaties | diverse locaties',
  countedPlaces: 'locaties | plaatsen | vestigingen | andere locaties',
  furtherPlaces: 'andere | anderen | meer | andere locaties',
  kindsOfPlaces: { says: 'provincie | regio | gemeente | omgeving | omstreken' },
  betweenPlaces: 'en',
  surroundings: 'en omgeving | en omstreken | e.o. | omgeving',
  partTime: 'deeltijd* | parttime',
  employmentTypes:
    'voltijd | voltijds | fulltime | vast contract | tijdelijk contract | tijdelijk | stage | bijbaan | zzp | seizoenswerk | seizoensarbeid | vaste baan | onbepaalde duur | bepaalde duur | vervangingscontract | vakantiewerk',
  workedAt:
    'onze vestiging,onze locatie,ons kantoor,onze winkel,ons team,onze praktijk,ons restaurant,ons hotel,ons magazijn,onze fabriek,onze werkplaats,ons filiaal,onze zaak … in,te,staat in,is in,ligt in,zit in,is gevestigd in,bevindt zich in | standplaats is | standplaats | werklocatie is',
  namedElsewhere: 'hoofdkantoor | hoofdvestiging | hoofdzetel | moederbedrijf | opgericht in | klanten in',
  beforeTown: 'in | te',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
