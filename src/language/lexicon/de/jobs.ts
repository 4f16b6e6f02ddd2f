import type { Covered } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'vor | gestern | heute | ab sofort',
  nouns: {
    says: `job | stelle | stellen | stellenangebot | stellenangebote | stellenanzeigen | karriere | stellenmarkt | ausbildung | jobangebote`,
    url: 'stelle | stellen | stellenangebot | stellenangebote | stellenanzeige | offene | karriere',
  },
  manyNouns: 'stellen | stellenangebote | stellenanzeigen | jobangebote',
  sectionHeadlines: `anforderungen | profil | ihr profil | dein profil | wir bieten | was wir bieten | das bieten wir | angebot | unser angebot | qualifikationen
    | aufgaben`,
  occupations: `*entwickler* | *ingenieur* | *berater* | *leiter* | *leitung* | *referent* | *sachbearbeiter* | *mitarbeiter* | *kaufmann* | *kauffrau* | *kaufleute* | *kaufmännisch* | *kauflich* | *fachkraft* | *fachkräfte* | *pfleger* | *werkstudent* | *praktikant* | *auszubildende* | ausbildung* | praktikum* | *techniker* | *mechaniker* | *elektriker* | *verkäufer* | *fahrer* | softwareentwickler | auszubildender | buchhalter* | pflegefachkraft | koch | monteur* | entwicklerin | ingenieurin | *lehrer* | *erzieher* | *lagerist* | *helfer* | *köchin* | kellner* | *schlosser* | *schweißer* | *elektroniker* | *manager* | *spezialist* | *consultant* | *architekt* | *therapeut* | *hausmeister | *hausmeisterin | tischler | tischlerin | schreiner | schreinerin | bäcker | bäckerin | friseur | friseurin | maler | malerin | lackierer | lackiererin | maurer | maurerin | dachdecker | dachdeckerin | klempner | klempnerin | *installateur* | gärtner | gärtnerin | *gärtner | metzger | metzgerin | fleischer | konditor | konditorin | florist | floristin | *optiker | *optikerin | hebamme | hebammen | *reinigungskraft* | *servicekraft* | *hilfskraft* | *bürokraft* | *lehrkraft* | *lehrkräfte* | küchenhilfe* | haushaltshilfe* | doktorand* | stipendiat* | *professor* | *arzt | *ärztin | *ärzte | *anwalt | *anwältin | *assistent* | *assistenz | psychologe | psychologin | psychologen | *pädagoge | *pädagogin | *pädagogen | *betreuer* | *disponent* | *planer | *planerin | *meister | *meisterin | zimmerer | zimmermann | *zusteller* | *kassierer* | rezeptionist* | *controller* | *developer* | *engineer* | *designer* | *redakteur* | volontär* | *trainee* | *monteur* | *bediener* | *maschinenführer* | *bauleiter* | *analyst* | *verwalter* | *prüfer | *prüferin | *konstrukteur* | *zerspanungs* | *jurist | *juristin | *wissenschaftler*`,
  titleWords: 'Quereinsteiger* | Aushilfe*',
  keywordField: `suche | suchen | suchbegriff | stichwort | stichworte | stichwörter | beruf | berufsbezeichnung | jobtitel | tätigkeit
    | was | position | jobs finden`,
  placeField: 'wo | ort | stadt | plz | postleitzahl | standort | region | arbeitsort | umkreis | land',
  departments: `Entwicklung | Vertrieb | Verwaltung | Produktion | Logistik | Einkauf | Personal | Finanzen | Buchhaltung | Technik
    | Forschung | Service-Desk`,
  betweenDepartments: 'und',
  everyGender: 'alle Geschlechter | gn | div | divers | div.',
  genderEndings: 'in | innen',
  listEntries: 'Treffer* | Stelle* | Ergebnis* | Anzeigen* | offene Stellen | offene Positionen',
  ofTotal: 'von',
  openCalls: 'initiativbewerbung* | spontanbewerbung* | blindbewerbung*',
  about: 'rund | etwa',
} satisfies Covered<Jobs>;
