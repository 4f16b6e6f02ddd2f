import type { Phrases } from '@/language/match/phrases';

/** A company's: not the person's own site, address or number. */
export const employerContactPhrases: Phrases = {
  en: `company | company's | corporate | employer | employer's | agency | agency's | organisation's | organization's`,
  de: 'firma | firmen | unternehmen | unternehmens | arbeitgeber | arbeitgebers | firmentelefon | firmenhandy | firmenwebsite | firmenwebseite | firmenmail | firmennummer | agentur',
  fr: 'entreprise | société | employeur | agence',
  es: 'empresa | corporativo | corporativa | empresarial | empleador | agencia',
  it: 'azienda | aziendale | datore di lavoro | agenzia',
  nl: 'bedrijf | bedrijfs | bedrijfswebsite | bedrijfsmail | werkgever',
  pt: 'empresa | corporativo | corporativa | empregador',
  cs: 'firemní | firmy | zaměstnavatele',
  pl: 'firmowy | firmowe | firmowa | firmy | pracodawcy',
};

/** At work, which few have in their profile. */
export const workContactPhrases: Phrases = {
  en: 'work | business | office | workplace',
  de: 'geschäftlich | geschäftliche | geschäftlicher | geschäfts | dienstlich | dienstliche | dienst | diensthandy | diensttelefon | geschäftstelefon | beruflich | berufliche | büro | arbeit',
  fr: 'professionnel | professionnelle | bureau | travail',
  es: 'trabajo | oficina | laboral | profesional',
  it: 'lavoro | ufficio | lavorativo | lavorativa | professionale',
  nl: 'werk | zakelijk | zakelijke | kantoor',
  pt: 'trabalho | escritório | comercial | profissional',
  cs: 'pracovní | do práce',
  pl: 'służbowy | służbowe | służbowa | do pracy',
};

/** Besides the first one. */
export const secondaryContactPhrases: Phrases = {
  en: 'alternative | alternate | secondary | second | additional | backup | back up | recovery | other | another | spare | fax',
  de: 'alternative | alternativer | alternatives | zweite | zweiter | zweites | weitere | weiterer | weiteres | zusätzliche | zusätzlich | andere | ersatz | sekundäre | fax',
  fr: 'autre | secondaire | deuxième | second | seconde | alternatif | alternative | supplémentaire | de secours | de récupération',
  es: 'alternativo | alternativa | secundario | secundaria | otro | otra | segundo | segunda | adicional | de recuperación | de respaldo',
  it: 'alternativo | alternativa | secondario | secondaria | altro | altra | secondo | seconda | aggiuntivo | aggiuntiva | di recupero',
  nl: 'alternatief | alternatieve | tweede | ander | extra | secundair | reserve',
  pt: 'alternativo | alternativa | secundário | outro | segundo | adicional',
  cs: 'alternativní | druhý | druhé | další | jiný | náhradní',
  pl: 'alternatywny | drugi | dodatkowy | inny | zapasowy',
};

/** The person's own, whatever else is said; and working hours, when they can be reached. */
export const ownContactPhrases: Phrases = {
  en: 'private | personal | home | mobile or | cell or | or mobile | or cell | work hours | working hours | business hours | office hours | during work',
  de: 'privat | private | privater | zuhause | zu hause | persönlich | persönliche | bürozeiten | geschäftszeiten | arbeitszeit',
  fr: 'privé | privée | personnel | personnelle | perso | domicile | heures de bureau',
  es: 'privado | privada | personal | particular | casa | horario de oficina | horario laboral',
  it: 'privato | privata | personale | casa | orario di lavoro | orario di ufficio',
  nl: 'privé | persoonlijk | persoonlijke | thuis | kantooruren | werkuren',
  pt: 'pessoal | particular | horário comercial',
  cs: 'osobní | soukromý',
  pl: 'prywatny | prywatna | osobisty',
};
