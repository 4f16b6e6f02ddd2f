import { type Covered, gap } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'sin especificar',
  chooseOne: `seleccionar | selecciona | seleccione | elegir | elige | elija | selecciona una opción | seleccione una opción | elige una opción | sin selección | sin seleccionar | no seleccionado | ninguna selección | seleccione uno | selecciona uno | seleccione una | elija una opción | por favor seleccione | seleccionar una opción | elegir una opción | seleccione un elemento`,
  yes: 'sí | verdadero',
  no: 'no | falso',
  limits: 'pero | solo | sólo | solamente | salvo | excepto | únicamente | siempre que',
  declines: `prefiero no, preferiría no, prefiere no, elijo no, no deseo, no quiero … decirlo, decir, responder, contestar, indicarlo, indicar, especificar, revelarlo, revelar, identificarme, divulgarlo, compartirlo, declarar`,
  declined: 'prefiero no decirlo | no declarado | no especificado | sin respuesta | ns/nc',
  restates: 'pero | como',
  atOnce:
    'inmediatamente | inmediata | disponibilidad inmediata | disponible inmediatamente | de inmediato | sin preaviso',
  man: 'hombre | masculino | varón',
  manInitial: gap<'M is masculino beside F, and mujer beside H'>(),
  woman: 'mujer | femenino',
  womanInitial: gap<'M is masculino beside F, and mujer beside H'>(),
  nonBinary: 'no binario | no binaria | no binarie',
  honorificMan: 'señor | sr',
  honorificWoman: 'señora | sra',
  honorificMiss: 'señorita | srta',
} satisfies Covered<Options>;
