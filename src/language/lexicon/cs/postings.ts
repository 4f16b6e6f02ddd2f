import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: gap<'announced before the title'>(),
  municipality: { first: 'obec | statutární město | městys', says: 'město' },
  calling: gap<'the title takes another case'>(),
  beforeSought: gap<'no articles'>(),
  describedAs: {
    first: `je | jsme`,
    says: `firma | firmou | společnost | společností | podnik | agentura | výrobce | výrobcem | organizace
      | organizací | poskytovatel`,
  },
  our: 'náš | naše',
  beforeLabel: 'vaše | tvoje | naše | tvůj',
  beforeTitle: 'obsazení místa | obsazení pracovního místa | na pozici | místo',
  title: {
    alone: 'název pozice | pozice | pracovní pozice',
    named: 'nazev',
  },
  company: {
    alone: `společnost | zaměstnavatel | název společnosti | firma | organizace | název firmy | název zaměstnavatele | instituce | zadavatel | inzerent | úřad | služební úřad | název úřadu | správní úřad | orgán`,
    named: 'spolecnost | zamestnavatel',
    url: 'firma | firmy | spolecnost',
  },
  place: {
    alone: `kde | lokalita | místo výkonu práce | místo práce | pracoviště | místo výkonu | město | adresa pracoviště | místo | obec | lokality | působiště | region | místa výkonu práce | místa práce | města | adresa místa výkonu práce | místo pracoviště`,
    named: 'lokalita | misto | pracoviste',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone: 'plat | mzda | odměna | nabízený plat',
    named: 'mzda | plat',
  },
  posted: {
    alone: `zveřejněno | datum zveřejnění | publikováno | přidáno | zveřejněno dne | aktualizováno | přidáno dne | datum vložení | datum aktualizace`,
    named: 'pridano | datum',
  },
  employment: {
    alone: `typ úvazku | úvazek | pracovní úvazek | typ pracovního poměru | pracovní poměr | druh pracovního poměru | typ smluvního vztahu | typ smlouvy | smlouva`,
    named: 'uvazek',
  },
  otherFact: `obor | oddělení | požadované vzdělání | vzdělání | jazyky | zařazeno | benefity | zadavatel | termín podání přihlášek
    | uzávěrka přihlášek | přihlášky do | platnost nabídky do`,
  descriptionHeading: {
    alone: 'o pozici | popis',
    says: 'popis práce | popis pozice | popis pracovní pozice | pracovní nabídka | náplň práce',
  },
  otherContent: {
    first:
      'často kladené otázky | časté otázky | časté dotazy | podobné,další,související,doporučené … nabídky,pozice,práce,místa,inzeráty',
    alone: 'zasílání nabídek',
  },
  call: 'výběrové | výběrového | výběrovém | řízení | vyhlášení | oznámení | volné | pracovní | místo | nabídka | zaměstnání | práce',
  details: 'detail | detaily | pozice | nabídky | inzerát | inzerátu',
  seeking: 'hledá | vyhlašuje | přijme',
  closed: `nepřijímá | již nepřijímá | už nepřijímá
    | nabídka,pozice,inzerát … již není,už není,není aktuální,není již aktuální,neaktuální,vypršela,vypršel,ukončena,ukončen,obsazena`,
  closedOnes:
    'uzavřené,obsazené,ukončené,minulé,archivované … pozice,nabídky,výběrová řízení,inzeráty | obsazená místa',
  promoted: 'propagováno | sponzorováno | reklama | inzerce | topováno',
  atCompany: gap<'the word is one for places as well'>(),
  connectors: {
    alone: 'v | u | ve',
  },
  applyEasily:
    'snadná žádost | snadná odpověď | snadná přihláška | snadné přihlášení | rychlá odpověď | odpovědět jednoduše',
  applyElsewhere: 'stránk*,web* … společnosti,zaměstnavatele,firmy',
  legalForms: {
    says: 's.r.o. | s. r. o. | sro | a.s. | v.o.s. | příspěvková organizace',
    last: 'z.s. | k.s.',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'skupina | nemocnice | univerzita | o.p.s.',
  logo: 'logo | logo firmy | logo společnosti',
  pictureKinds: 'záhlaví | obrázek | foto | znak | znak města | znak obce | znak městyse | ikona',
  unnamed: 'anonymní | anonymní inzerát | anonymní zaměstnavatel | důvěrné | neuvedeno',
  forClient: 'náš klient | pro našeho klienta | pro jednoho z našich klientů | pro klienta',
  weSeek: 'potřebujeme | hledáme | přijmeme | přijímáme | nabíráme',
} satisfies Covered<Postings>;
