import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'venligst | først',
  fillIn: 'udfyld | besvar | angiv | indtast | kontroller | gennemgå | vælg | tilføj',
  filledIn: `felter | felterne | felt | formular | formularen | afsnit | side | siden | oplysninger | oplysningerne |
    spørgsmål | spørgsmålene | felterne nedenfor`,
  which: 'alle | de | den | det | dine | dit | denne | dette | obligatoriske | påkrævede | følgende',
  joins: 'og | så | og så | derefter | og derefter | inden | før | for at',
  press: 'klik | tryk | vælg | brug',
  button: 'knappen | knapperne',
  goesOn: `for at fortsætte | for at gå videre | for at komme videre | for at gå til næste trin | for at gå til næste side
    | for at komme til næste trin | for at komme til næste side | for at gemme dine svar | når du er klar | når du
    er færdig | nederst på siden | nederst på hver side`,
  notSent: `intet sendes | ingenting sendes | der sendes ikke noget | der sendes intet | din ansøgning sendes ikke | dine
    oplysninger sendes ikke`,
  untilEnd: `før sidste trin | før det sidste trin | før sidste side | før til sidst | inden sidste trin`,
  isSent: `din ansøgning sendes | din ansøgning bliver | dine oplysninger sendes | dine oplysninger bliver | dine svar
    sendes | alt sendes`,
  onlyAtEnd: `først i sidste trin | først på sidste side | først til sidst | først til slut | først sendt til sidst | først
    sendt i sidste trin | først sendt på sidste side`,
  youCan: 'du kan | du får mulighed for at | kan du | du vil kunne',
  beforeSending: `inden du sender | før du sender | inden du sender ansøgningen | før du sender ansøgningen | inden du sender din
    ansøgning | før du sender din ansøgning | inden du indsender | før du indsender | inden du indsender din
    ansøgning | før du indsender din ansøgning`,
} satisfies Covered<Notes>;
