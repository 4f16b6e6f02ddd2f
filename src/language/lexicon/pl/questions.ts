import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `umiejętności | technologie | technologiami | technologii | technologiach | języki programowania | językami programowania | językach programowania | narzędzia | narzędziami | narzędzi | kompetencje | znajomość | doświadczenie z`,
  languages: `znajomość języków | znajomość języków obcych | jakimi językami mówisz | jakie języki znasz | jakimi językami się posługujesz | języki którymi mówisz`,
  veteran: { says: 'weteran | weterani | służba wojskowa | siły zbrojne' },
  disability: { says: 'niepełnosprawność | orzeczenie o niepełnosprawności' },
  hispanic: gap<'a question of the USA'>(),
  race: { says: 'pochodzenie etniczne | przynależność etniczna | grupa etniczna | rasa' },
  otherEquality: { says: 'orientacja seksualna | religia | stan cywilny' },
  gender: { says: 'płeć | tożsamość płciowa' },
  coverLetterText: {
    says: `list motywacyjny | listu motywacyjnego | motywacja | wiadomość do rekrutera | wiadomość do pracodawcy`,
  },
  headline: { says: 'nagłówek' },
  summary: {
    says: `podsumowanie | o sobie | podsumowanie zawodowe | opowiedz o sobie | kilka słów o sobie | przedstaw się | krótki opis siebie`,
    alone: 'profil',
  },
  salaryCurrency: { says: 'waluta' },
  salaryExpected: { says: 'oczekiwania finansowe | oczekiwania płacowe | oczekiwane wynagrodzenie | wynagrodzenie' },
  noticePeriod: { says: 'okres wypowiedzenia' },
  startDate: { says: 'data rozpoczęcia | dostępność | dostępny od | możliwość rozpoczęcia pracy' },
  relocation: { says: 'przeprowadzka | relokacja | przeprowadzić' },
  source: {
    says: 'skąd dowiedziałeś | skąd się o nas | jak dowiedziałeś się | skąd wiesz o nas | skąd pan/pani | źródło informacji',
    alone: 'źródło',
  },
  currentPay: 'obecn*, aktualn*, ostatni* … wynagrodzeni*, zarobki, pensj*',
  relocationHelp: 'pomoc, wsparcie, koszty, dofinansowanie … przeprowadzk*, relokacj*',
  sourceShapes: 'skąd, jak, gdzie … dowiedział*, wiesz, znalazł*, zobaczył*',
  salaryCurrencyShapes: 'waluta, walucie … wynagrodzeni*, pensj*, zarobk*',
  salaryExpectedShapes: `oczekiwan*, oczekujesz, pożądan*, preferowan* … wynagrodzeni*, pensj*, zarobk*, stawk*, płac*
    | oczekiwania, wymagania … finansow*, płacow* | ile … zarabiać`,
  noticePeriodShapes: 'okres*, czas … wypowiedzenia',
  priorEmploymentShapes: `kiedykolwiek, wcześniej, już, w przeszłości … pracował*, pracowałeś, pracowałaś, zatrudniony, zatrudniona
    | był*, obecn* … pracownik*`,
  relocationShapes: 'przeprowadz*, relokacj*, zmian* … miejsca zamieszkania | przeprowadz*, relokacj*',
  startDateShapes: `kiedy, od kiedy, jak szybko, od jakiej daty, od jakiego dnia, od którego dnia … zacząć, rozpocząć, dostępn*, podjąć pracę
    | data, termin, możliwość … rozpoczęcia, podjęcia pracy, dostępności
    | najwcześniejsz*, możliw*, preferowan* … rozpoczęcia, data rozpoczęcia`,
  sponsorship: { says: 'status wizowy | status pobytu' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: {
    says: 'pozwolenie na pracę | zezwolenie na pracę',
    named: 'pozwolenie na prace | zezwolenie na prace',
  },
  age18: { says: '18 lat | pełnoletni' },
  criminalRecord: {
    says: `karany | karana | skazany | skazana | niekaralności | niekaralność | karalność | przestępstwo | postępowanie karne`,
  },
  priorEmployment: { says: 'wcześniej pracowałeś | były pracownik | pracował w' },
  accommodation: {
    says: `dostosowania | dostosowanie | udogodnienia | udogodnień | szczególne potrzeby | szczególnych potrzeb | usprawnienia`,
  },
  legal: {
    says: `zakaz konkurencji | zakazu konkurencji | konflikt interesów | konfliktu interesów | poświadczenie bezpieczeństwa
    | członek rodziny | członkowie rodziny | spokrewniony | klauzula poufności`,
  },
  needing: 'potrzebuj*, wymaga, wymagać, potrzebna, potrzebne',
  needed: 'wymagan*, niezbędn*',
  having: 'posiada*, masz, ma pan, ma pani',
  noNeed: 'nie potrzebuj*, nie wymaga*, nie będ* potrzebować, nie są wymagane',
  requests: 'jaki jest | podaj | proszę podać | potwierdź | wpisz aby dodać | wpisz',
  withoutPermit: 'bez … sponsor*, wiz*, ogranicze*',
  workPermit: 'pozwoleni* na pracę, zezwoleni* na pracę, karta pobytu',
  visa: 'wiza, wizy, wizę',
  allowedToWork: `upoważni*, uprawni*, prawo, zezwoleni*, pozwoleni*, uprawnieni* … pracować, pracy, pracę | legalnie … pracować
    | pracować … legalnie`,
  mayWork: gap<'one word for being allowed and being able: see canWork'>(),
  canWork: 'możesz, może pan, może pani … pracować',
  sponsor: 'sponsor*',
  permitHelp: 'pomoc, pomocy, uzyskani*, uzyskać, wsparcie, wsparcia',
  permitProof: 'dowód, udokumentować, potwierdzić, zaświadczenie … prawo do pracy, pozwoleni*, zezwoleni*',
  yesNoBeginnings: 'czy',
  unions: 'ue | unia europejska | unii europejskiej | eog | schengen',
  ownCountry: 'kraju zamieszkania | kraj zamieszkania',
  conditions: 'jeśli | jeżeli',
  joiners: 'lub | albo | oraz | i czy | czy też',
} satisfies Covered<Questions>;
