import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'non specificato',
  chooseOne: `seleziona | selezionare | scegli | scegliere | seleziona un’opzione | scegli un’opzione | nessuna selezione | non selezionato | nessuna scelta | scegli un elemento | seleziona un elemento | scegliere un’opzione | selezionare un’opzione | seleziona una voce | selezionane uno | selezionarne uno | seleziona uno | selezionare una voce | scegli una voce`,
  yes: 'sì | vero',
  no: 'no | falso',
  limits: 'ma | soltanto | se | solo | solamente | tranne | purché',
  declines: `preferisco non, preferirei non, non desidero, non voglio … rispondere, dirlo, dire, specificare, specificarlo, indicare, indicarlo, rivelare, dichiarare, comunicarlo`,
  declined: 'preferisco non dirlo | non dichiarato | non specificato | non divulgato',
  restates: 'ma | come',
  atOnce:
    'immediatamente | immediata | subito | disponibilità immediata | disponibile immediatamente | disponibile da subito | senza preavviso',
  man: 'uomo | maschio | maschile',
  manInitial: 'm',
  woman: 'donna | femmina | femminile',
  womanInitial: 'f',
  nonBinary: 'non binario | non-binario',
  honorificMan: 'signor | signore | sig',
  honorificWoman: 'signora | sig.ra | sigra',
  honorificMiss: 'signorina | sig.na',
} satisfies Covered<Options>;
