import { foldText } from '@/language/fold/fold-wording';
import { type Phrases, phraseFinder } from '@/language/match/phrases';

/** Headings of questions about the applicant. */
export const applicantPhrases: Phrases = {
  en: 'applicant | candidate | about you | about yourself | your details | your information | your contact details | personal details | personal information | personal data | contact details | contact information',
  de: 'bewerber | bewerberin | über dich | über sie | ihre daten | deine daten | persönliche daten | persönliche angaben | angaben zur person | zu ihrer person | kontaktdaten',
  fr: 'candidat | candidate | à propos de vous | vos coordonnées | vos informations | informations personnelles | données personnelles | coordonnées',
  es: 'candidato | candidata | solicitante | sobre ti | sobre usted | tus datos | sus datos | datos personales | datos de contacto | información personal',
  it: 'candidato | candidata | su di te | i tuoi dati | dati personali | informazioni personali',
  nl: 'sollicitant | kandidaat | over jou | over u | jouw gegevens | uw gegevens | persoonlijke gegevens | contactgegevens',
  pt: 'candidato | candidata | sobre você | seus dados | dados pessoais | informações pessoais | dados de contato',
  cs: 'uchazeč | o vás | vaše údaje | osobní údaje | kontaktní údaje',
  pl: 'kandydat | o tobie | twoje dane | dane osobowe | dane kontaktowe',
  others:
    'sökande | om dig | dina uppgifter | personuppgifter | ansøger | dine oplysninger | søker | hakija | omat tiedot | henkilötiedot | jelentkező | személyes adatok | candidatul | date personale | aday | kişisel bilgiler | υποψήφιος | προσωπικά στοιχεία | соискатель | личные данные | персональные данные | кандидат | особисті дані | 応募者 | 応募者情報 | 基本情報 | 申请人 | 个人信息 | 基本信息 | 지원자 | 지원자 정보 | 인적사항',
};

const find = phraseFinder(applicantPhrases);

/** Whether a heading says that its questions are about the applicant. */
export function isApplicantHeading(heading: string): boolean {
  return find(foldText(heading)) !== null;
}
