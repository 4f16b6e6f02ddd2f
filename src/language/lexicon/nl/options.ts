import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'niet opgegeven',
  chooseOne: `selecteer | selecteren | kies | kiezen | maak een keuze | selecteer een optie | kies een optie | geen selectie | niets geselecteerd | niet geselecteerd | geen keuze | selecteer er een | selecteer één | kies een | maak uw keuze | maak je keuze | selecteer een item`,
  yes: 'ja',
  no: 'nee',
  limits: 'maar | alleen | als | tenzij | mits | behalve | slechts',
  declines: `ik zeg, zeg, ik wil, wil, ik beantwoord, beantwoord, ik deel, deel, dat zeg, dat wil, dit zeg, dit wil, ik geef, geef, liever … liever niet, niet, liever geen antwoord, liever geen … zeggen, delen, beantwoorden, antwoorden, aangeven, vermelden, opgeven, antwoord`,
  declined: `liever niet | liever niet zeggen | liever niet delen | liever niet antwoorden | zeg ik liever niet | wil ik niet zeggen
    | dat zeg ik liever niet | dit zeg ik liever niet | ik zeg het liever niet | ik zeg liever niet | ik wil liever niet
    | ik beantwoord dit liever niet | ik beantwoord dit niet | ik deel dit liever niet | ik deel dit niet | dat wil ik liever niet
    | geen antwoord | niet opgegeven | wil ik liever niet zeggen`,
  restates: 'maar | als',
  atOnce:
    'direct | per direct | direct beschikbaar | per direct beschikbaar | onmiddellijk | onmiddellijk beschikbaar | meteen',
  man: 'man | mannelijk',
  manInitial: 'm',
  woman: 'vrouw | vrouwelijk',
  womanInitial: 'v',
  nonBinary: 'non-binair | non binair',
  honorificMan: 'heer | de heer | dhr',
  honorificWoman: 'mevrouw | mevr | mw',
  honorificMiss: 'mejuffrouw | juffrouw',
} satisfies Covered<Options>;
