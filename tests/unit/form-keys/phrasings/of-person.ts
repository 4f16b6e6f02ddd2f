import type { Phrasing } from './phrasing';

/** How somebody is called, reached, and where they live, as application forms ask for it. */
export const ofPerson: Phrasing[] = [
  {
    key: 'name',
    kind: 'text',
    en: `Name
      Full name
      Your name
      What is your full name?
      Full legal name
      First and last name
      Applicant name
      Candidate's full name`,
    de: `Name
      Vor- und Nachname
      Vollständiger Name
      Ihr Name
      Wie heißt du?
      Vorname und Nachname`,
    fr: `Nom et prénom
      Nom complet
      Prénom et nom
      Votre nom complet
      Comment vous appelez-vous ?`,
    es: `Nombre completo
      Nombre y apellidos
      ¿Cómo te llamas?
      Tu nombre completo
      Nombre y apellido`,
    it: `Nome e cognome
      Nome completo
      Cognome e nome
      Come ti chiami?`,
    nl: `Naam
      Volledige naam
      Voor- en achternaam
      Uw naam
      Hoe heet je?`,
  },
  {
    key: 'given-name',
    kind: 'text',
    en: `First name
      Given name
      Legal first name
      Forename
      What's your first name?
      First name(s)`,
    de: `Vorname
      Ihr Vorname
      Rufname
      Vorname(n)`,
    fr: `Prénom
      Votre prénom
      Prénom(s)
      Prénom usuel`,
    es: `Tu nombre de pila
      Primer nombre`,
    it: `Nome di battesimo`,
    nl: `Voornaam
      Je voornaam
      Roepnaam
      Voornamen`,
  },
  {
    key: 'family-name',
    kind: 'text',
    en: `Last name
      Family name
      Surname
      Legal last name
      What's your last name?
      Last name / Surname`,
    de: `Nachname
      Familienname
      Ihr Nachname
      Zuname`,
    fr: `Nom de famille
      Votre nom de famille`,
    es: `Apellidos
      Apellido
      Tus apellidos
      Apellido(s)
      Primer apellido`,
    it: `Cognome
      Il tuo cognome
      Cognome/i`,
    nl: `Achternaam
      Je achternaam
      Familienaam`,
  },
  {
    key: 'nickname',
    kind: 'text',
    en: `Preferred name
      Preferred first name
      Nickname
      What should we call you?
      Name you go by
      What name do you prefer to be called?`,
    de: `Spitzname
      Bevorzugter Name
      Wie möchtest du genannt werden?`,
    fr: `Surnom
      Prénom préféré
      Nom préféré
      Comment souhaitez-vous être appelé ?`,
    es: `Apodo
      Nombre preferido
      ¿Cómo prefieres que te llamemos?`,
    it: `Soprannome
      Nome preferito
      Come preferisci essere chiamato?`,
    nl: `Bijnaam
      Voorkeursnaam
      Hoe wil je genoemd worden?`,
  },
  {
    key: 'email',
    kind: 'text',
    en: `Email
      E-mail address
      Your email
      What is your email address?
      Personal email
      Contact email`,
    de: `E-Mail
      E-Mail-Adresse
      Ihre E-Mail
      Mailadresse
      Emailadresse`,
    fr: `E-mail
      Adresse e-mail
      Courriel
      Adresse électronique
      Adresse mail
      Votre courriel`,
    es: `Correo electrónico
      Email
      Dirección de correo electrónico
      Correo
      Tu correo electrónico`,
    it: `Email
      Indirizzo email
      Indirizzo di posta elettronica
      La tua e-mail`,
    nl: `E-mail
      E-mailadres
      Je e-mailadres
      Mailadres`,
  },
  {
    key: 'tel',
    kind: 'text',
    en: `Phone
      Phone number
      Mobile number
      Cell phone
      Telephone
      Contact number
      What is the best number to reach you?
      Mobile phone`,
    de: `Telefon
      Telefonnummer
      Handynummer
      Mobilnummer
      Mobiltelefon
      Rufnummer
      Unter welcher Telefonnummer können wir dich erreichen?`,
    fr: `Téléphone
      Numéro de téléphone
      Téléphone portable
      Numéro de portable
      Mobile
      Téléphone mobile`,
    es: `Teléfono
      Número de teléfono
      Teléfono móvil
      Celular
      Número de celular
      Móvil`,
    it: `Telefono
      Numero di telefono
      Cellulare
      Numero di cellulare
      Recapito telefonico`,
    nl: `Telefoonnummer
      Telefoon
      Mobiel nummer
      Mobiel
      Gsm-nummer`,
  },
  {
    key: 'location',
    kind: 'text',
    en: `Current location
      Where are you currently located?
      Where are you based?
      Where do you live?
      City and state
      City, country`,
    de: `Standort
      Aktueller Wohnort
      Wo wohnst du derzeit?
      Wo befindest du dich aktuell?
      Wo leben Sie?`,
    fr: `Localisation
      Où êtes-vous basé ?
      Où habitez-vous ?
      Lieu de résidence
      Votre lieu de résidence actuel`,
    es: `Ubicación
      Ubicación actual
      ¿Dónde vives?
      ¿Dónde resides actualmente?
      Lugar de residencia`,
    it: `Dove vivi?
      Dove abiti?
      Luogo di residenza
      Dove ti trovi attualmente?`,
    nl: `Locatie
      Waar woon je?
      Huidige locatie
      Waar ben je gevestigd?`,
  },
  {
    key: 'address-level2',
    kind: 'text',
    en: `City
      Town/City
      City of residence`,
    de: `Ort
      Stadt
      Wohnort
      In welcher Stadt wohnst du?`,
    fr: `Ville
      Ville de résidence
      Dans quelle ville habitez-vous ?
      Commune`,
    es: `Ciudad
      Ciudad de residencia
      Localidad
      ¿En qué ciudad vives?
      Población`,
    it: `Città
      Comune
      Città di residenza
      In quale città vivi?`,
    nl: `Woonplaats
      Stad
      Plaats
      In welke stad woon je?`,
  },
  {
    key: 'country',
    kind: 'select',
    en: `Country
      Country of residence
      In which country do you live?
      Which country do you currently reside in?`,
    de: `Land
      Wohnsitzland
      In welchem Land wohnen Sie?
      Land des Wohnsitzes`,
    fr: `Pays
      Pays de résidence
      Dans quel pays résidez-vous ?`,
    es: `País
      País de residencia
      ¿En qué país vives?`,
    it: `Paese
      Nazione
      Paese di residenza
      In quale paese vivi?`,
    nl: `Land
      Land van verblijf
      In welk land woon je?`,
  },
  {
    key: 'postal-code',
    kind: 'text',
    en: `Zip code
      Postal code
      Postcode
      ZIP`,
    de: `PLZ
      Postleitzahl`,
    fr: `Code postal
      CP`,
    es: `Código postal
      C.P.`,
    it: `CAP
      Codice postale`,
    nl: `Postcode`,
  },
  {
    key: 'street-address',
    kind: 'text',
    en: `Address
      Street address
      Home address
      Your address`,
    de: `Adresse
      Anschrift
      Straße und Hausnummer
      Straße, Nr.`,
    fr: `Adresse
      Adresse postale
      Votre adresse
      Numéro et rue`,
    es: `Dirección
      Domicilio
      Calle y número
      Tu dirección`,
    it: `Indirizzo
      Via e numero civico
      Indirizzo di residenza`,
    nl: `Adres
      Straat en huisnummer
      Woonadres`,
  },
  {
    key: 'organization',
    kind: 'text',
    en: `Current company
      Current employer
      Company
      Where do you currently work?
      Name of current employer`,
    de: `Aktueller Arbeitgeber
      Derzeitiger Arbeitgeber
      Unternehmen
      Wo arbeitest du derzeit?`,
    fr: `Entreprise actuelle
      Employeur actuel
      Société
      Où travaillez-vous actuellement ?`,
    es: `Empresa actual
      Empleador actual
      Empresa
      ¿Dónde trabajas actualmente?`,
    it: `Azienda attuale
      Datore di lavoro attuale
      Azienda
      Dove lavori attualmente?`,
    nl: `Huidige werkgever
      Bedrijf
      Huidig bedrijf
      Waar werk je momenteel?`,
  },
  {
    key: 'organization-title',
    kind: 'text',
    en: `Current job title
      Current title
      Current role
      Current position
      What is your current job title?
      Present occupation`,
    de: `Aktuelle Position
      Derzeitige Tätigkeit
      Aktuelle Stellenbezeichnung
      Aktuelle Berufsbezeichnung`,
    fr: `Poste actuel
      Fonction actuelle
      Intitulé du poste actuel
      Quel est votre poste actuel ?`,
    es: `¿Qué puesto ocupas?
      Puesto actual
      Cargo actual
      ¿Cuál es tu puesto actual?`,
    it: `Ruolo attuale
      Posizione attuale
      Qual è il tuo ruolo attuale?`,
    nl: `Huidige functie
      Huidige functietitel
      Wat is je huidige functie?`,
  },
  {
    key: 'bday',
    kind: 'date',
    en: `Date of birth
      Birthday
      DOB
      What is your date of birth?
      Birth date`,
    de: `Geburtsdatum
      Geburtstag
      Wann sind Sie geboren?
      Dein Geburtsdatum`,
    fr: `Date de naissance
      Quelle est votre date de naissance ?
      Né(e) le`,
    es: `Fecha de nacimiento
      ¿Cuál es tu fecha de nacimiento?
      Cumpleaños`,
    it: `Data di nascita
      Qual è la tua data di nascita?
      Nato il`,
    nl: `Geboortedatum
      Wat is je geboortedatum?`,
  },
  {
    key: 'honorific-prefix',
    kind: 'select',
    en: `Title
      Salutation
      Mr/Mrs/Ms`,
    de: `Anrede
      Herr/Frau`,
    fr: `Civilité
      M./Mme`,
    es: `Tratamiento
      Sr./Sra.`,
    it: `Titolo
      Sig./Sig.ra`,
    nl: `Aanhef
      Dhr./Mevr.`,
  },
];
