import type { FieldKey } from '@/domain/form/field-key';
import type { Wording } from '@/language/match/concept';

/** What a form asks about each employment and each school. */
export type EmploymentKey = Extract<FieldKey, `work.${string}` | `education.${string}`>;

export type EmploymentKind = 'work' | 'education';

/** Headings above employments and schools. */
export const employmentHeadings: Readonly<Record<EmploymentKind, Wording>> = {
  work: {
    en: 'work experience | work experiences | experience | experiences | professional experience | employment | employment history | work history | job history | career history | previous employment | previous employers | relevant experience | employer | employers | positions held',
    de: 'berufserfahrung | berufserfahrungen | arbeitserfahrung | beruflicher werdegang | werdegang | berufliche stationen | bisherige tätigkeiten | arbeitgeber | praktische erfahrung | berufspraxis',
    fr: 'expérience professionnelle | expériences professionnelles | expérience | expériences | parcours professionnel | emplois | emploi',
    es: 'experiencia laboral | experiencia profesional | experiencia | experiencias | historial laboral',
    it: 'esperienza lavorativa | esperienze lavorative | esperienza professionale | esperienze professionali | esperienza | esperienze',
    nl: 'werkervaring | ervaring | arbeidsverleden | loopbaan | werkgever | werkgevers',
    pt: 'experiência profissional | experiências profissionais | experiência | experiências',
    cs: 'pracovní zkušenosti | praxe | zaměstnání',
    pl: 'doświadczenie zawodowe | doświadczenie | zatrudnienie',
  },
  education: {
    en: 'education | educational background | education history | academic background | academic history | academic education | studies | schools | qualifications | academic qualifications',
    de: 'ausbildung | ausbildungen | bildung | bildungsweg | schulbildung | studium | hochschulbildung | akademische ausbildung | schulische ausbildung',
    fr: 'formation | formations | études | éducation | scolarité | parcours académique | parcours scolaire',
    es: 'educación | formación | formación académica | estudios',
    it: 'istruzione | formazione | studi | titoli di studio',
    nl: 'opleiding | opleidingen | onderwijs | studie | studies',
    pt: 'educação | formação | formação acadêmica | formação académica | estudos',
    cs: 'vzdělání | studium',
    pl: 'wykształcenie | edukacja | studia',
  },
};

/** Words that add nothing to a question in such a part. */
export const employmentFillerWords: Wording = {
  en: 'what | which | is | was | have | has | the | a | an | of | or | and | in | at | your | you | this | that | date | month | year | day | name | title | if | any | other | level | education | most | recent | last | previous | attended | obtained | received | earned | awarded | completed | expected | actual | official | highest | work | job | role | employment | study | studies | school | optional | mm | yyyy | dd',
  de: 'der | die | das | des | dem | den | oder | und | in | am | an | ihr | ihre | ihrer | name | datum | monat | jahr | tag | letzter | letzte | höchster | höchste | voraussichtlich | voraussichtliches | tätigkeit | beschäftigung | studiums | ausbildung',
  fr: 'le | la | les | un | une | de | du | des | l | d | ou | et | en | votre | nom | date | mois | année | jour | dernier | dernière | obtenu | obtenue | prévue',
  es: 'el | la | los | de | del | o | y | en | su | tu | nombre | fecha | mes | año | día | último | última | obtenido',
  it: 'il | la | lo | di | del | della | dell | o | e | in | nome | data | mese | anno | giorno | ultimo | ultima | conseguito',
  nl: 'de | het | een | van | of | en | in | je | uw | naam | datum | maand | jaar | dag | laatste | hoogste | behaald | behaalde',
  pt: 'o | a | os | de | do | da | ou | e | em | nome | data | mês | ano | dia | último | última',
  cs: 'název | datum | měsíc | rok | den | a | nebo',
  pl: 'nazwa | data | miesiąc | rok | dzień | i | lub',
};
