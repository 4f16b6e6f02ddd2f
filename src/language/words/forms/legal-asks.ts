import type { Concept } from '@/language/match/concept';

/** What the law lets employers ask, and only the applicant answers. The first match counts. */
export const legalAsks: readonly Concept[] = [
  {
    key: 'auth.sponsorship',
    says: { en: 'visa requirements | visa status | immigration status', others: 'visum sponsorering' },
    named: 'sponsorship | visa sponsorship | require sponsorship',
  },
  {
    key: 'auth.verification',
    says: {
      en: 'e-verify | provide verification | verification of your identity | verification of both | verify both your | proof of identity and | provide documentation | documents to prove | present evidence of',
    },
    named: 'e verify',
  },
  {
    key: 'auth.work',
    says: {
      others:
        'arbetstillstånd | arbejdstilladelse | arbeidstillatelse | työlupa | munkavállalási engedély | permis de muncă | çalışma izni',
    },
    named: 'work authorization | work permit | right to work | authorized to work | work auth',
  },
  {
    key: 'question.age18',
    says: {
      en: '18 years | at least 18 | over 18 | 18 or older | over the age of 18 | 18+ | eighteen | legal age | minimum age | age of majority | 16 years of age | legal working age | of working age',
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
      en: 'convicted | criminal record | criminal conviction | felony | misdemeanor | criminal offence | criminal offense | pleaded guilty | criminal background | criminal history | criminal convictions | unspent convictions | criminal charges | charged with a crime | criminal offences | criminal offenses | convictions',
      de: 'vorbestraft | vorstrafen | strafrechtlich | führungszeugnis | strafverfahren | ermittlungsverfahren | verurteilt',
      fr: 'casier judiciaire | condamné | condamnation | condamnée | condamnations | poursuites pénales',
      es: 'antecedentes penales | condenado | condenada | condenas',
      it: 'precedenti penali | condannato | carichi pendenti | condanne penali | condanne | procedimenti penali',
      nl: 'strafblad | veroordeeld | verklaring omtrent het gedrag | vog | veroordelingen | strafrechtelijk',
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
      en: 'accommodation | accommodations | accommodate | accessibility needs | adjustments | reasonable adjustment | assistance during the | special needs | accessibility requirements | accessibility',
      de: 'barrierefrei | besondere bedürfnisse | nachteilsausgleich | unterstützung im bewerbungsprozess | vorkehrungen | hilfsmittel | barrierefreiheit',
      fr: 'aménagement | aménagements | adaptation de poste | accessibilité',
      es: 'adaptaciones | ajustes razonables | adaptación | ajuste razonable | ajustes | accesibilidad',
      it: 'accomodamenti | esigenze particolari | adattamenti | accessibilità | adattamento',
      nl: 'aanpassingen | speciale behoeften | voorzieningen | toegankelijkheid',
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
        | employment agreement that | agreement with a | any agreements that | family member work | related to any | related to anyone | related to an employee | related to someone | relatives | family members | relative employed | background check | drug test | drug screening | security clearance | citizen of any | citizen or permanent resident | work visa | foreign government | embargoed`,
      de: 'wettbewerbsverbot | interessenkonflikt | verwandte bei | sicherheitsüberprüfung | nebentätigkeit | konkurrenzklausel',
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
