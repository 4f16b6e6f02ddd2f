import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'gelieve | eerst | alstublieft',
  fillIn: 'vul | vult u | voltooi | beantwoord | geef | voer | controleer | kies | selecteer | voeg',
  filledIn: `velden | veld | formulier | sectie | pagina | gegevens | vragen | informatie | velden in | veld in | formulier
    in | gegevens in | vragen in | velden hieronder in | verplichte velden`,
  which: `alle | de | het | deze | dit | uw | je | onderstaande | verplichte | vereiste | ontbrekende | persoonlijke`,
  joins: 'en | dan | en dan | daarna | en daarna | vervolgens | en vervolgens | voordat | om',
  press: 'klik | klikt u | druk | drukt u | tik | selecteer | kies | gebruik',
  button: 'knop | knoppen | toets',
  goesOn: `om door te gaan | om verder te gaan | om naar de volgende stap te gaan | om naar de volgende pagina te gaan | om
    je voortgang op te slaan | om uw voortgang op te slaan | om je antwoorden op te slaan | als je klaar bent | als
    u klaar bent | wanneer je klaar bent | wanneer u klaar bent | zodra je klaar bent | zodra u klaar bent |
    onderaan de pagina | onder aan de pagina | onderaan elke pagina`,
  notSent: `er wordt niets | er wordt nog niets | er worden geen gegevens | je sollicitatie wordt niet | uw sollicitatie
    wordt niet | je gegevens worden niet | uw gegevens worden niet`,
  untilEnd: `verzonden voor de laatste stap | verstuurd voor de laatste stap | verzonden tot de laatste stap | verstuurd tot
    de laatste stap | verzonden vóór het einde | verzonden tot het einde | verzonden vóór de laatste pagina`,
  isSent: `je sollicitatie wordt | uw sollicitatie wordt | je gegevens worden | uw gegevens worden | je antwoorden worden |
    uw antwoorden worden | alles wordt`,
  onlyAtEnd: `pas aan het einde verzonden | pas aan het eind verzonden | pas aan het einde verstuurd | pas aan het eind
    verstuurd | pas in de laatste stap verzonden | pas in de laatste stap verstuurd | pas bij de laatste stap
    verzonden | pas bij de laatste stap verstuurd | pas op de laatste pagina verzonden | pas op de laatste pagina
    verstuurd`,
  youCan: 'je kunt | je kan | u kunt | u kan | kunt u | kun je | je zult | u zult',
  beforeSending: `voordat je verzendt | voordat u verzendt | voordat je verstuurt | voordat u verstuurt | voordat je je
    sollicitatie verstuurt | voordat u uw sollicitatie verstuurt | voordat je je sollicitatie verzendt | voordat u
    uw sollicitatie verzendt | voor het verzenden | voor het versturen`,
} satisfies Covered<Notes>;
