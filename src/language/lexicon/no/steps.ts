import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `neste | neste steg | neste trinn | neste side | gå til neste steg | lagre og fortsett | lagre og gå videre
    | se over søknaden
    | neste spørsmål | neste del`,
  saves: 'lagre',
  leadsTo: 'til | gå til | gå videre til',
  target: `spørsmål | spørsmålene | opplysninger | utdanning | erfaring | arbeidserfaring | kompetanse | språk
    | cv | dokumenter | vedlegg | profil`,
  onward: 'fortsett | gå videre | videre',
  alone: 'ok',
  finalSend: 'send inn | send søknad | send inn søknad | søk | søk nå | søk på stillingen | fullfør | ferdig | bekreft',
  part: 'steg | trinn | side | del',
  outOf: 'av',
  last: { first: 'siste' },
  progress: 'ferdig* | fullfør*',
  review: 'se over | gjennomgå | gjennomgang | oppsummering | oversikt | kontroller | forhåndsvisning',
  application: 'søknad | søknaden | din søknad | søknaden din | min søknad | søknadsskjema',
  ended: 'slutt | takk | bekreftelse | kvittering',
  address: 'steg | trinn | neste',
  sending: 'sender | sendes | sendt | innsend* | oversend*',
  agreeing: 'godkjen* | samtykk* | aksepter* | godta* | bekrefter',
} satisfies Covered<Steps>;
