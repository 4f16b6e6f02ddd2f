import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'fecha de nacimiento | cumpleaños | nacido el' },
  sex: { says: 'sexo' },
  nationality: { says: 'nacionalidad | nacionalidades | ciudadanía | país de ciudadanía | país de nacionalidad' },
  organization: {
    says: `empresa | compañía | nombre de la empresa | razón social | organización | empresa actual | empleador actual
      | dónde trabajas actualmente`,
    alone: 'empleador | último empleador | última empresa',
    named: 'empresa | razon social',
  },
  organizationTitle: {
    says: 'cargo | puesto actual | cargo actual | puesto ocupas | puesto ocupa | cargo ocupas | cargo ocupa | puesto desempeñas | puesto desempeña',
  },
  pronouns: { says: 'pronombres' },
  language: { alone: 'idioma' },
  givenName: { says: 'nombre de pila | primer nombre | nombres | tu nombre de pila' },
  familyName: { says: 'apellido | apellidos | primer apellido | segundo apellido', named: 'apellido | apellidos' },
  birthName: {
    says: 'apellido de soltera | apellidos de soltera | apellido de soltero | apellido de nacimiento | apellidos de nacimiento | nombre de soltera | apellido anterior | apellidos anteriores | nombre anterior | nombres anteriores',
  },
  additionalName: { says: 'segundo nombre' },
  nameInfix: { says: 'partícula' },
  honorificPrefix: { says: 'tratamiento', alone: 'título | sr sra | sr sra srta' },
  academicTitle: 'título | título académico',
  honorificSuffix: { says: 'sufijo' },
  nickname: {
    says: `apodo | nombre preferido | prefieres que te llamemos | quieres que te llamemos | prefiere que le llamemos`,
  },
  name: {
    says: `nombre completo | nombre y apellidos | nombre y apellido | nombres y apellidos | apellidos y nombre
      | tu nombre | destinatario | cómo te llamas | cómo se llama usted | nombre del candidato | nombre de la candidata`,
    alone: 'nombre',
    named: 'destinatario',
    namedWhole: 'nombre',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'de | del | la | las | los',
} satisfies Covered<Person>;
