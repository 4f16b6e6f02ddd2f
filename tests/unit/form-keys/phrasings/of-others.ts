/** What asks for an address, a number or a page that is not the applicant's own first one; by what it is instead. */
export const ofOthers: Readonly<Record<string, readonly string[]>> = {
  'a number at work': [
    ...['Company phone', 'Work phone', 'Business phone number', 'Please enter your office phone number'],
    ...['Firmentelefon', 'Telefon (dienstlich)', 'Geschäftliche Telefonnummer'],
    ...['Téléphone professionnel', 'Téléphone du bureau', 'Teléfono del trabajo', 'Teléfono de la empresa'],
    ...['Telefono aziendale', 'Telefono ufficio', 'Telefoon werk', 'Zakelijk telefoonnummer'],
  ],
  'an address at work': [
    ...['Work e-mail', 'Business email', 'What is your company email address?', 'Corporate e-mail'],
    ...['Geschäftliche E-Mail', 'Firmen-E-Mail', 'Adresse e-mail professionnelle', 'Correo corporativo'],
    ...[
      'Correo electrónico del trabajo',
      'E-mail aziendale',
      'E-mail di lavoro',
      'Zakelijk e-mailadres',
      'Werk e-mail',
    ],
  ],
  'a second address': [
    ...['Alternative e-mail', 'Secondary email address', 'Additional e-mail', 'Recovery email', 'Other email'],
    ...['Alternative E-Mail-Adresse', 'Weitere E-Mail-Adresse', 'Autre adresse e-mail', 'E-mail secondaire'],
    ...['Correo electrónico alternativo', 'Otro correo', 'E-mail alternativa', 'Altra e-mail'],
    ...['Alternatief e-mailadres', 'Tweede e-mailadres'],
  ],
  'a second number': [
    ...['Secondary phone', 'Alternate phone number', 'Other phone', 'Phone 2', 'Fax number'],
    ...['Zweite Telefonnummer', 'Telefon 2', 'Autre téléphone', 'Deuxième numéro de téléphone'],
    ...['Teléfono alternativo', 'Segundo teléfono', 'Telefono secondario', 'Altro telefono'],
    ...['Tweede telefoonnummer', 'Ander telefoonnummer'],
  ],
  'a name at a service': [
    ...['LinkedIn username', 'LinkedIn handle', 'GitHub username', 'Twitter handle', 'GitHub ID'],
    ...['LinkedIn-Benutzername', "Nom d'utilisateur LinkedIn", 'Usuario de LinkedIn', 'Nombre de usuario de GitHub'],
    ...['Nome utente GitHub', 'LinkedIn gebruikersnaam'],
  ],
  'a page of a company': [
    ...['Company website', 'Website of your current employer', "Your company's LinkedIn page", 'Firmenwebsite'],
    ...['LinkedIn-Seite des Unternehmens', "Site web de l'entreprise", 'Sitio web de la empresa', 'Sito web aziendale'],
    ...['Website van het bedrijf', 'LinkedIn profile of your referee'],
  ],
  'somebody who vouches': [
    ...["Referee's name", 'Reference phone', 'Reference 1 email', 'Telefonnummer der Referenz', 'E-Mail der Referenz'],
    ...['Téléphone de la référence', 'Correo de la referencia', 'Telefono del referente', 'E-mail van uw referentie'],
  ],
  'somebody for emergencies': [
    ...['Emergency phone', 'Next of kin phone', 'Telefonnummer für Notfälle', 'Name des Notfallkontakts'],
    ...["Téléphone d'urgence", 'Teléfono de emergencia', 'Telefono di emergenza', 'Telefoon in geval van nood'],
  ],
  'somebody else': [
    ..."Supervisor phone|Manager's email|Recruiter email|Email of the employee who referred you|Referral email".split(
      '|',
    ),
    ..."Parent's phone|Employer phone|Employer address|Company address|Address of your university".split('|'),
    ...['Telefon des Vorgesetzten', 'Adresse des Arbeitgebers', "Téléphone de l'employeur", "Adresse de l'entreprise"],
    ...['Teléfono del empleador', 'Dirección de la empresa', 'Telefono del datore di lavoro', "Indirizzo dell'azienda"],
    ...['Telefoonnummer werkgever', 'Adres van het bedrijf'],
  ],
};
