import type { Phrasing } from './phrasing';

/** Pay, when, where, and how they came here. */
export const ofWishes: Phrasing[] = [
  {
    key: 'salary.expected',
    kind: 'text',
    en: `What are your salary expectations?
      Desired salary
      Expected annual salary (EUR)
      What is your expected compensation?
      What compensation are you looking for?
      Salary requirements
      Minimum salary you would accept
      What is your target salary range?
      Expected CTC
      What is your desired pay rate?
      How much would you like to earn?
      Please state your salary expectation (gross per year)
      Desired base pay
      Remuneration expectations
      Hourly rate expectation
      Day rate`,
    de: `Gehaltsvorstellung
      Wie lauten Ihre Gehaltsvorstellungen?
      Was ist dein Wunschgehalt?
      Gehaltswunsch brutto pro Jahr
      Gehaltserwartung
      Was möchtest du verdienen?
      Welche Gehaltsvorstellung hast du?
      Jahresgehalt (Wunsch)
      Gewünschtes Bruttojahresgehalt in Euro
      Vergütungsvorstellung
      Lohnvorstellung
      Wie hoch ist Ihr Gehaltswunsch?`,
    fr: `Quelles sont vos prétentions salariales ?
      Prétentions salariales
      Salaire souhaité
      Quel salaire souhaitez-vous ?
      Rémunération souhaitée
      Vos attentes salariales
      Salaire annuel brut attendu
      Quelles sont tes attentes en matière de rémunération ?
      Fourchette de salaire souhaitée
      Exigences salariales
      Quel est votre salaire minimum ?`,
    es: `¿Cuáles son tus expectativas salariales?
      Expectativa salarial
      Pretensiones salariales
      Salario deseado
      ¿Qué salario esperas?
      Sueldo pretendido
      Remuneración pretendida
      ¿Cuánto te gustaría ganar?
      Banda salarial deseada
      Aspiración salarial
      Indica tu salario bruto anual deseado`,
    it: `Quali sono le tue aspettative salariali?
      Aspettativa economica
      RAL desiderata
      Retribuzione desiderata
      Stipendio desiderato
      Pretese economiche
      Quale stipendio desideri?
      Retribuzione annua lorda richiesta
      Richiesta economica
      Qual è la tua aspettativa di retribuzione?`,
    nl: `Wat is je salarisindicatie?
      Salarisverwachting
      Gewenst salaris
      Wat zijn je salariswensen?
      Wat wil je verdienen?
      Gewenst bruto maandsalaris
      Salariseis
      Wat is uw salarisverwachting?
      Welk salaris verwacht je?
      Salariswens (bruto per maand)`,
  },
  {
    key: 'salary.currency',
    kind: 'select',
    en: `Salary currency
      Currency of your expected salary
      Currency of expected compensation
      Pay currency
      Desired salary currency`,
    de: `Währung des Gehalts
      Gehaltswährung
      Währung der Gehaltsvorstellung
      Währung Ihres Wunschgehalts`,
    fr: `Devise du salaire
      Devise des prétentions salariales
      Devise de la rémunération souhaitée`,
    es: `Moneda del salario
      Moneda de la expectativa salarial
      Divisa del salario`,
    it: `Valuta dello stipendio
      Valuta della retribuzione
      Valuta della retribuzione desiderata`,
    nl: `Valuta van het salaris
      Salarisvaluta
      Valuta gewenst salaris`,
  },
  {
    key: 'notice_period',
    kind: 'text',
    en: `What is your notice period?
      Notice period
      Current notice period (weeks)
      How long is your notice period?
      How much notice do you need to give your current employer?
      How many weeks' notice must you give?
      Notice required
      Length of notice period
      Please confirm your notice period
      Period of notice`,
    de: `Kündigungsfrist
      Wie lange ist Ihre Kündigungsfrist?
      Welche Kündigungsfrist hast du?
      Aktuelle Kündigungsfrist
      Kündigungsfrist in Ihrem aktuellen Arbeitsverhältnis
      Wie lang ist deine Kündigungsfrist?
      Ihre Kündigungsfrist (in Monaten)
      Kündigungszeit
      Frist zur Kündigung beim jetzigen Arbeitgeber`,
    fr: `Quelle est la durée de votre préavis ?
      Préavis
      Durée du préavis
      Délai de préavis
      Quel est votre préavis ?
      Avez-vous un préavis à respecter ?
      De combien de temps est ton préavis ?
      Période de préavis
      Délai de congé`,
    es: `¿Cuál es tu periodo de preaviso?
      Preaviso
      Período de preaviso
      Plazo de preaviso
      ¿Con cuánto tiempo debes avisar a tu empresa actual?
      ¿Cuántos días de preaviso tienes que dar?
      Tiempo de preaviso
      Días de preaviso`,
    it: `Qual è il tuo periodo di preavviso?
      Preavviso
      Periodo di preavviso
      Quanti giorni di preavviso devi dare?
      Durata del preavviso
      Termini di preavviso
      Giorni di preavviso
      Hai un periodo di preavviso?`,
    nl: `Wat is je opzegtermijn?
      Opzegtermijn
      Hoe lang is uw opzegtermijn?
      Huidige opzegtermijn
      Heb je een opzegtermijn?
      Duur van je opzegtermijn
      Opzegperiode
      Wat is uw opzegtermijn bij uw huidige werkgever?`,
  },
  {
    key: 'start_date',
    kind: 'text',
    en: `When can you start?
      Earliest start date
      When would you be available to start?
      Available from
      What is your earliest possible start date?
      Date available
      How soon can you start?
      Availability
      When are you available?
      Preferred start date
      Desired start date
      When could you join us?
      What date are you available to begin work?
      Earliest availability`,
    de: `Ab welchem Datum könnten Sie anfangen?
      Frühestmöglicher Eintrittstermin
      Wann können Sie anfangen?
      Ab wann bist du verfügbar?
      Möglicher Eintrittstermin
      Frühester Starttermin
      Verfügbar ab
      Wann kannst du bei uns starten?
      Eintrittsdatum
      Wunschtermin für den Eintritt
      Ab wann könnten Sie bei uns beginnen?
      Verfügbarkeit
      Ihr frühestmöglicher Arbeitsbeginn
      Nächstmöglicher Eintritt
      Zu wann kannst du anfangen?`,
    fr: `À partir de quelle date pourriez-vous commencer ?
      Quand pouvez-vous commencer ?
      Date de disponibilité
      Disponibilité
      À partir de quand êtes-vous disponible ?
      Date de début souhaitée
      Date d'entrée en fonction possible
      Quand seriez-vous disponible ?
      Date de prise de poste souhaitée
      Quelles sont vos disponibilités ?
      Disponible à partir du
      Quelle est votre date de début au plus tôt ?`,
    es: `¿A partir de qué fecha podrías empezar?
      ¿Cuándo podrías empezar?
      Fecha de incorporación
      Disponibilidad
      ¿Cuándo puede incorporarse?
      Fecha de inicio deseada
      Disponible a partir de
      ¿Desde cuándo estás disponible?
      Disponibilidad de incorporación
      Fecha más próxima de incorporación
      ¿Cuándo estarías disponible para comenzar?
      Fecha de disponibilidad`,
    it: `A partire da quale data potrebbe iniziare?
      Quando potresti iniziare?
      Disponibilità
      Data di inizio desiderata
      Da quando sei disponibile?
      Disponibile dal
      Data di disponibilità
      Quando può iniziare a lavorare?
      Prima data utile di inizio
      Qual è la tua disponibilità?
      Data di inizio possibile`,
    nl: `Vanaf welke datum kunt u beginnen?
      Wanneer kun je beginnen?
      Beschikbaar vanaf
      Vroegst mogelijke startdatum
      Beschikbaarheid
      Gewenste startdatum
      Per wanneer ben je beschikbaar?
      Wanneer kunt u starten?
      Datum beschikbaar
      Vanaf wanneer ben je beschikbaar?
      Mogelijke startdatum
      Ingangsdatum`,
  },
  {
    key: 'relocation',
    kind: 'choice',
    en: `Are you willing to relocate?
      Would you be willing to relocate to Berlin?
      Are you open to relocation?
      Relocation
      Willingness to relocate
      Would you consider relocating for this role?
      Can you relocate?
      Are you prepared to relocate?
      Would you move to Munich for this job?
      Are you able to relocate to the office location?`,
    de: `Sind Sie bereit umzuziehen?
      Umzugsbereitschaft
      Wärst du bereit, für den Job umzuziehen?
      Bist du umzugsbereit?
      Wären Sie zu einem Umzug bereit?
      Kommt ein Umzug nach Berlin für dich infrage?
      Würden Sie für die Stelle umziehen?
      Bereitschaft zum Umzug
      Bereitschaft zum Ortswechsel`,
    fr: `Êtes-vous prêt à déménager ?
      Seriez-vous prêt à vous relocaliser ?
      Accepteriez-vous de déménager à Lyon ?
      Mobilité géographique
      Êtes-vous mobile géographiquement ?
      Êtes-vous disposé à déménager pour ce poste ?
      Es-tu prêt(e) à déménager ?
      Relocalisation
      Envisageriez-vous un déménagement ?`,
    es: `¿Estás dispuesto a trasladarte?
      Disponibilidad para cambiar de residencia
      ¿Te mudarías a Madrid?
      ¿Estarías dispuesto a reubicarte?
      Disponibilidad para reubicarse
      ¿Está dispuesta a mudarse?
      ¿Considerarías trasladarte por este puesto?
      ¿Tienes disponibilidad para mudarte?
      ¿Cambiarías de residencia?`,
    it: `Sei disposto a trasferirti?
      Disponibilità al trasferimento
      Saresti disponibile a trasferirti a Milano?
      È disposto a un trasferimento?
      Disponibilità a trasferirsi
      Ti trasferiresti per questo lavoro?
      Sei disponibile al trasferimento?
      Saresti pronto a cambiare città?`,
    nl: `Ben je bereid te verhuizen?
      Bereid om te verhuizen
      Zou je willen verhuizen voor deze baan?
      Verhuisbereidheid
      Bent u bereid naar Amsterdam te verhuizen?
      Sta je open voor een verhuizing?
      Bereidheid tot verhuizen
      Ben je bereid om te relocaten?
      Zou u verhuizen voor deze functie?`,
  },
  {
    key: 'source',
    kind: 'select',
    en: `How did you hear about us?
      How did you find out about this job?
      How did you learn about this opportunity?
      Where did you hear about this position?
      Where did you see this job advertised?
      Source
      How did you come across this vacancy?
      Application source
      Who or what brought you to us?
      How did you first hear about Acme?
      How did you discover this role?
      Where did you find this job posting?
      Referral source
      How were you referred to us?`,
    de: `Wie sind Sie auf uns aufmerksam geworden?
      Wie hast du von uns erfahren?
      Woher kennen Sie uns?
      Wie haben Sie von dieser Stelle erfahren?
      Wo hast du die Stelle gefunden?
      Wo haben Sie unsere Stellenanzeige gesehen?
      Wie bist du auf diese Stelle gestoßen?
      Aufmerksam geworden durch
      Quelle
      Durch welches Medium haben Sie von uns erfahren?
      Wie bist du auf uns gekommen?
      Bewerbungsquelle`,
    fr: `Comment avez-vous entendu parler de nous ?
      Comment avez-vous connu cette offre ?
      Comment as-tu découvert cette offre ?
      Où avez-vous vu cette annonce ?
      Par quel biais avez-vous eu connaissance de ce poste ?
      Source
      Comment nous avez-vous connus ?
      Comment avez-vous pris connaissance de cette offre ?
      Origine de la candidature
      Où avez-vous trouvé cette offre d'emploi ?`,
    es: `¿Cómo nos has conocido?
      ¿Cómo te enteraste de esta vacante?
      ¿Cómo supiste de nosotros?
      ¿Dónde viste esta oferta?
      ¿Cómo se enteró de esta oportunidad?
      Fuente
      ¿Cómo has encontrado esta oferta?
      ¿Cómo conociste nuestra empresa?
      ¿Por qué medio se enteró de la vacante?
      ¿Cómo has oído hablar de nosotros?`,
    it: `Come ci hai conosciuto?
      Come hai saputo di questa posizione?
      Dove hai visto questo annuncio?
      Come sei venuto a conoscenza di questa offerta?
      Fonte
      Come hai sentito parlare di noi?
      Come ha trovato questa offerta di lavoro?
      Come sei arrivato a noi?
      Dove hai trovato l'annuncio?
      Fonte della candidatura`,
    nl: `Hoe heb je van ons gehoord?
      Hoe ben je bij ons terechtgekomen?
      Waar heb je deze vacature gevonden?
      Hoe heeft u ons gevonden?
      Via welk kanaal heb je deze vacature gezien?
      Bron
      Hoe ben je op deze vacature gestuit?
      Waar heeft u deze vacature gezien?
      Hoe ken je ons?
      Hoe kwam je bij ons terecht?`,
  },
  {
    key: 'headline',
    kind: 'text',
    en: `Headline
      Professional headline
      Profile headline
      Your headline`,
    de: `Kurzbezeichnung Ihres Profils
      Profilüberschrift
      Berufliche Überschrift`,
    fr: `Titre du profil
      Titre professionnel
      Accroche de profil`,
    es: `Titular profesional
      Titular del perfil
      Título profesional`,
    it: `Titolo del profilo
      Titolo professionale
      Headline professionale`,
    nl: `Profielkop
      Profieltitel
      Professionele kopregel`,
  },
  {
    key: 'summary',
    kind: 'multiline',
    en: `Summary
      Professional summary
      Profile summary
      Tell us a bit about yourself
      About you
      About me
      Short bio
      Introduce yourself
      Describe yourself in a few sentences
      Personal statement`,
    de: `Über mich
      Kurzprofil
      Stellen Sie sich kurz vor
      Erzähl uns etwas über dich
      Zusammenfassung
      Kurzvorstellung
      Beschreiben Sie sich in wenigen Sätzen
      Profil`,
    fr: `À propos de vous
      Présentez-vous
      Parlez-nous de vous
      Résumé professionnel
      Présentation
      Décrivez-vous en quelques mots
      Présente-toi en quelques lignes`,
    es: `Sobre ti
      Preséntate
      Cuéntanos sobre ti
      Resumen profesional
      Perfil profesional
      Háblanos de ti
      Descríbete en pocas palabras`,
    it: `Parlaci di te
      Presentati
      Profilo professionale
      Su di te
      Raccontaci qualcosa di te
      Descriviti in poche righe
      Breve presentazione`,
    nl: `Over jou
      Vertel iets over jezelf
      Samenvatting
      Korte introductie
      Stel jezelf voor
      Profiel
      Persoonlijk profiel`,
  },
];
