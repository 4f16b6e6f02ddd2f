import { type Covered, gap } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'relatie | relatie tot u | relatie tot jou | verwantschap',
  otherScript: 'latijnse letters | latijns schrift | in het engels',
  passwordWarning: gap<'not met on a form'>(),
  bestOfAll: 'beste | meest | meeste | liefst | voorkeur | favoriet | favoriete | belangrijkste | slechts een',
  allThatApply: 'alles wat van toepassing is',
  applicant: `sollicitant | kandidaat | over jou | over u | jouw gegevens | uw gegevens | persoonlijke gegevens
    | contactgegevens`,
  attachFile: `uploaden vanaf apparaat | uploaden vanaf computer | bijvoegen | bestand bijvoegen | uploaden | upload | bestand uploaden | bestand kiezen | kies bestand
    | bladeren | selecteer bestand | bestand | geen bestand gekozen | geen bestand geselecteerd | geen bestand
    | bestand selecteren | kies een bestand | selecteer een bestand | bestand toevoegen | upload een bestand | bestanden selecteren | bestanden uploaden`,
  dropFile: 'sleep*, versleep … bestand*, document*, hier*',
  otherPerson: `deel deze vacature | aan een vriend | van een vriend | van uw vriend | van je vriend | van de vriend
    | plaats een reactie | schrijf een review | contactpersoon bij nood | contact in geval van nood | in geval van nood
    | bij noodgevallen | noodcontact | referenties | aanbevolen door | heeft aangedragen | naam van uw partner`,
  whoReferred: `persoon, medewerker, collega, degene, wie, vriend … aanbevolen, aangedragen, voorgedragen, aanbeveelt, aandraagt, aangebracht`,
  recipient: 'ontvanger | ontvangers',
  nominee: 'namens | iemand anders | tweede persoon',
  ownership: 'van',
  otherRoles: `nood | noodgeval | noodgevallen | noodnummer | referentie | referent | echtgenoot | voogd
    | leidinggevende
      | vader | moeder | uw kind | van het kind | uw kinderen | zoon | dochter | broer | zus | echtgenote
      | man of vrouw | vriend | vriendin | collega`,
  employer: 'werkgever | werkgevers',
  personHeadingFillers: 'uw | je | van | de | gegevens | contact | huidige | laatste | vorige',
  enterAgain: 'bevestig | bevestigen | herhaal | herhalen | nogmaals',
  required: 'verplichte vraag | verplicht | vereist | verplicht veld | dit veld is verplicht | verplichte',
  optional: 'optioneel | niet verplicht | vrijblijvend | facultatief',
  characters: 'tekens | karakters',
  formParts: 'stap | pagina | deel | onderdeel | vraag',
  example: 'bijv | bv | bijvoorbeeld | voorbeeld',
  answerPrompts: `jouw antwoord | je antwoord | uw antwoord | antwoord | typ hier | typ je antwoord | typ hier je antwoord | voer tekst in | vul hier in | schrijf hier | licht toe | tekst`,
  enterKey: 'enter | entertoets',
  referenceNumber: 'referentienummer | referentie-nr | referentiecode | vacaturenummer',
  referenceWord: 'referentie',
  sectionHeadings: `voor het versturen | voor het verzenden | voordat u verstuurt | over | over jou | jou | jouw | je | u | uw | mij | mijn | ons | de | het | een | van | en | of
    | in | voor | waar | hoe | wat | kunnen | we | wij | bereiken | bereikbaar | contact | contactgegevens | contactinformatie
    | persoonlijk | persoonlijke | persoonsgegevens | gegevens | informatie | details | algemeen | algemene | identiteit
    | profiel | basisgegevens | aanvullende informatie | sollicitant | kandidaat | sollicitatie | sollicitatieformulier
    | solliciteren | formulier | stap | deel | pagina | onderdeel | verplicht | optioneel | adres | adresgegevens | adressen
    | woonadres | woonplaats | woon | woonachtig | huidig | huidige | telefoon | telefonisch | mobiel | nummer | e-mail | email
    | mail | cv | geboorte | geboortedatum | datum | nationaliteit
    | personalia | vragen | aanvullende vragen | extra vragen | overige vragen
    | communicatie | bereikbaarheid | naw-gegevens`,
  unrelated: {
    says: `kortingscode | actiecode | cadeaubon | cadeaukaart | waardebon | aantal | opmerking | opmerkingen
      | gebruikersnaam | btw-nummer | btw | kvk-nummer | kvk | toevoeging | toev | huisnummer toevoeging | huisnummertoevoeging
      | verdieping | gebouw | fax | geboorteplaats | telefoontype | type telefoon | soort telefoon | apparaattype`,
    named: 'coupon | fax | kvk',
  },
  pageSearch: { says: 'zoeken | zoek | zoekterm' },
  fileInProgress: 'bezig met | wordt geüpload | wordt verwerkt | wordt geladen | even geduld',
  fileTaken: `succesvol | met succes | is geüpload | is toegevoegd | bestand geüpload | bestand toegevoegd
    | cv toegevoegd | uploaden gelukt`,
  applicationParts: 'motivatiebrief | motivatie | je sollicitatie | jouw sollicitatie | salarisindicatie',
  passwordNames: 'wachtwoord',
  messageBox: 'onderwerp | bericht | berichten | opmerking | opmerkingen | reactie | recensie | beoordeling',
} satisfies Covered<Forms>;
