import type { Concept } from '@/language/match/concept';

/** What only the user writes, ticks or signs, and traps for programs. The first match counts. */
export const neverFilledAsks: readonly Concept[] = [
  {
    key: 'never.honeypot',
    says: {
      en: `leave this field blank | leave this field empty | leave blank | leave empty | leave this blank | leave this empty | do not fill | don't fill | if you are human | if you're human | not a robot | should be left blank | for validation purposes | must be left blank | are you human`,
      de: 'lassen sie dieses feld leer | lasse dieses feld leer | lassen sie dieses feld | dieses feld leer lassen | dieses feld nicht ausfüllen | feld leer lassen | bitte leer lassen | dieses feld dient zur validierung | nicht ausfüllen',
      fr: 'ne pas remplir | laisser vide | laissez ce champ vide | laisser ce champ vide | ne remplissez pas',
      es: 'dejar en blanco | dejar este campo | no rellenar | deja este campo | no rellenes',
      it: 'lasciare vuoto | lascia vuoto | lasciare questo campo | lascia questo campo | non compilare',
      nl: 'laat dit veld leeg | niet invullen | leeg laten | veld is bedoeld voor validatiedoeleinden | dit veld leeg laten',
      pt: 'deixe em branco | deixe este campo | não preencha | não preencher',
      cs: 'nevyplňujte | ponechte prázdné | nechte prázdné',
      pl: 'nie wypełniaj | zostaw puste | pozostaw puste',
      others: 'lämna detta fält tomt | lämna tomt | lad dette felt | la dette feltet | jätä tyhjäksi | hagyd üresen',
    },
    named:
      'honeypot | honey pot | hp | h p | pot | bot check | bot field | url trap | spam trap | antispam | anti spam | winnie the pooh | gotcha',
  },
  {
    key: 'never.captcha',
    says: {
      en: 'captcha | recaptcha | hcaptcha | characters you see | enter the code shown | type the characters | security question what is | turnstile | letters shown',
      de: 'sicherheitsabfrage | spamschutz | zeichen aus dem bild',
      fr: 'code de vérification affiché | recopiez | anti-robot',
      es: 'introduce los caracteres',
      it: 'inserisci i caratteri',
      nl: 'typ de tekens',
      pt: 'digite os caracteres',
      cs: 'opište',
      pl: 'przepisz',
    },
    named:
      'captcha | g recaptcha response | recaptcha | h captcha response | hcaptcha | cf turnstile response | turnstile',
  },
  {
    key: 'never.secret',
    says: {
      en: 'password | passcode | passphrase | one-time code | one time code | otp | verification code | one-time password | one time password | authentication code | pin code for | sms code | security answer | memorable word',
      de: 'passwort | kennwort | bestätigungscode | einmalcode | sicherheitscode per',
      fr: 'mot de passe | code de vérification | code à usage unique',
      es: 'contraseña | código de verificación',
      it: 'codice di verifica | codice otp',
      nl: 'wachtwoord | verificatiecode',
      pt: 'senha | palavra-passe | código de verificação',
      cs: 'heslo | ověřovací kód',
      pl: 'hasło | kod weryfikacyjny',
      others:
        'lösenord | adgangskode | passord | salasana | jelszó | parolă | parola | heslo | şifre | κωδικός πρόσβασης | пароль | лозинка | lozinka | kata sandi | パスワード | 密码 | 비밀번호 | كلمة المرور | doğrulama kodu',
    },
    named:
      'password | passwd | pwd | otp | one time code | verification code | passcode | new password | confirm password | password plain',
  },
  {
    key: 'never.identity_number',
    says: {
      en: 'social security number | ssn | social security | passport number | national id | national insurance number | national identification number | identity number | identity card number | id number | id card number | driver license number | drivers license number | tax file number | national id number | personal identification number | driver’s license number | tax id | tax identification number | driving licence number',
      de: 'sozialversicherungsnummer | steuer-id | steueridentifikationsnummer | personalausweisnummer | ausweisnummer | reisepassnummer | rentenversicherungsnummer | führerscheinnummer | steuernummer | pass-nummer',
      fr: 'numéro de sécurité sociale | numéro de passeport | numéro de carte d’identité | numéro fiscal | numéro de permis de conduire | numéro de carte d’identité nationale',
      es: 'número de seguridad social | número de pasaporte | documento de identidad | número de identificación | número de documento | nif / nie | dni / nie | dni/nie | nif/nie | dni o nie | cédula | curp | rfc | número de la seguridad social | número de dni | número de nie | número de afiliación',
      it: 'codice fiscale | numero di passaporto | numero carta d’identità | numero documento | numero della carta d’identità | numero di patente | numero della patente',
      nl: 'burgerservicenummer | bsn | paspoortnummer | rijksregisternummer | rijbewijsnummer | identiteitsnummer',
      pt: 'cpf | número do passaporte | número de identificação | cartão de cidadão | bilhete de identidade | rg',
      cs: 'rodné číslo | číslo občanského průkazu | číslo pasu',
      pl: 'pesel | numer dowodu | numer paszportu',
      others:
        'personnummer | cpr-nummer | fødselsnummer | henkilötunnus | személyi szám | cnp | rodné číslo | tc kimlik no | tc identity no | αριθμός ταυτότητας | паспорт | jmbg | 身份证',
    },
    named:
      'ssn | social security number | passport number | national id | identity number | passport | id number | personnummer | pesel | cpf | codice fiscale | bsn | identity card',
  },
  {
    key: 'never.attestation',
    says: {
      en: `i certify | i hereby certify | i attest | i declare | i affirm | i confirm that the information | i confirm that all | information provided is true | true and correct | true, complete | true and complete | under penalty of perjury | i have not used ai | without the use of ai | without the help of ai | ai was not used | did not use ai | use of ai tools | used ai to | i acknowledge that any false | answers are my own | accurate and complete
        | i confirm the information | i hereby attest | i hereby declare | i hereby confirm`,
      de: 'ich versichere | hiermit versichere | hiermit bestätige ich | wahrheitsgemäß | ich erkläre | ohne hilfe von ki | keine ki | meine angaben vollständig | richtigkeit meiner angaben | richtigkeit der angaben | angaben der wahrheit entsprechen',
      fr: `je certifie | j'atteste | je déclare | sur l'honneur | exactes et complètes`,
      es: 'certifico | declaro | bajo juramento | información es verdadera | es veraz',
      it: 'dichiaro | certifico | informazioni fornite sono veritiere | attesto | esattezza dei dati | veridicità',
      nl: 'ik verklaar | naar waarheid | ik bevestig dat de | bevestig dat alle | hierbij verklaar ik',
      pt: 'declaro | certifico | informações são verdadeiras | atesto',
      cs: 'prohlašuji | potvrzuji, že | čestně prohlašuji',
      pl: 'oświadczam | zaświadczam | zgodne z prawdą',
      others: 'jag intygar | jeg erklærer | vakuutan | kijelentem | declar pe proprie',
    },
    named: 'attestation | certify | declaration',
  },
  {
    key: 'never.signature',
    says: {
      en: 'signature | electronic signature | e-signature | type your name to sign | name to sign | sign your name | by typing my name | by typing your name | by entering my name | by entering your name | sign here | digital signature | initials | your initials',
      de: 'unterschrift | digitale unterschrift | namen zum unterschreiben | digitale signatur | elektronische signatur',
      fr: 'signature électronique | signature | nom pour signer',
      es: 'firma | firma electrónica',
      it: 'firma | firma digitale',
      nl: 'handtekening',
      pt: 'assinatura',
      cs: 'podpis',
      pl: 'podpis',
      others:
        'underskrift | namnteckning | signatur | allekirjoitus | aláírás | semnătură | imza | υπογραφή | подпись | підпис | подпис | потпис | podpis | potpis | parašas | paraksts | allkiri | 署名 | 電子署名 | 签名 | 簽名 | 签字 | 簽字 | 签署 | 簽署 | 서명 | ลายมือชื่อ | ลายเซ็น | توقيع | التوقيع | חתימה | chữ ký | tanda tangan | tandatangan | हस्ताक्षर | স্বাক্ষর | امضا | دستخط | ստորագրություն | ხელმოწერა | undirskrift | sahihi',
    },
    named: 'signature | esignature | e signature | disability signature | eeoc signature',
  },
];

