import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `nästa | nästa steg | nästa sida | gå till nästa steg | gå vidare till nästa steg | spara och fortsätt
    | spara och gå vidare | granska ansökan
    | nästa fråga | nästa avsnitt | nästa del`,
  saves: 'spara',
  leadsTo: 'till | gå till | gå vidare till',
  target: `frågor | frågorna | uppgifter | utbildning | erfarenhet | arbetslivserfarenhet | kompetens | språk
    | cv | dokument | bilagor | profil`,
  onward: 'fortsätt | gå vidare | vidare',
  alone: 'ok',
  finalSend: `skicka | skicka in | skicka ansökan | skicka in ansökan | ansök | ansök nu | sök jobbet | sök tjänsten | slutför
    | slutför ansökan | bekräfta | klar | färdig`,
  part: 'steg | sida | del',
  outOf: 'av',
  last: { first: 'sista | slutligt' },
  progress: 'klar* | färdig* | slutför*',
  review: 'granska | granskning | kontrollera | sammanfattning | översikt | förhandsgranska',
  application: 'ansökan | din ansökan | min ansökan | ansökningsformulär | ansökningsuppgifter | ansökningsfrågor',
  ended: 'slut | tack | bekräftelse',
  address: 'steg | nasta',
  sending: 'skick* | sänd | sänder | sänds | ansök*',
  agreeing: 'godkän* | samtyck* | accepter* | intyg*',
} satisfies Covered<Steps>;
