import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Romanian. */
export const ro = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  history,
  contact: {
    email: {
      says: `adresa de email | adresă de e-mail | adresa de e-mail | adresă de email | adresa email
      | poștă electronică`,
    },
    telCountryCode: { says: 'prefix telefonic', named: 'telefon prefix' },
    tel: {
      says: `număr de telefon | numar de telefon | numărul de telefon | telefon mobil | număr de mobil | număr mobil`,
      named: 'telefon | mobil',
    },
    photoFile: { says: 'foto | fotografie' },
    resumeFile: { named: 'cv | curriculum vitae' },
    websitePage: { named: 'site web' },
  },
  places: {
    addressHousenumber: {
      says: 'număr stradă | nr. stradă | numărul casei | numărul străzii',
      alone: 'număr | numar | numărul',
    },
    addressLine1: { says: 'adresă 1 | adresa 1 | adresă linia 1 | adresa linia 1 | linia 1' },
    addressLine2: {
      says: `apartament | adresă 2 | adresa 2 | adresă linia 2 | adresa linia 2 | linia 2 | strada 2
      | număr apartament | numărul apartamentului`,
    },
    streetAddress: {
      says: `stradă și număr | strada și numărul | strada, numar | adresa completă | adresă completă | strada și nr
      | strada, nr | strada și număr`,
    },
    streetOrAddress: { says: 'strada | stradă | adresă | adresa', named: 'adresa | strada' },
    postalCode: { says: 'cod poștal | codul poștal | cod postal' },
    addressLevel3: { says: 'cartier' },
    addressLevel2: { says: 'oraș | localitate | orașul | localitatea | oras' },
    addressLevel1: {
      says: 'județ | judet | judet/sector | regiune | regiunea | județul | județul/sectorul',
      named: 'judet',
    },
    country: { says: 'țară | țara | tara | țara de reședință', named: 'tara' },
    addressStreetname: { says: 'nume stradă | numele străzii | denumire stradă' },
  },
  never: {
    honeypot: {
      says: 'lăsați acest câmp gol | lasă acest câmp gol | lăsați câmpul gol | nu completați acest câmp | nu completa acest câmp',
    },
    consentToFuture: { says: 'baza de date cu candidați' },
    captcha: { says: 'nu sunt robot | nu sunt un robot' },
    agreeing: 'sunt de acord | accept | de acord',
    secret: { says: 'parolă | parola' },
    identityNumber: { says: 'cnp' },
    attestation: { says: 'declar pe proprie' },
    signature: { says: 'semnătură' },
    marketing: { says: 'buletin | buletinul' },
    consent: {
      says: 'sunt de acord | termeni și condiții | accept termenii | termenii și condițiile | datelor personale | politica de confidențialitate',
    },
    cookie: { says: 'cookie-uri' },
    payment: { says: 'număr card' },
    bindingWords: 'semnătura | semnătură',
  },
  questions,
  actions: {
    fillers: `te rog | vă rugăm | apasă | aici | pentru | acum | azi | online | da | ușor | rapid | direct | pasul | și | vreau | gratuit`,
    agree: {
      says: `confirmă | confirm | acceptă | accept | acceptă oferta | acceptă tot | sunt de acord | aprobă | semnează | îmi dau acordul`,
      url: 'confirma | accepta',
    },
    delete: {
      says: 'șterge | elimină | ascunde | arhivează | retrage | retrage candidatura | închide contul | nu mă interesează',
      url: 'sterge',
    },
    follow: {
      says: `urmărește | abonează-te | abonare | dezabonare | dezabonează-te | creează alertă | creează o alertă | invită
        | conectează-te cu | îmi place`,
      url: 'dezabonare | abonare',
    },
    apply: {
      says: `aplică | aplică acum | aplica | aplicați | aplicare rapidă | aplicare simplă | trimite candidatura | trimite cv | candidează
        | depune candidatura | sunt interesat | sunt interesată | exprimă interesul`,
      url: 'aplica | aplica acum | trimite cv',
    },
    signIn: {
      says: `conectare | conectează-te | autentificare | deconectare | intră în cont | resetează parola | resetare parolă
        | ieșire din cont`,
      url: 'autentificare | deconectare',
    },
    signUp: { says: 'înregistrare | înregistrează-te | creează cont | creează un cont', url: 'inregistrare' },
    save: { says: 'salvează | salvează jobul | adaugă la favorite | marchează', url: 'salveaza' },
    purchase: { says: 'cumpără | plătește | comandă | adaugă în coș | finalizează comanda | rezervă', url: 'cos' },
    send: {
      says: `trimite | trimite cererea | trimiteți | distribuie | partajează | raportează | recomandă | contactează | mesaj
        | trimite mesaj | publică | evaluează | votează`,
      url: 'trimite',
    },
    upload: { says: 'încarcă | atașează | alege fișier | încarcă cv' },
    besideUrlActions: 'online | firma | job | oferta | oferte | nu | se',
    install: { says: 'descarcă | descarcă aplicația | instalează' },
  },
  cv: { languagesHeadings: 'limbi străine | limbi | limbi vorbite' },
  synonyms: { language: 'limbă | limba | limbă străină' },
  controls: {
    view: 'detalii | vezi detalii | vezi anunțul | vezi postul',
    pagingFillers: 'mergi la | mergeți la',
    previous: 'anterioară | anterior | precedentă | precedent | pagina anterioară | pagina precedentă',
    page: 'pagina',
    leave: 'anulează | anulați | renunță',
    close: 'închide | închideți',
    next: 'următoarea | următorul | înainte | următor | următoare | pagina următoare',
    loadMore: 'mai multe joburi | mai multe locuri de muncă | mai multe rezultate',
    showMore: 'arată mai multe | afișează mai multe | mai multe | vezi mai multe',
    showAll: 'vezi toate | arată toate | afișează toate | vezi toate joburile',
  },
  filters: {
    applyChoices: { whole: 'aplică' },
  },
  forms: {
    relationship: 'relația | grad de rudenie | relația cu dumneavoastră',
    attachFile: `atașează | încarcă | încarcă fișier | încărcați fișierul | alege fișierul | selectează fișierul
    | răsfoiește | niciun fișier selectat | niciun fișier ales | nu a fost ales niciun fișier | alege fișier
    | alegeți un fișier | selectați fișierul | răsfoire`,
    dropFile: 'trage*, trageți, plasați … fișier*, document*, aici',
    applicant: 'candidatul | date personale',
    otherPerson: 'în caz de urgență | contact de urgență',
    recipient: 'destinatar',
    nominee: 'în numele | recomandat* | altei persoane | colegului',
    ownership: 'al | lui | unui',
    otherRoles: `garant
      | tată | tatălui | mamă | mamei | copil | copilului | copiilor | soț | soțului | soție | soției | frate | soră
      | prieten`,
    enterAgain: 'confirmă',
    sectionHeadings: `telefon | mobil | contact | date | datele | personale | informații | informatii | adresa | adresă | domiciliu | despre | tine
      | dumneavoastră | candidat | candidatului | pasul | și | de`,
    unrelated: { says: 'etaj | scara | bloc', named: 'voucher | cif | fax' },
    pageSearch: { says: 'căutare | cauta' },
    messageBox: 'subiect | mesaj | comentariu',
  },
  dates,
  person: {
    birthday: { says: 'data nașterii' },
    sex: { named: 'sex' },
    organization: {
      says: `companie | firmă | numele companiei | denumire firmă | nume firmă | nume companie | denumire companie`,
      named: 'firma',
    },
    givenName: { says: 'prenume | prenumele', named: 'prenume' },
    familyName: { says: 'numele de familie | nume de familie' },
    birthName: {
      says: 'nume de fată | numele de fată | nume la naștere | numele la naștere | nume anterior | nume anterioare | nume purtat anterior',
    },
    name: { says: 'nume și prenume | nume complet | numele complet | nume si prenume', alone: 'nume' },
  },
  options: {
    chooseOne:
      'selectați | selectează | alege | alegeți | vă rugăm să selectați | selectați o opțiune | selectează o opțiune | alegeți o opțiune | alege o opțiune | niciuna selectată',
    yes: 'da',
    no: 'nu',
  },
  harmless: {
    words: `și sau de din la pe cu fără mai mult multe puține toate toți alte arată afișează vezi citește caută căutare găsește filtru
      filtre filtrează rafinează sortează sortare ordonează ordine extinde următoarea următorul următoarele anterioara anterior
      înapoi prima ultima recente noi nou relevanță crescător descrescător rezultate rezultat pagina pagini listă hartă tabel job
      joburi loc locuri muncă post posturi anunț anunțuri titlu cuvânt cuvinte cheie descriere detalii informații normă întreagă
      parțială permanent temporar zi zile săptămână săptămâni lună luni oră ore an ani azi data publicării locație oraș orașe județ
      regiune țară distanță rază km acasă remote hibrid birou salariu tip contract experiență nivel studii limbă limbi companie
      companii angajator domeniu industrie categorie departament criterii opțiuni avansată similare meniu ajutor`,
    wholeNames: 'resetează filtrele | șterge filtrele | ascunde filtrele | închide',
  },
  steps: {
    next: 'următorul | înainte | pasul următor | următorul pas | pagina următoare | salvează și continuă | salvați și continuați',
    onward: 'continuă | continuați',
    alone: 'ok',
    finalSend: 'trimite | aplică',
    part: 'pas | pasul | partea | pagina | etapa',
    outOf: 'din',
    last: { first: 'ultimul | ultima' },
    progress: 'complet*',
    ended: 'sfârșit',
    sending: 'trimit* | depune*',
    agreeing: 'sunt de acord | accept*',
  },
  requests: {
    reading: 'cautare',
    jobs: 'locuri | munca',
    signOut: 'deconectare | iesire',
    yes: 'da',
  },
  jobs,
  postings,
  workplaces,
  money,
  pages,
} satisfies FurtherLexicon;
