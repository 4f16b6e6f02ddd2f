import type { Phrasing } from './phrasing';

/** What is never filled. */
export const ofRefusals: Phrasing[] = [
  {
    key: 'never.consent',
    kind: 'tick',
    en: `I agree to the privacy policy
      I have read and accept the terms and conditions
      I consent to the processing of my personal data
      By ticking this box you agree to our privacy notice
      I acknowledge the candidate privacy statement`,
    de: `Ich stimme der Datenschutzerklärung zu
      Ich habe die Datenschutzhinweise gelesen und akzeptiere sie
      Ich willige in die Verarbeitung meiner personenbezogenen Daten ein
      Ich akzeptiere die AGB
      Ich bin mit der Verarbeitung meiner Daten einverstanden`,
    fr: `J'accepte la politique de confidentialité
      J'ai lu et j'accepte les conditions générales
      Je consens au traitement de mes données personnelles
      J'autorise le traitement de mes données à caractère personnel`,
    es: `Acepto la política de privacidad
      He leído y acepto los términos y condiciones
      Autorizo el tratamiento de mis datos personales
      Consiento el tratamiento de mis datos`,
    it: `Accetto l'informativa sulla privacy
      Ho letto e accetto i termini e le condizioni
      Autorizzo il trattamento dei miei dati personali
      Acconsento al trattamento dei dati`,
    nl: `Ik ga akkoord met de privacyverklaring
      Ik heb de voorwaarden gelezen en ga akkoord
      Ik geef toestemming voor de verwerking van mijn persoonsgegevens`,
  },
  {
    key: 'never.marketing',
    kind: 'tick',
    en: `Subscribe to our newsletter
      Send me job alerts
      I would like to receive marketing emails
      Keep me updated about offers and news`,
    de: `Newsletter abonnieren
      Ich möchte Job-Benachrichtigungen erhalten
      Ja, ich möchte den Newsletter erhalten
      Informieren Sie mich über Angebote per E-Mail`,
    fr: `Je souhaite recevoir la newsletter
      S'abonner à la newsletter
      Recevoir des offres par e-mail
      Recevoir des alertes emploi`,
    es: `Quiero recibir el boletín
      Suscribirme al newsletter
      Deseo recibir ofertas por correo electrónico
      Quiero recibir alertas de empleo`,
    it: `Iscrivimi alla newsletter
      Desidero ricevere la newsletter
      Voglio ricevere offerte via email
      Ricevi avvisi di lavoro`,
    nl: `Abonneer me op de nieuwsbrief
      Ik wil de nieuwsbrief ontvangen
      Houd mij op de hoogte van aanbiedingen
      Stuur mij vacature-alerts`,
  },
  {
    key: 'never.attestation',
    kind: 'tick',
    en: `I certify that the information provided is true and complete
      I confirm that all statements are correct
      I declare that I did not use AI to write this application
      I hereby attest that the above is accurate`,
    de: `Ich versichere, dass alle Angaben wahrheitsgemäß sind
      Hiermit bestätige ich die Richtigkeit meiner Angaben
      Ich bestätige, dass meine Angaben vollständig und richtig sind`,
    fr: `Je certifie l'exactitude des informations fournies
      Je déclare que les renseignements sont exacts
      J'atteste sur l'honneur que ces informations sont vraies`,
    es: `Declaro que la información es verdadera
      Certifico que los datos facilitados son correctos
      Confirmo que toda la información es veraz`,
    it: `Dichiaro che le informazioni fornite sono veritiere
      Confermo l'esattezza dei dati forniti
      Certifico che quanto dichiarato è vero`,
    nl: `Ik verklaar dat de gegevens naar waarheid zijn ingevuld
      Ik bevestig dat alle informatie juist is
      Hierbij verklaar ik dat bovenstaande juist is`,
  },
  {
    key: 'never.signature',
    kind: 'text',
    en: `Signature
      Electronic signature
      Sign here
      Type your full name as your signature`,
    de: `Unterschrift
      Elektronische Unterschrift
      Digitale Signatur`,
    fr: `Signature
      Signature électronique`,
    es: `Firma
      Firma electrónica`,
    it: `Firma
      Firma elettronica`,
    nl: `Handtekening
      Elektronische handtekening`,
  },
  {
    key: 'never.identity_number',
    kind: 'text',
    en: `Social security number
      SSN
      Passport number
      National insurance number
      Driver's license number
      Tax ID
      National ID number`,
    de: `Sozialversicherungsnummer
      Personalausweisnummer
      Reisepassnummer
      Steuer-ID
      Steueridentifikationsnummer
      Führerscheinnummer
      Rentenversicherungsnummer`,
    fr: `Numéro de sécurité sociale
      Numéro de passeport
      Numéro de carte d'identité
      Numéro de permis de conduire`,
    es: `Número de pasaporte
      Número de la seguridad social
      Documento de identidad
      Número de DNI`,
    it: `Codice fiscale
      Numero di passaporto
      Numero della carta d'identità`,
    nl: `Burgerservicenummer
      BSN
      Paspoortnummer
      Rijbewijsnummer`,
  },
];
