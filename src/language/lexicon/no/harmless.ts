import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `og eller av fra til for i på med uten flere mer mindre alle andre vis se les søk søket finn filtrer filter filtre sorter
    sortering rekkefølge utvid fold neste forrige tilbake første siste eldre nyere nyeste eldste nye ny relevans relevante stigende
    synkende resultater treff side sider liste kart tabell visning jobb jobber stilling stillinger annonse annonser tittel nøkkelord
    beskrivelse detaljer informasjon heltid deltid fast vikariat sommerjobb dag dager uke uker måned måneder timer år dato publisert
    sted steder by byer kommune fylke region land avstand radius km hjemmekontor hybrid kontor lønn ansettelsesform type erfaring
    nivå utdanning språk kompetanse selskap bedrift bedrifter arbeidsgiver bransje kategori avdeling kriterier alternativer avansert
    lignende meny innhold hjelp`,
  wholeNames: 'skjul filtre | skjul filter | ferdig | bruk filter | bruk filtre | oppdater resultater',
  pagination: 'paginer* | sidenavigasjon | sidenavigering',
} satisfies Covered<Harmless>;
