import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `og eller af fra til for i på med uden flere mere mindre alle andre vis se læs søg søgning find filtrer filter filtre sorter
    sortér sortering rækkefølge fold ud sammen næste forrige tilbage første sidste seneste ældre nyere nyeste ældste nye ny relevans
    relevante stigende faldende resultater resultat side sider liste kort tabel visning job jobs stilling stillinger opslag annonce
    annoncer titel søgeord beskrivelse detaljer information fuldtid deltid fastansættelse vikariat praktik dag dage uge uger måned
    måneder timer år dato sted steder by byer region kommune land afstand radius km hjemmearbejde hybrid kontor løn ansættelsestype
    ansættelsesform type erfaring niveau uddannelse sprog kompetencer virksomhed virksomheder arbejdsgiver branche kategori afdeling
    kriterier muligheder avanceret lignende menu indhold hjælp`,
  wholeNames: `skjul filtre | luk filtre | skjul filter | anvend filter | anvend filtre | brug filtre | opdater resultater
    | færdig`,
  pagination: 'paginer* | sidenavigation | sidenummerering',
} satisfies Covered<Harmless>;
