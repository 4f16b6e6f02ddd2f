import type { Phrasing } from './phrasing';

/** What employers ask for their statistics, and of the law. */
export const ofEquality: Phrasing[] = [
  {
    key: 'eeo.gender',
    kind: 'select',
    en: `Gender
      What is your gender?
      Gender identity
      How do you identify your gender?
      I identify my gender as
      Please select your gender
      What gender do you identify as?
      How would you describe your gender identity?`,
    de: `Geschlecht
      Welches Geschlecht haben Sie?
      Geschlechtsidentität
      Mit welchem Geschlecht identifizierst du dich?
      Ihr Geschlecht`,
    fr: `Genre
      Sexe
      Identité de genre
      Quel est votre genre ?
      À quel genre vous identifiez-vous ?`,
    es: `Género
      Sexo
      Identidad de género
      ¿Cuál es tu género?
      ¿Con qué género te identificas?`,
    it: `Genere
      Sesso
      Identità di genere
      Qual è il tuo genere?
      Con quale genere ti identifichi?`,
    nl: `Geslacht
      Genderidentiteit
      Wat is je geslacht?
      Gender
      Met welk gender identificeer je je?`,
  },
  {
    key: 'eeo.race',
    kind: 'select',
    en: `Race
      Ethnicity
      Race/Ethnicity
      What is your race or ethnicity?
      Please identify your race
      How would you describe your ethnic background?
      What is your ethnic origin?
      Ethnic group
      Which racial or ethnic group do you belong to?`,
    de: `Ethnische Herkunft
      Ethnische Zugehörigkeit
      Welcher ethnischen Gruppe gehören Sie an?
      Ethnizität`,
    fr: `Origine ethnique
      Quelle est votre origine ethnique ?
      Groupe ethnique
      Appartenance ethnique`,
    es: `Raza
      Origen étnico
      Raza o etnia
      ¿Cuál es tu origen étnico?
      Etnia`,
    it: `Etnia
      Origine etnica
      Gruppo etnico
      Qual è la tua origine etnica?`,
    nl: `Etniciteit
      Etnische afkomst
      Etnische achtergrond
      Wat is je etnische achtergrond?`,
  },
  {
    key: 'eeo.hispanic',
    kind: 'select',
    en: `Are you Hispanic/Latino?
      Hispanic or Latino
      Hispanic/Latinx
      Do you identify as Hispanic or Latino?
      Are you of Hispanic or Latino origin?`,
    de: `Sind Sie hispanischer oder lateinamerikanischer Herkunft?`,
    fr: `Êtes-vous hispanique ou latino ?`,
    es: `¿Es usted hispano o latino?
      ¿Eres hispano/latino?`,
    it: `Sei ispanico o latino?`,
    nl: `Bent u Hispanic of Latino?`,
  },
  {
    key: 'eeo.veteran',
    kind: 'select',
    en: `Veteran status
      Are you a veteran?
      Protected veteran status
      Do you identify as a protected veteran?
      Have you served in the military?
      Are you a current or former member of the armed forces?
      Military status
      Are you a military veteran or spouse of one?`,
    de: `Veteranenstatus
      Sind Sie Veteran?
      Haben Sie beim Militär gedient?`,
    fr: `Statut d'ancien combattant
      Êtes-vous un ancien combattant ?
      Statut de vétéran`,
    es: `Condición de veterano
      ¿Es usted veterano?
      ¿Es usted un veterano protegido?`,
    it: `Stato di veterano
      Sei un veterano?
      Status di veterano`,
    nl: `Veteranenstatus
      Bent u veteraan?
      Ben je een veteraan?`,
  },
  {
    key: 'eeo.disability',
    kind: 'select',
    en: `Disability status
      Do you have a disability?
      Do you consider yourself to have a disability?
      Disability
      Are you disabled?
      Do you identify as a person with a disability?
      Voluntary self-identification of disability
      Do you have a physical or mental impairment?`,
    de: `Schwerbehinderung
      Haben Sie eine Behinderung?
      Liegt eine Schwerbehinderung vor?
      Grad der Behinderung
      Sind Sie schwerbehindert oder gleichgestellt?
      Schwerbehindert`,
    fr: `Situation de handicap
      Êtes-vous en situation de handicap ?
      Avez-vous un handicap ?
      Avez-vous une RQTH (reconnaissance de la qualité de travailleur handicapé) ?
      Travailleur handicapé`,
    es: `Discapacidad
      ¿Tienes alguna discapacidad?
      ¿Cuentas con certificado de discapacidad?
      Situación de discapacidad
      Grado de discapacidad`,
    it: `Disabilità
      Hai una disabilità?
      Appartieni alle categorie protette?
      Categorie protette (L. 68/99)
      Persona con disabilità`,
    nl: `Arbeidsbeperking
      Heb je een handicap?
      Heeft u een arbeidsbeperking?
      Beperking
      Ben je arbeidsgehandicapt?`,
  },
  {
    key: 'eeo.other',
    kind: 'select',
    en: `Sexual orientation
      What is your sexual orientation?
      Do you identify as transgender?
      Religion
      Do you identify as LGBTQ+?
      Marital status
      Are you neurodivergent?
      Which age group are you in?`,
    de: `Sexuelle Orientierung
      Religionszugehörigkeit
      Familienstand
      Konfession
      Identifizierst du dich als transgender?`,
    fr: `Orientation sexuelle
      Religion
      Situation familiale
      État civil
      Vous identifiez-vous comme transgenre ?`,
    es: `Orientación sexual
      Religión
      Estado civil
      ¿Te identificas como transgénero?`,
    it: `Orientamento sessuale
      Religione
      Stato civile
      Ti identifichi come transgender?`,
    nl: `Seksuele geaardheid
      Religie
      Burgerlijke staat
      Seksuele oriëntatie
      Identificeer je je als transgender?`,
  },
  {
    key: 'pronouns',
    kind: 'text',
    en: `Pronouns
      What are your pronouns?
      Preferred pronouns
      Which pronouns do you use?
      Personal pronouns (she/her, he/him, they/them)`,
    de: `Pronomen
      Welche Pronomen verwendest du?
      Bevorzugte Pronomen`,
    fr: `Pronoms
      Quels sont vos pronoms ?
      Pronoms préférés`,
    es: `Pronombres
      ¿Cuáles son tus pronombres?
      Pronombres preferidos`,
    it: `Pronomi
      Quali sono i tuoi pronomi?
      Pronomi preferiti`,
    nl: `Voornaamwoorden
      Wat zijn je voornaamwoorden?
      Gewenste voornaamwoorden`,
  },
  {
    key: 'question.age18',
    kind: 'choice',
    en: `Are you at least 18 years of age?
      Are you 18 or older?
      Are you over 18?
      Are you of legal working age?
      I am 18 years or older
      Are you over the age of 18?
      Will you be at least 18 at the start of employment?`,
    de: `Sind Sie mindestens 18 Jahre alt?
      Bist du volljährig?
      Sind Sie über 18?
      Ich bin mindestens 18 Jahre alt
      Hast du das 18. Lebensjahr vollendet?`,
    fr: `Avez-vous plus de 18 ans ?
      Êtes-vous majeur ?
      Avez-vous au moins 18 ans ?
      Avez-vous 18 ans ou plus ?`,
    es: `¿Eres mayor de 18 años?
      ¿Eres mayor de edad?
      ¿Tienes 18 años o más?
      ¿Tienes al menos 18 años?`,
    it: `Hai almeno 18 anni?
      Sei maggiorenne?
      Hai compiuto 18 anni?
      Hai più di 18 anni?`,
    nl: `Ben je 18 jaar of ouder?
      Bent u minimaal 18 jaar?
      Ben je meerderjarig?
      Ben je ouder dan 18?`,
  },
  {
    key: 'question.criminal_record',
    kind: 'choice',
    en: `Have you ever been convicted of a felony?
      Do you have a criminal record?
      Do you have any unspent criminal convictions?
      Have you been convicted of a crime in the last seven years?
      Criminal convictions
      Do you have any pending criminal charges?
      Have you ever pleaded guilty to a misdemeanor?`,
    de: `Sind Sie vorbestraft?
      Haben Sie Vorstrafen?
      Vorstrafen
      Liegt ein Eintrag im Führungszeugnis vor?
      Läuft gegen Sie ein Strafverfahren?`,
    fr: `Avez-vous un casier judiciaire ?
      Avez-vous déjà été condamné ?
      Avez-vous fait l'objet d'une condamnation pénale ?
      Casier judiciaire`,
    es: `¿Tienes antecedentes penales?
      ¿Ha sido condenado por algún delito?
      Antecedentes penales
      ¿Cuenta con antecedentes penales?`,
    it: `Hai precedenti penali?
      Ha mai riportato condanne penali?
      Condanne penali
      Hai carichi pendenti?`,
    nl: `Heb je een strafblad?
      Bent u ooit veroordeeld voor een misdrijf?
      Strafblad
      Ben je ooit veroordeeld?`,
  },
  {
    key: 'question.accommodation',
    kind: 'multiline',
    en: `Do you need any accommodations during the interview process?
      Do you require reasonable adjustments?
      Please let us know if you need any accommodation
      Do you have any accessibility needs?
      Do you need any adjustments for the recruitment process?`,
    de: `Benötigen Sie besondere Vorkehrungen für das Vorstellungsgespräch?
      Brauchst du Unterstützung, damit das Gespräch barrierefrei ist?
      Benötigen Sie Hilfsmittel am Arbeitsplatz?`,
    fr: `Avez-vous besoin d'aménagements particuliers pour l'entretien ?
      Avez-vous besoin d'aménagements raisonnables ?
      Avez-vous besoin d'un aménagement de poste ?`,
    es: `¿Necesitas algún ajuste razonable para la entrevista?
      ¿Requiere adaptaciones durante el proceso de selección?
      ¿Necesitas alguna adaptación?`,
    it: `Hai bisogno di accomodamenti ragionevoli per il colloquio?
      Necessiti di adattamenti particolari?
      Hai esigenze di accessibilità?`,
    nl: `Heb je aanpassingen nodig tijdens het sollicitatieproces?
      Heeft u redelijke aanpassingen nodig?
      Heb je speciale voorzieningen nodig?`,
  },
  {
    key: 'question.prior_employment',
    kind: 'choice',
    en: `Have you previously worked for Acme?
      Have you ever been employed by our company?
      Are you a former employee?
      Have you worked for us before?
      Are you a current or former employee of Acme?
      Were you previously employed here?
      Have you worked at Acme in the past?`,
    de: `Haben Sie schon einmal bei uns gearbeitet?
      Warst du bereits bei Acme beschäftigt?
      Waren Sie früher bei uns angestellt?
      Bist du ein ehemaliger Mitarbeiter?
      Haben Sie bereits für unser Unternehmen gearbeitet?`,
    fr: `Avez-vous déjà travaillé chez nous ?
      Avez-vous déjà travaillé pour Acme ?
      Êtes-vous un ancien employé ?
      Avez-vous déjà été employé par notre entreprise ?`,
    es: `¿Has trabajado anteriormente con nosotros?
      ¿Ha trabajado antes en Acme?
      ¿Eres un antiguo empleado?
      ¿Has trabajado alguna vez en nuestra empresa?`,
    it: `Hai già lavorato per noi?
      Hai mai lavorato in Acme?
      Sei un ex dipendente?
      Hai lavorato in precedenza per la nostra azienda?`,
    nl: `Heb je eerder bij ons gewerkt?
      Bent u eerder in dienst geweest bij Acme?
      Ben je een oud-medewerker?
      Heb je al eens voor ons gewerkt?`,
  },
];
