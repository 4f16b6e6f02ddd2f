import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'álláslehetőség | állásajánlat' },
  title: {
    alone: 'munkakör | pozíció',
  },
  beforeTitle: 'munkakör betöltésére | munkatársat keres',
  behindTitle: 'munkakör betöltésére | munkakörbe | állás betöltésére | beosztás ellátására | munkatársat keresünk',
  beforeLabel: 'a | az',
  logo: 'logó | logója',
  otherContent: {
    first: 'gyakori kérdések | hasonló,további … állások,állásajánlatok',
  },
  details:
    'részletek | részletei | adatai | adatok | információk | leírás | állás | állásajánlat | álláshirdetés | hirdetés',
  call: 'pályázati | felhívás | kiírás | álláspályázat | állásajánlat | álláshirdetés | pályázat',
  seeking: 'keres | pályázatot hirdet | munkatársat keres',
  company: {
    alone: 'cég | munkáltató | cégnév | vállalat | foglalkoztató | intézmény | szervezet | munkáltató neve',
  },
  place: {
    alone: 'munkavégzés helye | helyszín | munkahely | város | telephely | munkavégzés helyszíne',
  },
  pay: {
    alone: 'fizetés | bér | juttatás | bruttó bér | nettó fizetés | bruttó fizetés | alapbér | órabér | havi bruttó',
  },
  posted: {
    alone: 'publikálás időpontja | feladva | közzétéve | közzététel dátuma | feltöltés dátuma | megjelenés',
  },
  employment: {
    alone: 'munkaviszony | foglalkoztatás | munkaidő | foglalkoztatás jellege',
  },
  otherFact: `tapasztalat | végzettség | jelentkezési határidő | referenciaszám | szakterület | pályázati határidő
    | benyújtási határidő`,
  promoted: 'kiemelt',
  legalForms: {
    says: 'Kft | Zrt',
    last: 'Nyrt | Bt | Kkt',
  },
  unnamed: 'bizalmas | névtelen | anonim | megbízónk',
  forClient: 'megbízónk | partnerünk számára | partnercégünk | megbízónk részére',
  weSeek: 'keresünk | keressük | munkatársat keresünk | felveszünk | várjuk',
  descriptionHeading: {
    says: 'feladatok | munkaköri leírás | a munkakör leírása',
  },
  closed: `álláshirdetés,hirdetés,pozíció … már nem elérhető,lejárt,nem aktív,már nem aktuális,már nem aktív,betöltésre került`,
  closedOnes: 'lezárt,betöltött,lejárt,korábbi … állások,pozíciók,pályázatok,álláshirdetések',
  applyEasily: 'gyors jelentkezés',
} satisfies FurtherLexicon['postings'];
