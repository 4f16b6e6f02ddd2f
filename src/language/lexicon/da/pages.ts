import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | dit privatliv | privatliv | samtykke | personoplysninger | persondata',
  consentAnswers: `accepter | accepter alle | acceptér | acceptér alle | jeg accepterer | tillad | tillad alle | tillad alle cookies
    | godkend | godkend alle | afvis | afvis alle | kun nødvendige`,
  login: `log ind | log på | opret konto | opret en konto | opret profil | opret bruger | tilmeld dig | velkommen tilbage`,
  applicationReceived: `ansøgning sendt | ansøgningen er sendt | ansøgningen blev sendt | ansøgning er sendt | ansøgning er modtaget
    | ansøgningen er modtaget | ansøgning modtaget | har modtaget din ansøgning | tak for din ansøgning | tak fordi du søgte
    | tak for at du søgte | du har søgt stillingen | du har søgt jobbet`,
  notYet:
    'når | hvis | inden | efter at | ikke | mislykkedes | fejl | vil blive | så bliver | bliver din | så snart | indtil',
  oneMoment: 'lige et øjeblik',
  challenge: `bekræft at du er et menneske | bekræft, at du er et menneske | verificer at du er et menneske
    | jeg er ikke en robot | du ikke er en robot | er du en robot | sikkerhedskontrol | sikkerhedstjek | kontrollerer din browser
    | adgang nægtet`,
  loading: 'indlæser | indlæses | henter | vent venligst | vent et øjeblik | et øjeblik',
  nothingFound: `ingen resultater | ingen søgeresultater | ingen job | ingen jobs | ingen stillinger | ingen ledige stillinger
    | ingen ledige job | ingen jobopslag | ingen annoncer | ingen match | ingen matchende | fandt ingen | gav ingen resultater
    | kunne ikke finde nogen | der blev ikke fundet nogen | matcher ingen`,
  rateLimit: `for mange anmodninger | for mange forespørgsler | for mange forsøg | usædvanlig trafik | usædvanlig aktivitet
    | du har nået grænsen | prøv igen senere | midlertidigt blokeret | midlertidigt spærret`,
  jobsOf: {
    first:
      'job hos | ledige job hos | ledige stillinger hos | stillinger hos | karriere hos | arbejd hos | arbejde hos',
    last: 'karriere',
    alone: 'job hos os | arbejd hos os | bliv en del af os | karriere hos os | bliv en del af holdet',
  },
  boardMenu: 'opret jobannonce | indryk annonce | indryk jobannonce | for arbejdsgivere | arbejdsgivere | jobsøgende',
  basket: 'kurv | indkøbskurv',
  careersSite: 'job | karriere | ledige stillinger | ledige job | jobopslag',
  sitePart: 'side | siden | portal | portalen | sektion | område',
  rightsReserved: `alle rettigheder forbeholdes | alle rettigheder forbeholdt`,
  madeBy: `webdesign | udviklet af | website af | lavet af | webbureau | hjemmeside af | designet af`,
  aboutName: `om`,
  menuEntry: `virksomhedsprofil | Hjem | Forside | Om os | Kontakt | Kontakt os | Information | Nyheder | Ydelser | Produkter | Log ind | Søg | Adresse | Åbningstider`,
  postingId: `referencenummer | reference | ref | ref nr | stillingsnummer | annoncenummer | jobnummer | job nr | job id
    | opslags id`,
  boardName: 'job* | *job',
} satisfies Covered<Pages>;
