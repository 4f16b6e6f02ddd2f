import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'vänligen | var god | först',
  fillIn: 'fyll | svara | ange | kontrollera | granska | välj | lägg | skriv',
  filledIn: `fält | fälten | formulär | formuläret | avsnitt | avsnittet | sida | sidan | uppgifter | uppgifterna | frågor |
    frågorna | obligatoriska fält | fälten nedan`,
  which: 'i | alla | på | de | den | det | dina | ditt | denna | detta | obligatoriska | följande',
  joins: 'och | sedan | och sedan | därefter | och därefter | innan | för att',
  press: 'klicka | tryck | välj | använd',
  button: 'knappen | knapparna',
  goesOn: `för att fortsätta | för att gå vidare | för att komma vidare | för att gå till nästa steg | för att gå till
    nästa sida | för att komma till nästa steg | för att komma till nästa sida | för att spara dina svar | när du är
    klar | när du är redo | längst ner på sidan | längst ned på sidan | längst ner på varje sida`,
  notSent: `inget skickas | ingenting skickas | inget skickas in | ingenting skickas in | din ansökan skickas inte | din
    ansökan skickas inte in | dina uppgifter skickas inte`,
  untilEnd: `förrän i sista steget | förrän på sista sidan | förrän i slutet | förrän i det sista steget | före sista steget
    | innan sista steget`,
  isSent: `din ansökan skickas | din ansökan skickas in | dina uppgifter skickas | dina svar skickas | allt skickas`,
  onlyAtEnd: `först i sista steget | först i det sista steget | först på sista sidan | först i slutet | in först i sista
    steget | in först på sista sidan`,
  youCan: 'du kan | du får | kan du | du kommer att kunna',
  beforeSending: `innan du skickar | innan du skickar in | innan du skickar ansökan | innan du skickar in ansökan | innan du
    skickar in din ansökan | innan du skickar din ansökan | innan ansökan skickas | innan den skickas`,
} satisfies Covered<Notes>;
