import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'no | nunca | sin | ningun* | jamás',
  upperBound: 'menos | menor | menores | máximo | como mucho',
  employer: 'nosotros | nuestr* | aquí | esta empresa | este puesto',
  jobCountry: 'este país | el país | del país',
  description: 'descri* | explica | explique | por qué',
  fillers: `el | los | las | un | una | unos | unas | y | o | es | son | eres | usted | su | sus | tu | tus | nos | nuestro | nuestra | en
    | para | por | con | de | del | al | favor | indique | seleccione | elija | cuál | cuáles | qué | cuánto | cuántos | cuándo
    | dónde | si | tiene | tienes | puede | puedes | puesto | empresa`,
} satisfies Covered<Wordings>;
