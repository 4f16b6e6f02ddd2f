import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `vennligst | klikk | klikk her | her | for å | nå | i dag | på nett | ja | enkelt | raskt | direkte | trinn | steg | og | jeg vil
    | gratis`,
  ownThings: 'konto | profil | søknad | søknader | varsel | varsler | stilling | lagrede | abonnement',
  beforeObject: 'som | hos | til',
  savedThings: 'lagrede* | lagret*',
  reachOut: { first: 'ring meg | book intervju | avtal intervju' },
  agree: {
    says: `bekreft | jeg bekrefter | godta | godta alle | aksepter | aksepter tilbud | godkjenn | jeg godtar | jeg samtykker | signer
      | underskriv | godtar`,
    url: 'bekreft | godkjenn | godtar | jeg godtar',
    switch: 'vilkar | samtykke',
  },
  delete: {
    says: `slett | fjern | skjul | arkiver | trekk tilbake | trekk søknad | trekk søknaden | avslutt konto | lukk konto
      | ikke interessert | forkast`,
    url: 'slett | fjern | trekk tilbake',
  },
  follow: {
    says: `følg | følg selskapet | slutt å følge | abonner | avslutt abonnement | meld av | opprett jobbvarsel | lag jobbvarsel
      | jobbvarsel | knytt kontakt | inviter | lik | slå på varsler`,
    url: 'abonner | meld av | foelg | folg',
    switch: 'nyhetsbrev | varsel | varsle',
  },
  apply: {
    says: `søk på stillingen | søk på jobben | søk stilling | søk stillingen | søk jobben | søk nå | søk her | søk på | enkel søknad
      | hurtigsøknad | søknad | søknadsskjema | send søknad | send inn søknad | send din søknad | start søknad | fortsett søknad
      | fullfør søknad | jeg er interessert | vis interesse | meld interesse | send cv`,
    url: 'soknad | soeknad | sok stilling | soek stilling',
  },
  signIn: {
    says: 'logg inn | logg på | logg ut | logg av | tilbakestill passord | glemt passord | endre passord | min konto',
    url: 'logg inn | logg ut | innlogging | glemt passord',
  },
  signUp: {
    says: 'registrer deg | opprett konto | opprett en konto | bli medlem | opprett profil | lag en profil',
    url: 'opprett konto | registrering',
  },
  save: {
    says: 'lagre | lagre jobb | lagre stillingen | legg til i favoritter | bokmerk | merk som favoritt',
    url: 'lagre',
  },
  purchase: {
    says: 'kjøp | kjøp nå | betal | bestill | legg i handlekurv | til kassen | oppgrader | prøv premium | reserver',
    url: 'kurv | kassen | kjoep | kjop | handlekurv | kassa',
  },
  send: {
    says: `send | send inn | del | del jobb | rapporter | meld fra | tips en venn | kontakt | send melding | melding | publiser | legg ut
      | vurder | anmeld`,
    url: 'anbefal | anbefale | send inn | rapporter',
  },
  upload: { says: 'last opp | legg ved | velg fil | legg til cv' },
  besideUrlActions: 'online | firma | konto',
  install: { says: 'last ned | last ned appen | hent appen | installer appen | åpne i appen', alone: 'installer' },
} satisfies Covered<Actions>;
