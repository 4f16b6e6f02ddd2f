import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `venligst | klik | klik her | her | for at | nu | i dag | online | ja | nemt | hurtigt | direkte | trin | og | jeg vil | gratis`,
  ownThings: 'konto | profil | ansøgning | ansøgninger | jobagent | jobagenter | job | gemte | abonnement',
  beforeObject: 'som | hos | til',
  savedThings: 'gemt*',
  reachOut: { first: 'ring mig op | book samtale | book en samtale' },
  agree: {
    says: `bekræft | jeg bekræfter | accepter | acceptér | accepter alle | accepter tilbud | godkend | jeg accepterer
      | jeg giver samtykke | enig | underskriv`,
    url: 'bekraeft | godkend | accepter',
    switch: 'vilkar | samtykke',
  },
  delete: {
    says: 'slet | fjern | skjul | arkiver | træk tilbage | træk ansøgning tilbage | luk konto | ikke interesseret | kassér',
    url: 'slet | fjern | traek tilbage',
  },
  follow: {
    says: `følg | følg virksomheden | følg ikke længere | abonner | abonnér | afmeld | afmeld abonnement | opret jobagent
      | opret jobalarm | jobagent | opret forbindelse | inviter | synes godt om | slå notifikationer til`,
    url: 'abonner | afmeld | foelg | folg',
    switch: 'jobagent',
  },
  apply: {
    says: `ansøg | ansøg nu | ansøg her | ansøg online | ansøgning | nem ansøgning | hurtig ansøgning | søg jobbet | søg stillingen
      | søg nu | søg job nu | søg her | send ansøgning | indsend ansøgning | send din ansøgning | start ansøgning
      | fortsæt ansøgning | jeg er interesseret | vis interesse | tilkendegiv interesse | send cv`,
    url: 'ansog | ansoeg | ansogning | ansoegning | soeg nu | soeg jobbet | sog nu',
  },
  signIn: {
    says: 'log ind | log på | log ud | log af | nulstil adgangskode | glemt adgangskode | skift adgangskode | min konto',
    url: 'log ind | log ud | glemt adgangskode',
  },
  signUp: {
    says: 'opret konto | opret en konto | tilmeld dig | opret profil | bliv medlem | registrer dig',
    url: 'opret konto | opret bruger | registrering',
  },
  save: { says: 'gem | gem job | gem jobbet | tilføj til favoritter | føj til favoritter | bogmærk', url: 'gem' },
  purchase: {
    says: 'køb | køb nu | betal | bestil | læg i kurv | til kassen | opgrader | prøv premium | book nu | reserver',
    url: 'koeb | kurv | kassen',
  },
  send: {
    says: `send | indsend | send ansøgning | del | del job | rapportér | rapporter | anmeld | tip en ven | kontakt | send besked | besked
      | offentliggør | opslå | bedøm | anmeld virksomhed`,
    url: 'anbefal | anbefale | indsend | rapporter',
  },
  upload: { says: 'upload | vedhæft | vælg fil | tilføj cv' },
  besideUrlActions: 'online | firma | konto | job | nyt',
  install: {
    says: 'hent appen | hent app | hent vores app | hent den på | hent til | download appen | installer appen | åbn i appen',
    alone: 'hent | installer',
  },
} satisfies Covered<Actions>;
