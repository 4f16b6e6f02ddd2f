import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `agree | i agree | you agree | agrees | agreeing | accept | i accept | accepts | accepting | acceptance | consent | i consent
    | consents | consenting | acknowledge | i acknowledge | authorize | i authorize | authorise | i authorise`,
  honeypot: {
    says: `leave this field blank | leave this field empty | leave blank | leave empty | leave this blank | leave this empty
      | do not fill | don't fill | if you are human | if you're human | not a robot | should be left blank | for validation purposes
      | must be left blank | are you human`,
    named: `honeypot | honey pot | hp | h p | pot | bot check | bot field | url trap | spam trap | antispam | anti spam | gotcha`,
  },
  captcha: {
    says: `captcha | recaptcha | hcaptcha | characters you see | enter the code shown | type the characters | security question what is
      | turnstile | letters shown`,
  },
  secret: {
    says: `password | passcode | passphrase | one-time code | one time code | otp | verification code | one-time password
      | one time password | authentication code | pin code for | sms code | security answer | secret answer | secret question
      | answer to your security question | memorable word | code we sent | code we have sent | code sent to | code we emailed
      | code we texted | code you received`,
    named: `password | passwd | pwd | one time code | verification code | passcode | new password | confirm password | password plain`,
  },
  identityNumber: {
    says: `social security number | social insurance number | ssn | social security | passport number | national id | national insurance number
      | national identification number | identity number | identity card number | id number | id card number | driver license number
      | drivers license number | tax file number | national id number | personal identification number | driver’s license number
      | tax id | tax identification number | driving licence number | tc identity no`,
    named: `ssn | social security number | passport number | national id | identity number | passport | id number | identity card`,
  },
  attestation: {
    says: `i certify | i hereby certify | i attest | i declare | i affirm | i confirm that the information | i confirm that all
      | information provided is true | true and correct | true, complete | true and complete | under penalty of perjury
      | i have not used ai | without the use of ai | without the help of ai | ai was not used | did not use ai | use of ai tools
      | used ai to | i acknowledge that any false | answers are my own | accurate and complete | i confirm the information
      | i hereby attest | i hereby declare | i hereby confirm`,
    named: 'attestation | certify | declaration',
  },
  signature: {
    says: `signature | electronic signature | e-signature | type your name to sign | name to sign | sign your name | by typing my name
      | by typing your name | by entering my name | by entering your name | sign here | digital signature | initials | your initials`,
    named: 'signature | esignature | e signature | disability signature | eeoc signature',
  },
  consentToFuture: {
    says: `future opportunities | future consideration | considered in the future | future job | future jobs | future roles
      | future positions | future openings | future vacancies | talent pool | talent community | other opportunities
      | considered for other | keep my application | keep my data for | retain my | stay in touch about | other roles
      | other positions`,
    named: 'future jobs | talent pool | consent future | future',
  },
  marketing: {
    says: `newsletter | newsletters | marketing | promotional emails | special offers | email updates | receive updates | receive emails
      | job alerts | text messages | receive sms | subscribe | news and offers | promotions | keep me up to date | mailing list
      | email me with news | opt in to receive | keep me updated | keep me informed | job alert | opt in | opt-in | digest
      | text alerts | text me | send me texts | whatsapp updates`,
    named: 'newsletter | marketing | subscribe | opt in | optin | news letter | mailing list',
  },
  consent: {
    says: `i agree | agree to | i accept | accept the | i consent | consent to | privacy policy | privacy notice | terms and conditions
      | terms of use | terms of service | terms & conditions | data protection | processing of my | process my | personal data
      | i have read | i understand | gdpr | ccpa | acknowledge | terms | privacy`,
    named: `consent | privacy | terms | agree | privacy policy | agreement | tos | accept terms | data consent | gdpr agreement
      | consent given`,
  },
  cookie: {
    says: 'cookie | cookies | strictly necessary | analytics cookies',
    named: 'cookie | cookies | cookie consent | strictly necessary',
  },
  payment: {
    says: `card number | credit card | credit card number | debit card | debit card number | name on card | name on the card
      | name of cardholder | cardholder | cardholder's name | cardholder name | card holder | card holder name
      | cardholder’s first name | cardholder’s last name | cardholder first name | cardholder last name | expiration date
      | expiry date | expiry | exp date | exp. date | expiration | expiration month | expiration year | expiry month | expiry year
      | cvv | cvc | cvv2 | csc | cid | cvn | security code | card verification | card security code | card type | credit card type
      | iban | bic | swift | sort code | routing number | bank account | bank name | account holder | valid until | valid thru
      | exp month | exp year | mm/yy | mm / yy | credit/debit card`,
    named: `cc number | cc num | card number | card num | credit card | credit card number | cc name | card name | cc exp | cc exp month
      | cc exp year | card holder | card owner | cardholder | expiry | expiration | exp month | exp year | security code | cc type
      | card type | routing number | account number | card expiry | expmonth | expyear | card code | card cvv | card cvc
      | card verification | expiry month | expiry year | expiration month | expiration year | credit card security code
      | cc first name | cc last name | name on card | nameoncard | holder name | name card | card holder name | expiry date
      | expire date | cc expiry | card month | card year | secure code | card first name | card last name | ccno | ccnum`,
  },
  bindingWords: `signature | sign here | to sign | sign below | sign this | sign the | signing | signed by | e sign | legally binding | binding
    | certify | certification | acceptance | by typing | by entering | under penalty | attest | attestation | i agree | you agree
    | i accept | you accept | declaration | bind yourself | bind myself | binds me`,
} satisfies Covered<Never>;
