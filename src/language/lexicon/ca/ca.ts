import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { questions } from './questions';

/** Catalan. */
export const ca = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    honeypot: { says: 'deixeu aquest camp en blanc | deixa aquest camp en blanc | no ompliu aquest camp' },
    consentToFuture: { says: 'futures vacants' },
    consent: { says: 'accepto | d’acord | dades personals | política de privacitat' },
    marketing: { says: 'butlletí' },
    captcha: { says: 'no soc un robot' },
  },
  questions,
  contact: {
    photoFile: { says: 'foto' },
    resumeFile: { named: 'cv | curriculum | curriculum vitae' },
  },
  places: {
    country: { says: 'país de residència' },
    addressLine2: { says: 'apartament' },
  },
  actions: {
    agree: { says: "accepto | accepta | d'acord", url: 'confirma | accepta' },
    delete: { says: 'esborra | suprimeix | elimina | retira la candidatura | amaga' },
    follow: { says: "segueix | subscriu-t'hi | deixa de seguir" },
    apply: { says: "inscriu-t'hi | inscriure'm | apunta't | envia la candidatura | m'interessa" },
    signIn: { says: 'tanca la sessió | tancar la sessió | inicia la sessió | iniciar la sessió | surt' },
    signUp: { says: "registra't | crea un compte" },
    save: { says: "desar | desa l'oferta" },
    purchase: { says: 'compra | pagar' },
    send: { says: 'envia | enviar | comparteix' },
    besideUrlActions: 'empresa | compte | oferta | se | me',
  },
  money: {
    euro: 'euros',
  },
  forms: {
    attachFile: 'adjunta | adjunta un fitxer | puja | puja un fitxer | tria un fitxer | selecciona un fitxer | navega',
    dropFile: 'arrossega*, deixa* … fitxer*, arxiu*, document*, aquí',
    sectionHeadings: 'candidat | de',
    unrelated: { says: 'bloc', named: 'nif | dni | notes' },
  },
  person: {
    organization: { named: 'empresa' },
    name: { namedWhole: 'nom' },
  },
  postings: {
    call: 'feina | treball | convocatòria | procés',
    seeking: 'busca | convoca | cerca',
    title: { alone: 'lloc de treball' },
    company: {
      alone:
        'empresa | entitat | organisme | institució | ens | institució convocant | entitat convocant | ens convocant',
    },
    place: {
      alone: 'ubicació | lloc | municipi | població | localitat | municipi del lloc de treball | centre de treball',
    },
    pay: { alone: 'salari | retribució | sou | sou brut | salari brut | remuneració' },
    otherFact: 'data límit | termini de presentació',
    posted: { alone: 'publicat | data de publicació | publicat el' },
    employment: { alone: 'jornada | tipus de contracte | contracte' },
    weSeek: 'busquem',
  },
  harmless: {
    words: `el la els les un una de del i o a en amb sense per més menys tot tots totes altres mostra mostrar veure llegir cercar cerca
      buscar filtrar filtre filtres ordenar ordena desplega plega triar seleccionar següent anterior enrere primera última darrers
      recents noves rellevància resultats pàgina llista mapa taula oferta ofertes feina feines lloc treball títol paraula clau
      descripció detalls informació jornada completa parcial dia dies setmana mes hores any avui data publicació ubicació ciutat
      província comarca país distància km remot híbrid presencial teletreball salari tipus contracte experiència nivell estudis
      idioma empresa empreses sector categoria departament criteris opcions similars menú ajuda`,
    wholeNames: 'esborra els filtres | neteja els filtres | netejar filtres | tanca',
  },
  jobs: {
    nouns: {
      says: 'oferta de feina | ofertes de feina',
      url: 'feina | ofertes feina',
    },
    listEntries: 'ofert* | resultat* | llocs de treball',
    occupations:
      '*enginyer* | *tècnic* | administratiu | administrativa | *cambrer* | cuiner* | *comptable* | *venedor* | conductor* | infermer*',
  },
  pages: {
    boardName: 'feina* | ofertes de feina',
  },
  workplaces: {
    workedAt: 'a la nostra seu de | a la nostra oficina de',
    partTime: 'temps parcial | mitja jornada',
    employmentTypes: 'jornada completa | temps complet | contracte indefinit | fix discontinu | contracte temporal',
  },
  controls: {
    pagingFillers: 'anar a | ves a | la',
    previous: 'anterior | pàgina anterior | prèvia | pàgina prèvia',
    next: 'següent | pàgina següent | següents',
    page: 'pàgina',
    loadMore: 'carrega més | carregar més | més ofertes | mostra més ofertes | veure més ofertes | més resultats',
    showMore: 'mostra més | veure més | més',
    showAll: 'mostra-ho tot | veure-ho tot | mostra totes',
  },
} satisfies FurtherLexicon;
