import type { Covered } from '../topics/concept-phrases';
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
  kindsOfPlaces: { says: 'provincie | regio | gemeente' },
  betweenPlaces: 'en',
  partTime: 'deeltijd* | parttime',
  employmentTypes:
    'voltijd | voltijds | fulltime | vast contract | tijdelijk contract | tijdelijk | stage | bijbaan | zzp',
  workedAt:
    'voor onze vestiging in | op onze vestiging in | vanuit onze vestiging in | op onze locatie in | voor onze locatie in | op ons kantoor in | vanuit ons kantoor in | in onze winkel in | voor onze winkel in | standplaats is | standplaats | werklocatie is | ons team in | onze praktijk in | ons restaurant in | ons hotel in | onze school in | onze winkel in | onze werkplaats in | ons magazijn in | ons atelier in | onze kliniek in | onze apotheek in | onze studio in',
} satisfies Covered<Workplaces>;
