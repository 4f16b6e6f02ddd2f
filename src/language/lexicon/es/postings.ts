import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: gap<'announced before the title'>(),
  municipality: { first: 'ayuntamiento de | municipalidad de | ajuntament de' },
  calling: {
    first: `buscamos | se busca | se necesita | oferta de empleo | oferta de trabajo | estamos buscando
      | se solicita | buscamos a | convocatoria | convocatoria para contratación | únete como`,
    last: `para nuestro equipo | para unirse a nuestro equipo`,
  },
  beforeSought: `un | una | un/a | un(a) | unos | unas`,
  describedAs: {
    first: `es una | es un | somos una | es la`,
    says: `empresa | compañía | agencia | organización | firma | startup | clínica | fundación | consultora
      | fabricante`,
  },
  our: 'nuestro | nuestra | nuestros',
  beforeLabel: 'tu | su | nuestro | nuestra | el | la',
  beforeTitle: 'el puesto de | plaza de | el cargo de | cargo de',
  title: {
    alone:
      'vacante abierta | plaza | título del puesto | puesto | nombre del puesto | cargo | nombre del cargo | vacante',
    named: 'titulo',
  },
  company: {
    alone: `empresa | compañía | empleador | nombre de la empresa | entidad | nombre de la compañía | organización | organismo | institución | razón social | nombre de empresa | empresa contratante | contratante | organismo convocante | institución convocante | entidad convocante | empresa anunciante | anunciante | ministerio | nombre de la entidad | nombre de la organización | administración | órgano convocante`,
    named: 'empresa',
    url: 'empresa | empresas',
  },
  place: {
    alone: `dónde | ubicación | lugar de trabajo | ciudad | localidad | lugar | población | localización | sede de trabajo | ubicaciones | lugar de prestación | centro de trabajo | municipio | destino | lugar del puesto | zona | sede | lugares de trabajo | ciudades | localidades | localizaciones | sedes | municipios | provincia | centros de trabajo`,
    named: 'ubicacion | localidad | lugar',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone:
      'salario | sueldo | remuneración | retribución | rango salarial | salario bruto | sueldo bruto | salario anual | salario mensual | sueldo mensual',
    named: 'salario | sueldo',
  },
  posted: {
    alone: `publicado | fecha de publicación | publicada | publicado el | fecha publicación | fecha | fecha de alta | fecha de la oferta | fecha de inicio de publicación | actualizado`,
    named: 'fecha | publicado',
  },
  employment: {
    alone:
      'tipo de contrato | contrato | jornada | tipo de empleo | jornada laboral | tipo de jornada | modalidad de contrato | tipo de contratación',
    named: 'contrato',
  },
  otherFact: `departamento | departamentos | sector | área | categoría | experiencia | estudios | referencia | nivel profesional | fecha límite
    | fecha límite de inscripción | fecha de cierre | plazo de inscripción | fin de plazo | fecha de vencimiento`,
  descriptionHeading: {
    alone: 'descripción | funciones',
    says: `descripción del puesto | descripción del empleo | descripción de la oferta | descripción del trabajo | descripción de puesto
      | acerca del empleo | acerca del puesto | acerca de empleo`,
  },
  otherContent: {
    first: `preguntas frecuentes | ofertas,empleos,vacantes,trabajos,otras ofertas,otros empleos,otras vacantes,otros trabajos,más ofertas,más empleos,
      más vacantes,más trabajos … similares,relacionad*,recomendad*,de la empresa,de esta empresa`,
    alone: 'alertas de empleo | alerta de empleo',
  },
  call: 'oferta | empleo | trabajo | convocatoria | proceso | selectivo | selección | anuncio | concurso | público | bolsa',
  details: 'detalle | detalles | vacante | puesto | información',
  seeking: 'busca | convoca | selecciona | precisa | necesita incorporar',
  closed: `ya no acepta,ya no se aceptan,no se aceptan más … solicitudes,candidaturas
    | oferta,vacante,puesto … ya no está disponible,ya no está activa,ha expirado,ha caducado,ha finalizado,caducada,cerrada`,
  closedOnes:
    'ofertas,vacantes,convocatorias,puestos,plazas,procesos … cerradas,cerrados,cubiertas,cubiertos,finalizadas,finalizados,pasadas,caducadas,archivadas,vencidas,anteriores',
  promoted: 'promocionado | promocionada | patrocinado | patrocinada | destacado | destacada',
  atCompany: gap<'the word is one for places as well'>(),
  connectors: {
    alone: 'en | de | por',
  },
  applyEasily: 'solicitud sencilla | solicitud rápida | solicitud simplificada | inscripción rápida',
  applyElsewhere: `sitio de la empresa | sitio web de la empresa | página de la empresa | página web de la empresa | sitio de la compañía
    | sitio web de la compañía | página web de la compañía | sitio del empleador | sitio web del empleador | página del empleador
    | sitio externo | sitio web externo | página externa | página web externa | web de la empresa`,
  legalForms: {
    says: 'S.L. | SL | S.L.U. | SLU | S.A.U. | SAU | S.Coop | S. de R.L.',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'grupo | universidad | fundación',
  logo: 'logo | logotipo | logo de | logotipo de | página de inicio',
  pictureKinds: 'cabecera | imagen | foto | escudo | icono | portada',
  unnamed: 'confidencial | empresa confidencial | empresa anónima | anónimo | anónima | importante empresa del sector',
  forClient: 'nuestro cliente | para nuestro cliente | para uno de nuestros clientes | para importante empresa',
  weSeek: 'buscamos | seleccionamos | estamos buscando | necesitamos | precisamos | solicitamos',
} satisfies Covered<Postings>;
