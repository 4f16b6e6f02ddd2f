import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `nacimiento | expedición | emisión | de interés | nacido | nacida | desea trabajar | deseas trabajar | quiere trabajar | quieres trabajar | ciudad deseada
    | país deseado | dirección de la empresa | dirección del empleador | dirección del trabajo | dirección de la escuela`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: {
    says: `número de calle | número de portal | número exterior | no. exterior | nº exterior | núm. exterior
      | número de casa | nº de casa | nro. de casa | número de vivienda`,
    alone: 'número | num | nº | altura',
  },
  addressStreetname: { says: 'nombre de la calle | nombre de calle' },
  addressLine1: { says: 'dirección 1 | dirección línea 1 | línea 1 | línea de dirección 1' },
  addressLine2: {
    says: `dirección 2 | dirección línea 2 | línea 2 | apartamento | departamento | piso | piso, puerta | número interior | no. interior | nº interior | línea de dirección 2
      | dirección adicional`,
  },
  addressLine3: { says: 'dirección 3 | línea 3', named: 'complemento' },
  streetAddress: { says: 'dirección postal | calle y número | domicilio | dirección completa | dirección particular' },
  streetOrAddress: { says: 'calle | dirección | direccion', named: 'direccion | calle' },
  addressLookup: { says: 'buscar dirección' },
  postalCode: { says: 'código postal | codigo postal', alone: 'c.p | cp', named: 'cp | codigo postal' },
  addressLevel3: { says: 'colonia | barrio', named: 'colonia | barrio' },
  addressLevel2: {
    says: 'ciudad | localidad | población | municipio | poblacion',
    named: 'ciudad | poblacion | localidad',
  },
  addressLevel1: {
    says: 'provincia | estado | comunidad autónoma | región | provincia / estado | estado/provincia | provincia/estado',
    named: 'region | provincia | estado',
  },
  country: { says: 'país | pais | país/región | país / región | país de residencia', named: 'pais' },
  postalCodeAndCity: { says: 'código postal y ciudad | código postal y población | código postal o ciudad' },
  location: {
    says: `ubicación | lugar de residencia | ubicación actual | dónde vives | dónde resides | dónde reside | dónde te encuentras`,
  },
} satisfies Covered<Places>;
