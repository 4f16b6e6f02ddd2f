import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'angajăm | angajez | căutăm | se caută | recrutăm | se angajează' },
  title: {
    alone: 'denumire post | postul',
  },
  beforeTitle: 'postul de | funcția de | postului de',
  descriptionHeading: {
    says: 'descrierea jobului | responsabilități | descrierea postului',
  },
  otherContent: {
    first: 'întrebări frecvente | joburi,locuri de muncă,anunțuri … similare,recomandate',
  },
  details: 'detalii | detaliile | informații | anunțului | ofertei | postului | descriere | descrierea',
  call: 'anunț | angajare | ofertă | muncă | recrutare',
  seeking: 'angajează | caută | organizează concurs | recrutează | anunță',
  company: {
    alone: `companie | angajator | firmă | firma | denumire angajator | instituția | instituție | instituția publică
      | angajatorul | compania`,
  },
  place: {
    alone: `locație | loc de muncă | oraș | locul de muncă | orașe | oraș de lucru | localitate | județ | localitatea | județul
      | orașul | locația`,
  },
  pay: {
    alone: 'salariu | salariu oferit | salariul | salariu brut | salariu net | salarizare',
  },
  posted: {
    alone: 'publicat | data publicării | publicat la | publicat pe | data publicare',
  },
  employment: {
    alone: 'tip job | tipul jobului | tip contract | tipul contractului',
  },
  otherFact: `departament | nivel carieră | experiență | studii | limbi străine | industrie | termen limită | data limită
    | data limită de depunere | termen de depunere | expiră la`,
  promoted: 'promovat',
  unnamed: 'confidențial | companie confidențială | firmă confidențială | anonim',
  forClient: 'clientul nostru | pentru clientul nostru | pentru unul dintre clienții noștri',
  weSeek: 'căutăm | angajăm | recrutăm',
  closed: `
    anunț,anunțul,jobul,postul,locul de muncă … a expirat,nu mai este activ,nu mai este disponibil,este închis,a fost ocupat`,
  closedOnes: 'posturi,concursuri,anunțuri,joburi … închise,ocupate,expirate,încheiate,arhivate',
  legalForms: {
    says: 'SRL | S.R.L.',
  },
  logo: 'logo | sigla',
  applyEasily: 'aplică rapid | aplicare rapidă',
} satisfies FurtherLexicon['postings'];
