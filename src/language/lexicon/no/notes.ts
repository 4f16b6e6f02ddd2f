import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'vennligst | først',
  fillIn: `fyll | fyll ut | fyll inn | svar | besvar | oppgi | skriv | kontroller | sjekk | velg | legg`,
  filledIn: `felt | felter | feltene | skjema | skjemaet | del | side | siden | opplysninger | opplysningene | spørsmål |
    spørsmålene | obligatoriske felt | feltene nedenfor`,
  which: `alle | de | den | det | dine | ditt | denne | dette | obligatoriske | påkrevde | følgende | på | i | ut | inn`,
  joins: 'og | så | og så | deretter | og deretter | før | for å',
  press: 'klikk | trykk | velg | bruk',
  button: 'knappen | knappene',
  goesOn: `for å fortsette | for å gå videre | for å komme videre | for å gå til neste steg | for å gå til neste trinn |
    for å gå til neste side | for å komme til neste steg | for å lagre svarene dine | når du er klar | når du er
    ferdig | nederst på siden | nederst på hver side`,
  notSent: `ingenting sendes | ingenting blir sendt | det sendes ikke noe | søknaden din sendes ikke | søknaden sendes ikke
    | opplysningene dine sendes ikke`,
  untilEnd: `før siste steg | før siste trinn | før det siste steget | før på siste side | før siste side | før til slutt`,
  isSent: `søknaden din sendes | søknaden sendes | søknaden blir | søknaden din blir | opplysningene dine sendes | alt
    sendes`,
  onlyAtEnd: `først i siste steg | først i siste trinn | først på siste side | først til slutt | først sendt til slutt | først
    sendt i siste steg | først sendt på siste side | ikke før til slutt`,
  youCan: 'du kan | du får mulighet til å | kan du | du vil kunne',
  beforeSending: `før du sender | før du sender inn | før du sender søknaden | før du sender inn søknaden | før du sender inn
    søknaden din | før du sender søknaden din | før søknaden sendes`,
} satisfies Covered<Notes>;
