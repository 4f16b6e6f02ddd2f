import type { Concept } from '../concept';

/** What the law lets an employer ask, and only the applicant answers. The first that fits counts. */
export const legalAsks: readonly Concept[] = [
  {
    key: 'auth.sponsorship',
    says: {
      en: `sponsorship | visa sponsorship | sponsor you | sponsor your | require a visa | need a visa | visa support | employer-sponsored | sponsored visa | sponsor an | require sponsoring | immigration support | require a work visa | sponsored work | visa requirements | visa status | visa requirements | visa status | immigration sponsorship`,
      de: 'visasponsoring | visum-sponsoring | benötigen sie ein visum | benötigst du ein visum | visumsunterstützung',
      fr: 'parrainage | sponsoriser | besoin d’un visa | nécessitez-vous un visa',
      es: 'patrocinio | patrocinar | necesitas visado | requieres visa',
      it: 'sponsorizzazione | sponsorizzare | bisogno di un visto',
      nl: 'visumsponsoring | sponsoring | visum nodig',
      pt: 'patrocínio | precisa de visto',
      cs: 'sponzorství | vízum',
      pl: 'sponsorowania wizy | potrzebujesz wizy',
      others: 'sponsring | visum sponsorering',
    },
    named: 'sponsorship | visa sponsorship | require sponsorship',
  },
  {
    key: 'auth.verification',
    says: {
      en: 'e-verify | provide verification | verification of your identity | verification of both | verify both your | verify your identity and eligibility | provide proof of eligibility | proof of identity and | provide documentation | verification of your right to work | verify your eligibility | proof of your right to work | documents to prove | present evidence of',
    },
    named: 'e verify',
  },
  {
    key: 'auth.work',
    says: {
      en: `authorized to work | authorised to work | authorization to work | authorisation to work | right to work | eligible to work | eligibility to work | work authorization | work authorisation | work permit | legally work | legally permitted to work | permitted to work | legally able to work | entitled to work | legally entitled
        | employment authorization | allowed to work | residence permit | working permit | employment eligibility`,
      de: 'arbeitserlaubnis | arbeitsgenehmigung | aufenthaltstitel | aufenthaltserlaubnis | berechtigt zu arbeiten | sie berechtigt in | du berechtigt in | zur arbeit berechtigt | arbeitsberechtigung | arbeiten dürfen',
      fr: 'autorisé à travailler | autorisée à travailler | autorisé e à travailler | autorisation de travail | permis de travail | droit de travailler | titre de séjour',
      es: 'autorización para trabajar | permiso de trabajo | autorizado para trabajar | derecho a trabajar | permiso de residencia',
      it: 'permesso di lavoro | autorizzato a lavorare | permesso di soggiorno | diritto di lavorare',
      nl: 'werkvergunning | verblijfsvergunning | gerechtigd om te werken | tewerkstellingsvergunning | mag je werken',
      pt: 'autorização de trabalho | autorização para trabalhar | permissão para trabalhar | visto de trabalho',
      cs: 'pracovní povolení | oprávnění pracovat | povolení k pobytu',
      pl: 'pozwolenie na pracę | zezwolenie na pracę | uprawnienia do pracy',
      others:
        'arbetstillstånd | arbejdstilladelse | arbeidstillatelse | työlupa | munkavállalási engedély | permis de muncă | çalışma izni',
    },
    named: 'work authorization | work permit | right to work | authorized to work | work auth',
  },
  {
    key: 'question.age18',
    says: {
      en: '18 years | at least 18 | over 18 | 18 or older | over the age of 18 | 18+ | eighteen | legal age | minimum age | age of majority | 16 years of age',
      de: '18 jahre | volljährig | mindestalter',
      fr: '18 ans | majeur',
      es: '18 años | mayor de edad',
      it: '18 anni | maggiorenne',
      nl: '18 jaar | meerderjarig',
      pt: '18 anos | maior de idade',
      cs: '18 let | plnoletý | zletilý',
      pl: '18 lat | pełnoletni',
      others: '18 år | 18 vuotta | 18 éves | 18 ani',
    },
    named: 'over 18 | age 18 | is adult',
  },
  {
    key: 'question.criminal_record',
    says: {
      en: 'convicted | criminal record | criminal conviction | felony | misdemeanor | criminal offence | criminal offense | pleaded guilty | criminal background | criminal history',
      de: 'vorbestraft | vorstrafen | strafrechtlich | führungszeugnis',
      fr: 'casier judiciaire | condamné | condamnation',
      es: 'antecedentes penales | condenado',
      it: 'precedenti penali | condannato | carichi pendenti',
      nl: 'strafblad | veroordeeld | verklaring omtrent het gedrag | vog',
      pt: 'antecedentes criminais | condenado',
      cs: 'trestní rejstřík | odsouzen | trestního rejstříku',
      pl: 'karany | skazany | niekaralności',
      others: 'straffattest | belastningsregistret | dömd',
    },
    named: 'criminal record | convicted | felony',
  },
  {
    key: 'question.prior_employment',
    says: {
      en: `previously worked for | previously worked at | worked for us | ever worked | previously employed | ever been employed | formerly employed | previously been employed | former employee | current or former employee | currently work for | currently employed by | worked here before | previously worked with us
        | are you a current employee | current employee of | employed by us | previously applied | applied before | applied to us`,
      de: 'bereits bei uns gearbeitet | schon einmal bei uns | bereits bei uns beworben | ehemaliger mitarbeiter | bereits beschäftigt | früher bei uns',
      fr: 'déjà travaillé | déjà été employé | ancien salarié | ancien employé | déjà postulé',
      es: 'trabajado anteriormente | has trabajado antes | exempleado | trabajado previamente',
      it: 'già lavorato | ex dipendente | lavorato in precedenza',
      nl: 'eerder gewerkt | oud-medewerker | eerder gesolliciteerd | al eens gewerkt',
      pt: 'já trabalhou | ex-funcionário | trabalhou anteriormente',
      cs: 'pracoval u nás | dříve pracoval | pracovala u nás',
      pl: 'wcześniej pracowałeś | były pracownik | pracował w',
      others: 'tidigare arbetat | tidligere arbejdet | tidligere ansat',
    },
    named: 'previously employed | former employee',
  },
  {
    key: 'question.accommodation',
    says: {
      en: 'accommodation | accommodations | accommodate | accessibility needs | adjustments | reasonable adjustment | assistance during the | special needs',
      de: 'barrierefrei | besondere bedürfnisse | nachteilsausgleich | unterstützung im bewerbungsprozess',
      fr: 'aménagement | aménagements | adaptation de poste',
      es: 'adaptaciones | ajustes razonables | adaptación',
      it: 'accomodamenti | esigenze particolari | adattamenti',
      nl: 'aanpassingen | speciale behoeften',
      pt: 'acomodações | adaptações | adaptação',
      cs: 'zvláštní potřeby | úpravy',
      pl: 'dostosowania | udogodnienia | szczególne potrzeby',
      others: 'anpassning | tilpasning',
    },
    named: 'accommodation | accommodations',
  },
  {
    key: 'question.legal',
    says: {
      en: `non-compete | noncompete | non-compete agreement | non-solicitation | restrictive covenant | restrictive covenants | post-employment restrictions | confidentiality agreement | conflict of interest | export control | export controlled | export administration | itar | government official | debarred | sanctions list | sanctioned | subject to any agreement | contractual obligation | contractual obligations
        | employment agreement that | agreement with a | any agreements that | family member work | related to any | relative employed | background check | drug test | drug screening | security clearance | citizen of any | foreign government | embargoed`,
      de: 'wettbewerbsverbot | interessenkonflikt | nebentätigkeit | konkurrenzklausel',
      fr: 'non-concurrence | clause de non | conflit d’intérêts',
      es: 'no competencia | conflicto de intereses',
      it: 'non concorrenza | conflitto di interessi',
      nl: 'concurrentiebeding | belangenconflict | relatiebeding',
      pt: 'não concorrência | conflito de interesses',
      cs: 'konkurenční doložka | střet zájmů',
      pl: 'zakaz konkurencji | konflikt interesów',
    },
  },
];
