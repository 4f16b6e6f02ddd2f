import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privacy | toestemming | persoonsgegevens',
  consentAnswers: 'accepteren | akkoord | toestaan | weigeren | alles accepteren',
  login: 'inloggen | log in | aanmelden | meld je aan | registreren | account aanmaken | welkom terug',
  applicationReceived: `sollicitatie verzonden | sollicitatie verstuurd | sollicitatie is verzonden | sollicitatie is verstuurd
    | sollicitatie ontvangen | sollicitatie is ontvangen | bedankt voor je sollicitatie | bedankt voor uw sollicitatie
    | dank voor je sollicitatie | dank voor uw sollicitatie | bedankt voor het solliciteren | je hebt gesolliciteerd
    | we hebben je sollicitatie ontvangen | hebben uw sollicitatie ontvangen | sollicitatie succesvol`,
  notYet: 'zodra | nadat | wanneer | als | voordat | niet | fout | wordt',
  oneMoment: 'een moment geduld',
  challenge: `bevestig dat je een mens bent | controleer of u een mens bent | ik ben geen robot
    | beveiligingscontrole | veiligheidscontrole | toegang geweigerd | bent u een robot | ben je een robot`,
  loading: 'laden | bezig met laden | even geduld',
  nothingFound: `geen resultaten | geen vacatures | geen banen | niets gevonden | niet gevonden | geen passende
    | geen zoekresultaten | geen openstaande vacatures | geen functies`,
  rateLimit: `te veel verzoeken | te veel aanvragen | ongebruikelijke activiteit | limiet bereikt | probeer het later opnieuw
    | ongebruikelijk verkeer | tijdelijk geblokkeerd | probeer het later nog eens | te veel pogingen`,
  jobsOf: {
    first: 'werken bij | werken voor | vacatures bij | carrière bij | banen bij | jobs bij | werk bij',
    last: 'carrière',
    alone: 'werken bij ons | kom bij ons werken | werk bij ons | kom werken bij ons | kom ons team versterken',
  },
  boardMenu: 'vacature plaatsen | plaats vacature | plaats een vacature | voor werkgevers | werkgevers | werkzoekenden',
  basket: 'winkelmand | winkelwagen | mandje',
  careersSite: 'werken bij | vacatures | werkenbij | werken bij ons | openstaande vacatures',
  sitePart: 'pagina | portaal | site | website | portal | gedeelte',
  rightsReserved: `alle rechten voorbehouden`,
  madeBy: `website door | webdesign door | ontwikkeld door | gemaakt door | ontwerp | realisatie
    | realisatie door | gerealiseerd door | webdesign | gebouwd door`,
  aboutName: `over`,
  menuEntry: `bedrijfsprofiel | Home | Over ons | Contact | Contactgegevens | Contactinformatie | Info | Informatie | Nieuws | Diensten | Producten | Team | Agenda | Inloggen | Zoeken | Adres | Adresgegevens | Openingstijden | Route | Klantenservice | Volg ons`,
  postingId: 'vacaturenummer | referentienummer | referentie | vacature id | vacaturecode',
  boardName: 'vacature* | *vacatures | *banen',
} satisfies Covered<Pages>;
