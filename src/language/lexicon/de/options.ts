import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'nicht angegeben',
  chooseOne: `auswählen | bitte auswählen | wählen | bitte wählen | bitte wählen sie | auswahl | bitte treffen sie eine auswahl | bitte wähle | option auswählen | keine auswahl | nicht ausgewählt | nichts ausgewählt | element auswählen | eine option auswählen | bitte eine option auswählen | bitte eine auswahl treffen`,
  yes: 'ja | wahr',
  no: 'nein | falsch',
  limits: 'aber | nur | wenn | falls | sofern | außer | sobald | jedoch',
  declines: `möchte, ich möchte, will, ich will, wünsche, ich wünsche, ich ziehe es vor, das möchte, dazu möchte … nicht, lieber nicht, keine, keine angabe, keine angaben … angeben, sagen, beantworten, antworten, offenlegen, preisgeben, mitteilen, äußern, angabe, angaben, machen`,
  declined: `keine angabe | keine angaben | ich mache keine angabe | ich mache keine angaben | mache keine angaben
    | mache dazu keine angaben | ich mache dazu keine angaben | ich mache hierzu keine angaben | mache hierzu keine angaben
    | lieber nicht | lieber nicht sagen | lieber nicht angeben | möchte ich nicht angeben | möchte ich nicht sagen`,
  restates: 'aber | als',
  atOnce: 'sofort | ab sofort | sofort verfügbar | ab sofort verfügbar',
  man: 'mann | männlich',
  manInitial: 'm',
  woman: 'frau | weiblich',
  womanInitial: 'w',
  nonBinary: 'nicht binär | nichtbinär | nicht-binär',
  honorificMan: 'herr | hr | herrn',
  honorificWoman: 'frau | fr',
  honorificMiss: 'fräulein',
} satisfies Covered<Options>;
