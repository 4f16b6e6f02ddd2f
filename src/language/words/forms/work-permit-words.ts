import type { SentenceShapes } from '@/language/match/sentence-shapes';

/** Papers that allow working in a country. */
export const permitShapes: SentenceShapes = {
  en: 'work permit*, working permit*, work authori*, working authori*, employment authori*, authorization to work, authorisation to work, employment pass*, residence permit*, residency permit*, permit to work, right to work document*, green card',
  de: 'arbeitserlaubnis*, arbeitsgenehmigung*, arbeitsbewilligung*, arbeitsberechtigung*, aufenthaltstitel*, aufenthaltserlaubnis*, aufenthaltsgenehmigung*, aufenthaltsbewilligung*, niederlassungserlaubnis*',
  fr: 'permis de travail, permis de séjour, autorisation de travail, autorisation de travailler, titre de séjour, carte de séjour',
  es: 'permiso de trabajo, permisos de trabajo, permiso de residencia, permiso para trabajar, autorización de trabajo, autorización para trabajar, autorización laboral, permiso laboral',
  it: 'permesso di lavoro, permesso di soggiorno, permesso di lavorare, permesso per lavorare, autorizzazione al lavoro, autorizzazione a lavorare',
  nl: 'werkvergunning*, tewerkstellingsvergunning*, arbeidsvergunning*, verblijfsvergunning*, verblijfstitel*',
  pt: 'autorização de trabalho, autorização para trabalhar, permissão de trabalho, autorização de residência',
  cs: 'pracovní povolení*, povolení k práci, povolení k pobytu',
  pl: 'pozwoleni* na pracę, zezwoleni* na pracę, karta pobytu',
};

export const visaShapes: SentenceShapes = {
  en: 'visa, visas',
  de: 'visum*, visa, arbeitsvisum*',
  fr: 'visa, visas',
  es: 'visa, visas, visado, visados',
  it: 'visto, visti',
  nl: 'visum*, werkvisum*',
  pt: 'visto, vistos',
  cs: 'vízum, víza',
  pl: 'wiza, wizy, wizę',
};

/** Being allowed to work, in one phrase or in two together. */
export const allowedShapes: SentenceShapes = {
  en: `authori*, eligib*, entitled, entitlement, permitted, allowed, permission, cleared … to work, to be employed, to take up employment, to live and work, to legally work, to lawfully work, for employment | legally, lawfully … work, employed, employable
    | work eligib*, employment eligib*, work authori*, employment authori*, work permit*, working permit*, residence permit*, permit to work, working rights, work rights, right to work, right to live and work, right to take up employment, rights to work`,
  de: `berechtigt*, befugt, befugnis*, berechtigung*, gestattet, erlaubt, erlaubnis, zugelassen, recht … arbeiten, erwerbstatig*, erwerbstatigkeit, arbeitsaufnahme, beschaftigung | arbeiten, erwerbstatig*, erwerbstatigkeit, arbeitsaufnahme, beschaftigung … berechtigt*, befugt, gestattet, erlaubt, zulassig
    | legal, rechtmassig … arbeiten | arbeitserlaubnis*, arbeitsgenehmigung*, arbeitsbewilligung*, arbeitsberechtig*, aufenthaltstitel*, aufenthaltserlaubnis*, aufenthaltsgenehmigung*, aufenthaltsbewilligung*`,
  fr: `autoris*, droit, eligible*, habilit* … travailler, exercer | travailler, exercer … legalement | legalement … travailler | permis de travail, autorisation de travail, titre de séjour, permis de séjour, carte de séjour`,
  es: `autoriza*, derecho, permiso, habilitad*, elegible* … trabajar, laborar | trabajar, laborar … legalmente | legalmente … trabajar, laborar | permiso de trabajo, autorización de trabajo, permiso de residencia, autorización laboral, permiso laboral`,
  it: `autorizzat*, diritto, permesso, abilitat*, idone* … lavorare, lavoro | lavorare … legalmente | legalmente … lavorare | permesso di soggiorno, autorizzazione al lavoro, autorizzazione a lavorare`,
  nl: `gerechtigd, bevoegd, recht, toestemming, toegestaan, gemachtigd … werken | werken … toegestaan | wettelijk, legaal … werken | werkvergunning*, tewerkstellingsvergunning*, arbeidsvergunning*, verblijfsvergunning*`,
  pt: `autoriza*, direito, permiss*, habilitad* … trabalhar | trabalhar … legalmente | legalmente … trabalhar | autorização de trabalho, autorização de residência, visto de trabalho`,
  cs: 'oprávněn*, právo, povolen* … pracovat | legálně … pracovat | pracovní povolení',
  pl: 'upoważni*, uprawni*, prawo, zezwoleni*, pozwoleni* … pracować, pracy, pracę | legalnie … pracować',
};