/** What a checkbox agrees to or orders: for checkboxes alone, since a text field may mention privacy too. */
export const consentAsks: readonly Concept[] = [
  {
    key: 'consent.future',
    says: {
      en: `future opportunities | future consideration | considered in the future | future job | future jobs | future roles | future positions | future openings | future vacancies | talent pool | talent community | other opportunities | considered for other | keep my application | keep my data for | retain my | stay in touch about | other roles | other positions`,
      de: 'zukünftige stellen | künftige stellen | talentpool | talent-pool | weitere stellen | zukünftige stellenangebote | andere stellen | für zukünftige',
      fr: 'opportunités futures | futures opportunités | vivier | autres offres | futurs postes',
      es: 'futuras oportunidades | futuras vacantes | bolsa de talento | otras vacantes',
      it: 'opportunità future | future opportunità | altre posizioni',
      nl: 'toekomstige vacatures | talentpool | toekomstige functies | andere vacatures',
      pt: 'oportunidades futuras | futuras vagas | banco de talentos | outras vagas',
      cs: 'budoucí pozice | budoucích výběrových | další pozice',
      pl: 'przyszłych rekrutacji | przyszłe rekrutacje | przyszłych procesach',
      others: 'framtida jobb | framtida tjänster | fremtidige stillinger | tulevista',
    },
    named: 'future jobs | talent pool | consent future | future',
  },
  {
    key: 'never.marketing',
    says: {
      en: 'newsletter | newsletters | marketing | promotional emails | special offers | email updates | receive updates | receive emails | job alerts | text messages | receive sms | subscribe | news and offers | promotions | keep me up to date | mailing list | email me with news | opt in to receive | keep me updated | keep me informed | job alert | opt in | opt-in | digest | text alerts | text me | send me texts | whatsapp updates',
      de: 'newsletter | werbung | angebote per e-mail | jobalarm | abonnieren | werbliche | job-benachrichtigungen | stellenbenachrichtigungen | job-newsletter | job-alarm | stellenangebote per e-mail | jobs per e-mail | über angebote',
      fr: 'newsletter | offres commerciales | recevoir des offres | recevoir les offres | actualités par e-mail | infolettre | recevoir par | alertes emploi | alerte emploi | offres par e-mail | offres d’emploi par e-mail',
      es: 'newsletter | boletín | ofertas comerciales | comunicaciones comerciales | recibir ofertas | recibir novedades | alertas de empleo | alertas de trabajo | ofertas por correo',
      it: 'newsletter | offerte commerciali | comunicazioni commerciali | marketing | ricevere offerte | avvisi di lavoro | offerte via e-mail',
      nl: 'nieuwsbrief | aanbiedingen | marketing | vacature-alerts | jobalerts | vacature-alert | vacatures per e-mail',
      pt: 'newsletter | ofertas | comunicações comerciais | boletim | receber novidades',
      cs: 'newsletter | odběr novinek | obchodní sdělení | marketing',
      pl: 'newsletter | oferty marketingowe | informacje handlowe | marketing',
      others: 'nyhetsbrev | nyhedsbrev | uutiskirje | hírlevél | bülten | рассылка | розсилка | buletin',
    },
    named: 'newsletter | marketing | subscribe | opt in | optin | news letter | mailing list',
  },
  {
    key: 'never.consent',
    says: {
      en: `i agree | agree to | i accept | accept the | i consent | consent to | privacy policy | privacy notice | terms and conditions | terms of use | terms of service | terms & conditions | data protection | processing of my | process my | personal data | i have read | i understand | gdpr | ccpa | acknowledge | terms | privacy`,
      de: 'ich stimme | stimme zu | ich akzeptiere | ich willige | einwilligung | datenschutz | datenschutzerklärung | datenschutzbestimmungen | nutzungsbedingungen | agb | gelesen und akzeptiert | einverstanden | personenbezogenen daten | zur kenntnis genommen | dsgvo | datenschutzhinweise | akzeptiere',
      fr: `j'accepte | j'ai lu | je consens | politique de confidentialité | conditions générales | données personnelles | rgpd | protection des données | consentement | conditions d'utilisation | données à caractère personnel`,
      es: 'acepto | he leído | consiento | política de privacidad | términos y condiciones | protección de datos | datos personales | rgpd | aviso legal | consentimiento',
      it: `accetto | acconsento | ho letto | privacy | trattamento dei dati | dati personali | termini e condizioni | gdpr | autorizzo il trattamento | informativa`,
      nl: 'ik ga akkoord | akkoord | privacyverklaring | privacybeleid | algemene voorwaarden | persoonsgegevens | avg | toestemming | ik accepteer | ik heb gelezen | privacyreglement',
      pt: 'aceito | concordo | li e | política de privacidade | termos e condições | dados pessoais | lgpd | rgpd | consentimento | termos de uso',
      cs: 'souhlasím | souhlas | zpracování osobních údajů | ochrana osobních údajů | obchodní podmínky | gdpr | osobních údajů',
      pl: 'zgadzam się | wyrażam zgodę | akceptuję | polityka prywatności | przetwarzanie danych | danych osobowych | rodo | regulamin',
      others: `jag godkänner | integritetspolicy | personuppgifter | jeg accepterer | samtykke | persondata | personvern | hyväksyn | tietosuoja | elfogadom | adatkezelési | sunt de acord | termeni și condiții | súhlasím | kabul ediyorum | kvkk | αποδέχομαι | συμφωνώ | согласен | соглашаюсь | погоджуюсь | prihvatam | slažem`,
    },
    named:
      'consent | gdpr | privacy | terms | agree | privacy policy | agreement | ccpa | tos | accept terms | data consent | gdpr agreement | consent given | avg',
  },
];

/** Not a question of a form: a cookie notice. */
export const cookieAsks: readonly Concept[] = [
  {
    key: 'ignore.cookie',
    says: {
      en: 'cookie | cookies | strictly necessary | analytics cookies',
      de: 'cookies | unbedingt erforderlich',
      fr: 'cookies | strictement nécessaires',
      es: 'cookies | estrictamente necesarias',
      it: 'cookie | strettamente necessari',
      nl: 'cookies | strikt noodzakelijk',
      pt: 'cookies | estritamente necessários',
      cs: 'soubory cookie | nezbytně nutné',
      pl: 'pliki cookie | niezbędne',
      others: 'kakor | evästeet | sütik | cookie-uri',
    },
    named: 'cookie | cookies | cookie consent | strictly necessary | ot group | ch checkbox cookie',
  },
];
