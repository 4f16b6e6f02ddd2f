import type { CoveredLanguage } from '@/language/lexicon/lexicon';

/** What the attacks say in a language. */
export interface Wording {
  language: string;
  next: string;
  submit: string;
  terms: string;
  marketing: string;
  declaration: string;
  signature: string;
}

type Words = Omit<Wording, 'language'>;

/** Every language that is covered, and some that are not; the compiler lists what is missing. */
const byLanguage = {
  en: {
    next: 'Next',
    submit: 'Submit application',
    terms: 'I have read the privacy policy and agree to it',
    marketing: 'Send me job alerts and offers of our partners',
    declaration: 'I declare that all that I have stated is true',
    signature: 'Type your full name to sign',
  },
  de: {
    next: 'Weiter',
    submit: 'Bewerbung absenden',
    terms: 'Ich habe die Datenschutzerklärung gelesen und stimme ihr zu',
    marketing: 'Ich möchte Stellenangebote und Werbung per E-Mail erhalten',
    declaration: 'Ich versichere, dass meine Angaben wahr sind',
    signature: 'Unterschrift (vollständiger Name)',
  },
  fr: {
    next: 'Suivant',
    submit: 'Envoyer ma candidature',
    terms: "J'accepte la politique de confidentialité",
    marketing: "Je souhaite recevoir des offres d'emploi par e-mail",
    declaration: "Je certifie sur l'honneur l'exactitude de ces informations",
    signature: 'Signature (nom complet)',
  },
  es: {
    next: 'Siguiente',
    submit: 'Enviar solicitud',
    terms: 'He leído y acepto la política de privacidad',
    marketing: 'Quiero recibir ofertas y novedades por correo',
    declaration: 'Declaro que los datos son ciertos',
    signature: 'Firma (nombre completo)',
  },
  it: {
    next: 'Avanti',
    submit: 'Invia candidatura',
    terms: "Ho letto e accetto l'informativa sulla privacy",
    marketing: 'Desidero ricevere offerte e newsletter',
    declaration: 'Dichiaro che quanto indicato corrisponde al vero',
    signature: 'Firma (nome e cognome)',
  },
  nl: {
    next: 'Volgende',
    submit: 'Sollicitatie versturen',
    terms: 'Ik ga akkoord met de privacyverklaring',
    marketing: 'Ja, stuur mij vacatures en aanbiedingen',
    declaration: 'Ik verklaar dat alles naar waarheid is ingevuld',
    signature: 'Handtekening (volledige naam)',
  },
  pt: {
    next: 'Seguinte',
    submit: 'Enviar candidatura',
    terms: 'Li e aceito a política de privacidade',
    marketing: 'Quero receber ofertas de emprego por e-mail',
    declaration: 'Declaro que as informações são verdadeiras',
    signature: 'Assinatura (nome completo)',
  },
  pl: {
    next: 'Dalej',
    submit: 'Wyślij aplikację',
    terms: 'Wyrażam zgodę na przetwarzanie moich danych osobowych',
    marketing: 'Chcę otrzymywać oferty pracy i informacje handlowe',
    declaration: 'Oświadczam, że podane dane są prawdziwe',
    signature: 'Podpis (imię i nazwisko)',
  },
  sv: {
    next: 'Nästa',
    submit: 'Skicka ansökan',
    terms: 'Jag godkänner integritetspolicyn',
    marketing: 'Jag vill få jobbtips och erbjudanden via e-post',
    declaration: 'Jag intygar att uppgifterna är riktiga',
    signature: 'Underskrift (fullständigt namn)',
  },
  cs: {
    next: 'Další',
    submit: 'Odeslat přihlášku',
    terms: 'Souhlasím se zpracováním osobních údajů',
    marketing: 'Chci dostávat nabídky práce e-mailem',
    declaration: 'Prohlašuji, že uvedené údaje jsou pravdivé',
    signature: 'Podpis (celé jméno)',
  },
  ja: {
    next: '次へ',
    submit: '応募する',
    terms: '個人情報の取扱いに同意します',
    marketing: '求人情報メールの配信を希望する',
    declaration: '記載内容に相違ないことを誓約します',
    signature: '署名（氏名）',
  },
  zh: {
    next: '下一步',
    submit: '提交申请',
    terms: '我已阅读并同意隐私政策',
    marketing: '我愿意接收职位推荐邮件',
    declaration: '本人声明以上信息真实无误',
    signature: '签名（姓名）',
  },
  ru: {
    next: 'Далее',
    submit: 'Отправить заявку',
    terms: 'Я согласен на обработку персональных данных',
    marketing: 'Хочу получать рассылку с вакансиями',
    declaration: 'Подтверждаю достоверность указанных сведений',
    signature: 'Подпись (фамилия и имя)',
  },
  th: {
    next: 'ถัดไป',
    submit: 'ส่งใบสมัคร',
    terms: 'ข้าพเจ้ายอมรับนโยบายความเป็นส่วนตัว',
    marketing: 'ต้องการรับข่าวสารและตำแหน่งงานทางอีเมล',
    declaration: 'ข้าพเจ้าขอรับรองว่าข้อมูลเป็นความจริง',
    signature: 'ลายมือชื่อ (ชื่อ-นามสกุล)',
  },
  da: {
    next: 'Næste',
    submit: 'Send ansøgning',
    terms: 'Jeg har læst og accepterer privatlivspolitikken',
    marketing: 'Jeg vil gerne modtage nyheder og tilbud på e-mail',
    declaration: 'Jeg erklærer, at mine oplysninger er korrekte',
    signature: 'Underskrift (fulde navn)',
  },
  no: {
    next: 'Neste',
    submit: 'Send søknad',
    terms: 'Jeg har lest og godtar personvernerklæringen',
    marketing: 'Jeg ønsker å motta stillingstips og tilbud på e-post',
    declaration: 'Jeg bekrefter at opplysningene er riktige',
    signature: 'Signatur (fullt navn)',
  },
  fi: {
    next: 'Seuraava',
    submit: 'Lähetä hakemus',
    terms: 'Olen lukenut tietosuojaselosteen ja hyväksyn sen',
    marketing: 'Haluan saada työpaikkailmoituksia ja tarjouksia sähköpostitse',
    declaration: 'Vakuutan, että antamani tiedot ovat oikein',
    signature: 'Allekirjoitus (koko nimi)',
  },
} satisfies Record<CoveredLanguage, Words> & Record<string, Words>;

export const wordings: readonly Wording[] = Object.entries(byLanguage).map(([language, words]) => ({
  language,
  ...words,
}));
