import type { Covered } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privacy | toestemming | persoonsgegevens',
  consentAnswers: 'accepteren | akkoord | toestaan | weigeren | alles accepteren',
  login: 'inloggen | log in | aanmelden | meld je aan | registreren | account aanmaken | welkom terug',
  applicationReceived: `sollicitatie verzonden | sollicitatie verstuurd | sollicitatie is verzonden | sollicitatie is verstuurd | sollicitatie ontvangen
    | sollicitatie is ontvangen | bedankt voor je sollicitatie | bedankt voor uw sollicitatie | dank voor je sollicitatie
    | dank voor uw sollicitatie | bedankt voor het solliciteren`,
  notYet: 'zodra | nadat | wanneer | als | voordat | niet | fout | wordt',
  challenge: `een moment geduld | bevestig dat je een mens bent | controleer of u een mens bent | ik ben geen robot | beveiligingscontrole
    | veiligheidscontrole | toegang geweigerd`,
  loading: 'laden | bezig met laden | even geduld',
  nothingFound: 'geen resultaten | geen vacatures | geen banen | niets gevonden | niet gevonden | geen passende',
  rateLimit:
    'te veel verzoeken | te veel aanvragen | ongebruikelijke activiteit | limiet bereikt | probeer het later opnieuw',
} satisfies Covered<Pages>;
