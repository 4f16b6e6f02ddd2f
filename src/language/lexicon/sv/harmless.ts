import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `och eller av från till för i på med utan per fler mer mindre alla andra visa se läs sök söka hitta filter filtrera filtrering
    förfina sortera sortering ordning expandera fäll ut ihop nästa föregående första sista senaste äldre nyare nyaste äldsta nya ny
    relevans relevanta stigande fallande resultat träffar sida sidor lista karta tabell vy jobb jobben tjänst tjänster annons
    annonser lediga yrke yrken titel nyckelord beskrivning detaljer information heltid deltid tillsvidare vikariat sommarjobb
    praktik omfattning dag dagar vecka veckor månad månader timmar år idag igår datum publicerad publicerat plats platser ort orter
    stad kommun län region land avstånd radie mil km distans hybrid hemifrån kontor lön anställningsform anställningstyp typ
    erfarenhet nivå utbildning språk kompetens företag arbetsgivare bransch kategori avdelning kriterier alternativ avancerad
    liknande meny innehåll hjälp`,
  wholeNames: `dölj filter | stäng filter | klar | visa resultaten | använd filter | använd filtren | tillämpa filter
    | uppdatera resultat`,
  pagination: 'paginer* | sidnavigering | sidnumrering',
} satisfies Covered<Harmless>;
