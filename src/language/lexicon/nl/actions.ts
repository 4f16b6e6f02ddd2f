import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `alsjeblieft | alstublieft | klik | klik hier | hier | om te | nu | vandaag | online | ja | eenvoudig | snel | direct | meteen
    | makkelijk | stap | dan | en | ik wil | gratis | minuten`,
  ownThings: 'account | profiel | sollicitatie | alert | opgeslagen | abonnement',
  beforeObject: 'voor | bij | als',
  savedThings: 'opgeslagen* | bewaard*',
  reachOut: { first: 'bel mij terug | terugbelverzoek | plan een gesprek' },
  agree: {
    alone: 'teken',
    first: `bevestig | bevestigen | ik bevestig | accepteer | accepteren | ik accepteer | alles accepteren | aanbod accepteren
      | aanvaarden | akkoord | ik ga akkoord | ga akkoord | instemmen | ik stem in | goedkeuren | toestemming geven | ondertekenen
      | onderteken | tekenen`,
    last: 'bevestigen | accepteren | akkoord | ondertekenen | goedkeuren | aanvaarden',
    url: 'bevestigen | bevestig | accepteren | akkoord',
    switch: 'voorwaarden | toestemming',
  },
  delete: {
    first: `verwijder | verwijderen | intrekken | verberg | verbergen | niet geïnteresseerd | deactiveren | archiveren | blokkeren
      | opzeggen | account sluiten | sluit account | sluit mijn account | account opheffen | sollicitatie annuleren | afwijzen
      | weigeren | account verwijderen | herroepen | trek in | sollicitatie intrekken`,
    last: 'verwijderen | verbergen | intrekken | opzeggen',
    url: 'verwijder | verwijderen | intrekken | sollicitatie intrekken | deactiveren',
  },
  follow: {
    alone: 'vind ik leuk',
    first: `volg | volgen | abonneren | abonneer | jobalert | job alert | vacature alert | maak jobalert | maak een jobalert
      | alert aanmaken | houd me op de hoogte | ontvang vacatures | stuur mij | meldingen inschakelen | meldingen aanzetten
      | meldingen toestaan | schakel meldingen in | zet meldingen aan | alerts inschakelen | vacature volgen | ontvolgen
      | niet meer volgen | uitschrijven | schrijf je uit | afmelden voor | uitnodigen | nodig uit | maak connectie
      | contact toevoegen | vind ik leuk | lid worden van groep`,
    last: 'volgen | abonneren | jobalert aanmaken | alert aanmaken | job alert instellen',
    url: 'alert aanmaken | vacaturealert aanmaken | uitschrijven | inschrijven | abonneren | volgen | afmelden',
    switch: 'melding | meldingen | nieuwsbrief | jobalert',
  },
  apply: {
    alone: 'geïnteresseerd | sollicitatie | interesse | reageer | reageren',
    first: `solliciteer | solliciteren | direct solliciteren | nu solliciteren | eenvoudig solliciteren | online solliciteren
      | makkelijk solliciteren | snel solliciteren | sollicitatieformulier | ga naar sollicitatie | sollicitatie starten
      | start sollicitatie | start je sollicitatie | verder met solliciteren | bevestig sollicitatie | sollicitatie bevestigen
      | sollicitatie versturen | sollicitatie verzenden | verstuur sollicitatie | verzend sollicitatie | sollicitatie indienen
      | open sollicitatie | markeer als gesolliciteerd | ik heb interesse | ik ben geïnteresseerd | toon interesse | interesse tonen
      | interesse kenbaar maken | stuur je cv | verstuur cv | cv versturen | reageer op deze vacature | reageer op vacature
      | reageren op vacature`,
    last: 'solliciteer | solliciteren | solliciteer nu | interesse tonen',
    url: 'sollicitaties | solliciteer | solliciteren | sollicitatie | sollicitatieformulier | direct solliciteren',
  },
  signIn: {
    alone: 'login | aanmelden | mijn account',
    first: `inloggen | log in | meld je aan | meld u aan | uitloggen | log uit | afmelden | doorgaan met google | ga verder met google
      | wachtwoord opnieuw instellen | wachtwoord resetten | wachtwoord herstellen | wachtwoord wijzigen | wachtwoord vergeten
      | reset wachtwoord`,
    last: 'inloggen | uitloggen',
    url: 'inloggen | uitloggen | aanmelden | wachtwoord vergeten | wachtwoord resetten',
  },
  signUp: {
    alone: 'registratie | inschrijven',
    first: `registreren | registreer | schrijf je in | account aanmaken | maak een account | maak account | maak gratis account
      | profiel aanmaken | maak een profiel`,
    last: 'registreren | account aanmaken | registreer',
    url: 'registreren | registratie | account aanmaken',
  },
  save: {
    alone: 'vastmaken | favoriet',
    first: `bewaar | bewaren | opslaan | sla op | voeg toe aan favorieten | toevoegen aan favorieten | favoriet maken | vastpinnen`,
    last: 'opslaan | bewaren | aan favorieten',
    url: 'bewaren | opslaan',
  },
  purchase: {
    whole: 'premium',
    first: `koop | kopen | betaal | betalen | afrekenen | bestel | bestellen | in winkelwagen | word premium | probeer premium | doneer
      | boek | boeken | reserveer | reserveren | bevestig bestelling`,
    url: 'winkelwagen | afrekenen | kopen | betalen | bestellen',
  },
  send: {
    first: `verstuur | versturen | verzenden | verzend | stuur | delen | deel | rapporteer | contact opnemen | indienen | plaats vacature
      | insturen | inzenden | bericht | stuur bericht | bericht sturen | contact | neem contact op | aanbevelen | beveel aan
      | vriend tippen | meld deze | melden | beantwoorden | beoordeel | beoordelen | review schrijven | schrijf een review | stem nu
      | stemmen | reageer | reageren | plaatsen | plaats bericht | publiceren | publiceer | doorsturen | afspraak maken`,
    last: 'versturen | verzenden | delen | rapporteren | indienen',
    url: 'aanbevelen | doorsturen | versturen | verzenden | indienen | stemmen',
  },
  upload: {
    first: `uploaden | upload je | upload cv | bijlage toevoegen | bestand kiezen | kies bestand | cv toevoegen | voeg cv toe`,
    last: 'uploaden',
    url: 'uploaden',
  },
  besideUrlActions: 'online | firma | bedrijf | werkgever | job | vacature',
  install: {
    first: 'download de app | app downloaden | downloaden | installeer | installeren | open de app | open in app',
  },
} satisfies Covered<Actions>;
