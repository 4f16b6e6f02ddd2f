import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne:
    'seleccionar | selecciona | seleccione | elegir | elige | elija | selecciona una opción | seleccione una opción',
  yesOrNo: 'sí | no',
} satisfies Covered<Options>;
