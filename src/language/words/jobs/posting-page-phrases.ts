import type { Phrases } from '@/language/match/phrases';

/** The button that starts an application. */
export const applyPhrases: Phrases = {
  en: `apply | apply now | apply for this job | easy apply | quick apply | apply here | apply on company site
    | apply on company website | no longer accepting applications`,
  de: 'bewerben | jetzt bewerben | online bewerben | zur bewerbung | bewirb dich | ich bin interessiert',
  fr: "postuler | je postule | candidater | candidature simplifiée | j'envoie ma candidature",
  es: 'solicitar | postular | postularme | inscribirme | inscríbete | aplicar | presentar candidatura',
  it: 'candidati | candidati ora | candidatura semplice | invia candidatura | inviare candidatura',
  nl: 'solliciteer | solliciteren | solliciteer direct | solliciteer nu',
  pt: 'candidatar-se | candidatar | candidate-se | candidatura simplificada | quero me candidatar',
  cs: `odpovědět | odpovědět na nabídku | mám zájem | zažádat | ucházet se | poslat životopis | snadné žádosti
    | odpovědět na inzerát`,
  pl: 'aplikuj | aplikuj teraz | aplikuj szybko | wyślij cv | złóż podanie',
};

/** Headlines within a posting's text. */
export const postingSectionPhrases: Phrases = {
  en: `responsibilities | requirements | qualifications | job description | about the role | about the job
    | about this role | about this job | what you will do | what you'll do | your profile | your tasks
    | what we offer | who you are | benefits | full job description | skills | position summary
    | seniority level | employment type | job title | about you | job details`,
  de: `aufgaben | ihre aufgaben | deine aufgaben | anforderungen | profil | ihr profil | dein profil | wir bieten
    | was wir bieten | das bieten wir | stellenbeschreibung | qualifikationen`,
  fr: `missions | vos missions | profil recherché | votre profil | description du poste | compétences
    | qualifications | avantages | le poste`,
  es: `responsabilidades | requisitos | funciones | qué ofrecemos | descripción del puesto | descripción del empleo
    | perfil | beneficios`,
  it: 'responsabilità | requisiti | cosa offriamo | descrizione del lavoro | mansioni | il profilo | competenze',
  nl: `functieomschrijving | functie-eisen | wat ga je doen | wat bieden wij | jouw profiel | wat vragen wij
    | taken | over de functie`,
  pt: `responsabilidades | requisitos | descrição da vaga | atividades | benefícios | o que oferecemos
    | qualificações`,
  cs: `náplň práce | požadujeme | nabízíme | požadavky | co vás čeká | co nabízíme | koho hledáme
    | pracovní nabídka | informace o pozici | popis pozice | co u nás budete dělat`,
  pl: `obowiązki | zakres obowiązków | wymagania | oferujemy | nasze wymagania | twój zakres obowiązków
    | opis stanowiska`,
};
