import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `næste | næste trin | næste side | gå til næste trin | gem og fortsæt | gem og gå videre | gennemse ansøgning
    | næste spørgsmål | næste afsnit | næste del`,
  saves: 'gem',
  leadsTo: 'til | gå til | gå videre til',
  target: `spørgsmål | spørgsmålene | oplysninger | uddannelse | erfaring | erhvervserfaring | kompetencer
    | sprog | cv | dokumenter | bilag | profil`,
  onward: 'fortsæt | gå videre | videre',
  alone: 'ok',
  finalSend: `ansøg | ansøg nu | indsend | indsend ansøgning | send ansøgning | færdig | afslut | fuldfør | bekræft | afsend`,
  part: 'trin | side | del',
  outOf: 'af',
  last: { first: 'sidste' },
  progress: 'færdig* | fuldfør* | udfyldt*',
  review: 'gennemse | gennemgå | gennemgang | oversigt | opsummering | kontrollér | forhåndsvisning',
  application: 'ansøgning | ansøgningen | din ansøgning | min ansøgning | ansøgningsskema | ansøgningsoplysninger',
  ended: 'slut | tak | bekræftelse | kvittering',
  address: 'trin | naeste',
  sending: 'sender | sendes | sendt | indsend* | afsend* | fremsend* | ansøg*',
  agreeing: 'godkend* | accepter* | samtykk* | erklær*',
} satisfies Covered<Steps>;