/** Weaker words for it: they count if a country is named. */
export const mayWorkShapes: SentenceShapes = {
  en: 'may you … work',
  de: 'darfst, dürfen sie, dürftest … arbeiten',
  nl: 'mag je, mag u … werken',
};

/** Being able or willing, which says nothing about permits unless asked without help or limits. */
export const canWorkShapes: SentenceShapes = {
  en: 'able to, can you … work',
  de: 'kannst, können sie, darfst, dürfen sie … arbeiten',
  fr: 'pouvez vous, peux tu … travailler',
  es: 'puedes, puede, podrías … trabajar',
  it: 'puoi, può … lavorare',
  nl: 'kun je, kunt u, mag je, mag u … werken',
  pt: 'pode, podes … trabalhar',
};

/** An employer who sponsors a permit. */
export const sponsorShapes: SentenceShapes = {
  en: 'sponsor* | immigration support | immigration assistance | visa support',
  de: 'sponsor*, visasponsor*, visumsponsor*, visumssponsor*, visumsunterstützung*, visaunterstützung*',
  fr: 'parrain*, sponsor*',
  es: 'patrocin*, sponsor*',
  it: 'sponsorizz*, sponsor*',
  nl: 'sponsor*, visumsponsor*, visumondersteuning*',
  pt: 'patrocín*, patrocin*',
  cs: 'sponzor*',
  pl: 'sponsor*',
  others: 'sponsr*',
};

/** Somebody is to help with it or apply for it. */
export const helpShapes: SentenceShapes = {
  en: 'help, support, assist*, apply for, obtain*, procure',
  de: 'unterstütz*, hilfe, helfen, beantrag*, beantragung',
  fr: 'aide, aider, accompagnement, demande, demander, obtenir, obtention, démarches',
  es: 'ayuda, apoyo, tramitar, gestionar, solicitar, obtener, asistencia',
  it: 'aiuto, supporto, assistenza, ottenere, richiedere',
  nl: 'hulp, ondersteun*, aanvragen, aanvraag, verkrijgen',
  pt: 'ajuda, apoio, obter, solicitar',
  cs: 'pomoc, vyřídit',
  pl: 'pomoc, uzyskani*',
};

/** Papers that prove it, asked for after hiring. */
export const proofShapes: SentenceShapes = {
  en: 'proof of, evidence of, verification of, verify, prove … right to work, eligib*, authori*, identity',
  de: 'nachweis*, nachweisen, belegen … arbeitserlaubnis*, arbeitsberechtigung*, arbeitsgenehmigung*',
  fr: 'justificatif*, justifier, preuve … droit de travailler, autorisation de travail',
  es: 'prueba, demostrar, acreditar … derecho a trabajar, permiso de trabajo, autorización',
  it: 'prova, dimostrare, comprovare … diritto di lavorare, permesso di lavoro',
  nl: 'bewijs, bewijzen, aantonen … werkvergunning*, recht, werken',
};
