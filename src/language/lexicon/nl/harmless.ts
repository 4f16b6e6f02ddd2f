import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `de het een en of van naar in op aan bij met zonder per meer minder alle alles andere overige toon tonen weergeven bekijk
    bekijken lees lezen zoek zoeken zoekopdracht vind vinden filter filters filteren verfijn verfijnen sorteer sorteren sortering
    volgorde uitklappen inklappen uitvouwen invouwen selectie volgende vorige terug eerste laatste oudere nieuwere nieuwste oudste
    recent recente nieuw nieuwe relevantie relevantste oplopend aflopend resultaten resultaat pagina lijst raster kaart tabel
    weergave vacature vacatures baan banen functie functies titel trefwoord trefwoorden omschrijving functieomschrijving details
    detail info informatie overzicht samenvatting fulltime parttime voltijd deeltijd vast tijdelijk stage bijbaan freelance dag
    dagen week weken maand maanden uur uren jaar jaren vandaag gisteren sinds datum plaatsingsdatum geplaatst altijd locatie
    locaties plaats plaatsen stad regio provincie land landen postcode afstand straal km kilometer thuiswerken thuis hybride kantoor
    salaris loon minimaal maximaal soort type types contract dienstverband werkuren ervaring ervaringsniveau niveau starter junior
    medior senior opleiding opleidingsniveau taal talen vaardigheden bedrijf bedrijven werkgever werkgevers branche branches sector
    sectoren vakgebied vakgebieden categorie categorieën afdeling criteria opties uitgebreid uitgebreide vergelijkbare menu inhoud
    hulp tips nieuws nederlands engels omhoog omlaag links rechts`,
  wholeNames: `filters verbergen | kaart verbergen | menu openen | filters openen | filters toepassen | filter toepassen
    | vernieuwen | klaar | gereed | nieuwe zoekopdracht`,
  pagination: 'pagina* | paginer*',
} satisfies Covered<Harmless>;
