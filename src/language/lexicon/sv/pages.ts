import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | kakor | din integritet | integritet | samtycke | personuppgifter',
  consentAnswers: `acceptera | acceptera alla | jag accepterar | godkänn | godkänn alla | jag godkänner | tillåt | tillåt alla
    | avvisa | avvisa alla | neka | neka alla | avböj | endast nödvändiga | bara nödvändiga`,
  login: 'logga in | inloggning | registrera dig | skapa konto | skapa ett konto | bli medlem | välkommen tillbaka',
  applicationReceived: `ansökan skickad | ansökan är skickad | ansökan har skickats | ansökan skickades | ansökan har mottagits
    | ansökan mottagen | ansökan är mottagen | ansökan är inskickad | har tagit emot din ansökan | har mottagit din ansökan
    | tack för din ansökan | tack för att du sökt | tack för att du sökte | du har sökt tjänsten | du har sökt jobbet`,
  notYet:
    'när | om du | innan | efter att | inte | kan inte | misslyckades | fel | kommer att | då blir | blir din | så snart | tills',
  oneMoment: 'ett ögonblick',
  challenge: `bekräfta att du är människa | bekräfta att du är en människa | verifiera att du är människa
    | verifiera att du är en människa | jag är inte en robot | du inte är en robot | är du en robot | säkerhetskontroll
    | säkerhetsverifiering | kontrollerar din webbläsare | åtkomst nekad | ett steg till`,
  loading: 'laddar | läser in | läses in | hämtar | vänligen vänta | var god vänta | vänta | ett ögonblick',
  nothingFound: `inga resultat | inga träffar | inga sökträffar | gav inga träffar | inga jobb | inga lediga jobb
    | inga lediga tjänster | inga annonser | inga matchande | hittade inga | hittade inte några | kunde inte hitta några
    | hittades inga | inga jobb hittades | matchar inga`,
  rateLimit: `för många förfrågningar | för många anrop | för många försök | ovanlig trafik | ovanlig aktivitet
    | du har nått gränsen | försök igen senare | försök igen om en stund | tillfälligt blockerad | tillfälligt spärrad`,
  jobsOf: {
    first:
      'lediga jobb hos | lediga jobb på | lediga tjänster hos | lediga tjänster på | jobba hos | jobba på | jobb hos | arbeta hos | arbeta på | karriär hos | karriär på',
    last: 'karriär',
    alone: 'jobba hos oss | arbeta hos oss | jobba med oss | bli en av oss',
  },
  boardMenu: 'annonsera jobb | lägg upp jobb | publicera annons | för arbetsgivare | arbetsgivare | arbetssökande',
  basket: 'varukorg | kundvagn | kundkorg',
  careersSite: 'jobb | karriär | lediga jobb | lediga tjänster | jobba hos oss | våra lediga jobb',
  sitePart: 'sida | sidan | portal | portalen | webbplats | avdelning',
  rightsReserved: `alla rättigheter förbehållna | alla rättigheter reserverade`,
  madeBy: `webbplats av | producerad av | webbdesign | skapad av | byggd av | utvecklad av | webbyrå
    | produktion`,
  aboutName: `om`,
  menuEntry: `företagsprofil | Hem | Om oss | Kontakt | Kontakta oss | Information | Nyheter | Tjänster | Produkter | Logga in | Sök | Meny | Adress | Öppettider | Hjälp`,
  postingId: `referensnummer | referens | referenskod | ref | ref nr | annonsnummer | annons id | jobb id | tjänstenummer
    | diarienummer`,
  boardName: 'jobb* | *jobb',
} satisfies Covered<Pages>;
