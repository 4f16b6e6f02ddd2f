import type { Concept } from '@/language/match/concept';

/** How to contact somebody. */
export const contactAsks: readonly Concept[] = [
  {
    key: 'email',
    says: {
      en: 'email | e-mail | email address | e-mail address | mail address',
      de: 'e-mail-adresse | e-mail adresse | emailadresse | mailadresse | e-mailadresse',
      fr: 'adresse e-mail | adresse mail | adresse électronique | courriel | adresse email | adresse courriel | mél',
      es: 'correo electrónico | correo | dirección de correo | dirección de correo electrónico | direccion de correo',
      it: 'indirizzo e-mail | indirizzo email | posta elettronica | indirizzo mail',
      nl: 'e-mailadres | emailadres | mailadres',
      pt: 'endereço de e-mail | endereço de email | correio eletrónico | correio eletrônico | e-mail',
      cs: 'e-mailová adresa | emailová adresa',
      pl: 'adres e-mail | adres email | poczta elektroniczna',
      others: `e-post | e-postadress | epost | mejladress | mejl | e-mailadresse | e-postadresse | sähköposti | sähköpostiosoite | e-mail cím | email cím | adresa de email | adresă de e-mail | adresa de e-mail
        | e-mailová adresa | eposta | e-posta | e-posta adresi | ηλεκτρονική διεύθυνση | ηλεκτρονικό ταχυδρομείο | электронная почта | эл. почта | почта | електронна пошта | имейл | имэйл
        | メール | メールアドレス | 邮箱 | 电子邮件 | 電子郵件 | 이메일 | البريد الإلكتروني | el. paštas | e-pasts | surel | alamat email`,
    },
    named: 'email | e mail | mail | emailaddress | courriel | correo | epost | eposta | sahkoposti | email addr',
  },
  {
    key: 'tel-country-code',
    says: {
      en: 'phone country code | country calling code | dial code | dialing code | dialling code | country code | calling code | phone prefix | phone code | area code for country | international prefix | country prefix',
      de: 'ländervorwahl | landesvorwahl | länderkennzahl | internationale vorwahl | ländercode',
      fr: 'indicatif | indicatif pays | indicatif du pays | indicatif téléphonique | code pays',
      es: 'prefijo | prefijo telefónico | prefijo internacional | código de país | prefijo del país | código del país',
      it: 'prefisso | prefisso internazionale | prefisso telefonico',
      nl: 'landcode | landnummer | landnetnummer',
      pt: 'indicativo | código do país | indicativo do país | prefixo | ddi',
      cs: 'předvolba | telefonní předvolba | mezinárodní předvolba',
      pl: 'numer kierunkowy kraju | prefiks | prefiks kraju | kod kraju',
      others:
        'landskod | landekode | landskode | maatunnus | országkód | országhívó | prefix telefonic | predvoľba | ülke kodu | κωδικός χώρας | код страны | pozivni broj | kode negara | 国番号',
    },
    named:
      'tel country code | phone country code | country calling code | dial code | dialing code | phone prefix | phone code | tel prefix | phone country | calling code | phone number country | country prefix | mobile country code | prefix phone | phone number prefix | telefon prefix',
  },
  {
    key: 'tel-area-code',
    says: {
      en: 'area code',
      de: 'vorwahl | ortsvorwahl',
      fr: 'indicatif régional',
      es: 'código de área',
      it: 'prefisso locale',
      nl: 'netnummer',
      pt: 'ddd | código de área',
      cs: 'směrové číslo oblasti',
      pl: 'numer kierunkowy',
      others: 'riktnummer | suuntanumero | körzetszám',
    },
    named: 'area code | tel area code | phone area | vorwahl | ddd | phone area code',
  },
  {
    key: 'tel-extension',
    says: {
      en: 'phone extension | telephone extension',
      de: 'durchwahl',
      fr: 'numéro de poste',
      es: 'extensión telefónica',
      it: 'numero interno',
      nl: 'doorkiesnummer',
      pt: 'ramal',
      cs: 'linka',
      pl: 'numer wewnętrzny',
    },
    alone: { en: 'extension | ext', es: 'extensión' },
    named: 'tel extension | phone extension | phone ext | tel ext',
  },
  { key: 'tel-local-prefix', named: 'tel local prefix | phone exchange' },
  { key: 'tel-local-suffix', named: 'tel local suffix | phone suffix | telephone suffix' },
  {
    key: 'tel',
    says: {
      en: `phone | phone number | telephone | telephone number | mobile | mobile number | mobile phone | mobile phone number | cell | cell phone | cellphone | cellular | contact number | cell number | landline
        | daytime phone | tel | phone no | mobile no | best number to reach | number to reach you`,
      de: 'telefon | telefonnummer | handy | handynummer | mobilnummer | mobiltelefon | mobilfunknummer | festnetz | festnetznummer | rufnummer | tel.-nr | telefonnr | telefon-nr | rückrufnummer',
      fr: 'téléphone | numéro de téléphone | téléphone portable | portable | téléphone mobile | mobile | numéro de portable | tél | n° de téléphone | téléphone fixe | numéro de mobile',
      es: 'teléfono | número de teléfono | móvil | celular | teléfono móvil | número de móvil | teléfono fijo | número de celular | teléfono celular',
      it: 'telefono | numero di telefono | cellulare | telefono cellulare | recapito telefonico | numero di cellulare | telefono fisso',
      nl: 'telefoon | telefoonnummer | mobiel | mobiel nummer | gsm | gsm-nummer | mobiele telefoon | mobiele nummer | vast nummer',
      pt: 'telefone | número de telefone | telemóvel | celular | número de telemóvel | número de celular | telefone celular',
      cs: 'telefon | telefonní číslo | mobil | mobilní telefon | číslo telefonu',
      pl: 'telefon | numer telefonu | telefon komórkowy | nr telefonu | komórka | numer komórki',
      others: `telefonnummer | mobilnummer | mobiltelefon | mobiltelefonnummer | puhelin | puhelinnumero | matkapuhelin | kännykkä | telefonszám | mobilszám | mobiltelefonszám | număr de telefon | numar de telefon
        | numărul de telefon | telefón | telefónne číslo | mobilný telefón | telefon numarası | cep telefonu | cep telefonu numarası | gsm numarası | τηλέφωνο | κινητό | κινητό τηλέφωνο | σταθερό τηλέφωνο | αριθμός τηλεφώνου
        | телефон | номер телефона | мобильный телефон | номер телефону | мобільний телефон | мобилен телефон | broj telefona | mobilni telefon | kontakt telefon | kontakttelefon | nomor telepon | nomor hp | no hp | telepon | nomor ponsel | nomor handphone
        | 電話 | 電話番号 | 手机 | 手机号 | 手机号码 | 電話號碼 | 电话 | 휴대폰 | 전화번호 | رقم الهاتف | رقم الجوال | الهاتف | telefonas | telefonas nr | tālrunis | telefoninumber`,
    },
    named: `phone | phones | phone number | telephone | tel | mobile | mobile phone | cell | cell phone | cellphone | telefon | telefono | telefone | telefoon | telefonnummer | handy | gsm | celular | movil | telephone number | contact number
      | mobilephone | phone no | mobil | puhelin | telefonszam | msisdn | tel number | phonenumber | landline | portable`,
  },
];
