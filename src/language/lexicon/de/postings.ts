import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: 'gesucht',
  municipality: {
    first: 'gemeinde | hansestadt | landeshauptstadt | stadtverwaltung | gemeindeverwaltung | magistrat der stadt',
    says: 'stadt | markt',
  },
  calling: {
    first: `wir suchen | wir suchen ab sofort | suchen wir | gesucht | Stellenangebot | Stellenanzeige
      | Stellenausschreibung | werde | werden Sie | Verstärkung gesucht | wir suchen dich als
      | wir suchen Sie als | arbeite bei uns als | komm zu uns als | wir suchen zum nächstmöglichen Zeitpunkt
      | wir brauchen | Stelle als | offene Stelle als`,
    last: `gesucht | wird gesucht | werden gesucht | für unser Team | zur Verstärkung unseres Teams
      | in unserem Team | zur Verstärkung | für unsere Praxis | bei uns`,
  },
  beforeSought: `einen | eine | ein | einen/eine | eine/n | eine(n) | dich als | Sie als | ab sofort | zwei`,
  describedAs: {
    first: `ist ein | ist eine | ist der | ist die | ist einer der | ist eines der | sind ein | sind eine`,
    says: `Unternehmen | *unternehmen | Firma | Agentur | Betrieb | *betrieb | Hersteller | Anbieter
      | Dienstleister | Praxis | *praxis | Klinik | Arbeitgeber | Start-up | Kanzlei | Einrichtung`,
  },
  our: 'unser | unsere | unserem | unseren',
  beforeLabel: 'ihr | ihre | dein | deine | unser | unsere | der | die | das',
  beforeTitle: 'für die Stelle | als | die Stelle als | der Stelle | eine Stelle als',
  title: {
    alone:
      'offene Stelle | Stelle | offene Position | ausgeschriebene Stelle | zu besetzende Stelle | Stellenangebot | Stellenbezeichnung | Stellentitel | Jobtitel | Position | Berufsbezeichnung',
    named: 'titel | stellentitel',
  },
  company: {
    alone: `Unternehmen | Firma | Arbeitgeber | Firmenname | Anbieter | Einrichtung | Träger | Gesellschaft | Betrieb | Behörde | Arbeitgebername | Unternehmensname | Dienststelle | Auftraggeber | Institution | Organisation | Inserent | Arbeitgeber/in | Arbeitgeberin | Name des Unternehmens | Name der Firma | Name des Arbeitgebers | ausschreibende Stelle | Anstellungsträger | Stellenanbieter | Arbeitgeber:in | Unternehmen/Einrichtung`,
    named: 'firm | firma | unternehmen | arbeitgeber',
    url: 'firma | firmen | firmy | unternehmen | arbeitgeber',
  },
  place: {
    alone: `wo | Standort | Standorte | Ort | Einsatzort | Einsatzorte | Arbeitsort | Arbeitsorte | Dienstort | Arbeitsstandort | Stadt | Arbeitsstelle | Arbeitsplatz | Einsatzstandort | Dienstsitz | Beschäftigungsort | Stellenort | PLZ / Ort | PLZ/Ort | Einsatzgebiet | Arbeitsort(e) | Standort(e) | Einsatzort(e) | Orte | Städte | Dienstorte | Dienstsitze | Arbeitsstandorte | Einsatzstandorte | Arbeitsstätte | Tätigkeitsort`,
    named: 'standort | standorte | arbeitsort | ort | einsatzort',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone:
      'Gehalt | Vergütung | Lohn | Entgelt | Bezahlung | Gehaltsspanne | Verdienst | Jahresgehalt | Stundenlohn | Monatsgehalt | Bruttogehalt | Monatslohn | Bruttolohn | Bruttojahresgehalt | Jahresbruttogehalt | Bruttomonatsgehalt | Einstiegsgehalt | Mindestgehalt | Grundgehalt | Entlohnung',
    named: 'gehalt | vergutung | verguetung | lohn | entgelt',
  },
  posted: {
    alone: `veröffentlicht | veröffentlicht am | online seit | eingestellt am | erschienen | Veröffentlichungsdatum | Datum | Inserat vom | Anzeige vom | online seit dem | Onlinedatum | Startdatum der Anzeige | Stellenangebot vom | Publikationsdatum | Publiziert | Publiziert am | publiziert seit | Ausschreibungsdatum | aktualisiert am`,
    named: 'datum | veroffentlicht | veroeffentlicht',
  },
  employment: {
    alone: `Anstellungsart | Beschäftigungsart | Vertragsart | Arbeitszeit | Arbeitszeitmodell | Art der Anstellung
      | Beschäftigungsverhältnis | Pensum`,
    named: 'anstellungsart | beschaftigungsart | beschaeftigungsart | vertragsart',
  },
  otherFact: `Abteilung | Abteilungen | Bereich | Bereiche | Branche | Berufsfeld | Kategorie | Karrierestufe | Berufserfahrung | Eintrittsdatum
    | Referenznummer | Kennziffer | Bewerbungsfrist | Ansprechpartner | Bewerbungsschluss | Bewerbungsende | Einsendeschluss
    | Bewerbung bis | Bewerben bis | Bewerbungen bis`,
  descriptionHeading: {
    alone: 'Beschreibung | Aufgaben | Ihre Aufgaben | Deine Aufgaben',
    says: `Stellenbeschreibung | Jobbeschreibung | das erwartet dich | das erwartet Sie | über die Stelle | über die Position
      | zu dieser Stelle`,
  },
  otherContent: {
    first: `häufige Fragen | häufig gestellte Fragen | FAQ | ähnliche,weitere,andere,passende,mehr,aktuelle,empfohlene … Job,Jobs,Stellen,Stellenangebote,Stellenanzeigen,Anzeigen,Positionen,Suchen`,
    alone: 'Jobalarm | Job-Alert',
  },
  call: 'dich | Sie | Verstärkung | Stellenausschreibung | Stellenangebot | Stellenanzeige | Ausschreibung | Jobangebot | öffentliche | interne | externe | wir | suchen | stellen',
  details: 'Details | Detail | Detailansicht | Jobdetails | Stellendetails | Stelle | Anzeige',
  seeking: 'sucht | stellt zum | stellt ab | schreibt',
  closed: `nimmt keine Bewerbungen mehr | nimmt keine Bewerbungen entgegen | werden keine Bewerbungen mehr
    | werden keine Bewerbungen entgegen | keine Bewerbungen mehr
    | Stelle,Stellenanzeige,Anzeige,Stellenangebot,Position … nicht mehr verfügbar,nicht mehr aktiv,nicht mehr online,
    nicht mehr ausgeschrieben,abgelaufen,besetzt,bereits besetzt`,
  closedOnes:
    'geschlossene,besetzte,bereits besetzte,abgelaufene,vergangene,frühere,archivierte … Stellen,Stellenangebote,Stellenanzeigen,Positionen,Ausschreibungen | Stellenarchiv | bereits besetzt | abgelaufen',
  promoted: 'gesponsert | Anzeige | Top-Anzeige | TopJob | Top Job | hervorgehoben',
  atCompany: 'bei | bei der | bei dem | beim',
  connectors: {
    alone: 'bei | von | für | in',
    first: 'bei',
  },
  applyEasily: 'einfach bewerben | Schnellbewerbung | schnell bewerben | einfache Bewerbung | schnelle Bewerbung',
  applyElsewhere: `Unternehmensseite | Unternehmenswebsite | Unternehmenswebseite | Unternehmens-Website | Firmenseite | Firmenwebsite
    | Firmenwebseite | Firmen-Website | Arbeitgeberseite | Arbeitgeberwebsite | Karriereseite | Karrierewebsite | Karriere-Website
    | Website,Webseite,Homepage,Seite … des Unternehmens,des Arbeitgebers | externe Seite | externer Website | externen Seite
    | externe Website | externen Website | externe Bewerbung`,
  legalForms: {
    says: 'GmbH | mbH | AG | KG | KGaA | OHG | GbR | e.V. | eV | gGmbH | gAG | AöR | PartG',
    last: 'UG | eG | haftungsbeschränkt | e.K.',
  },
  legalJoint: 'und',
  companyNameParts: 'Gruppe | Universität | Klinik | Klinikum | Kliniken | Stiftung',
  logo: 'Logo | Firmenlogo | Unternehmenslogo | Logo von | Logo der | startseite',
  pictureKinds:
    'header | headerbild | kopfbild | titelbild | banner | hintergrund | hintergrundbild | bild | foto | wappen | stadtwappen | icon | illustration',
  unnamed:
    'Chiffre | Chiffre-Anzeige | Chiffreanzeige | anonym | anonyme Anzeige | vertraulich | Arbeitgeber anonym | ungenannt | nicht genannt',
  forClient:
    'unser Kunde | unser Mandant | unser Auftraggeber | für unseren Kunden | für unseren Mandanten | für unseren Auftraggeber | im Auftrag unseres Kunden | im Auftrag unseres Mandanten | im Kundenauftrag | für einen unserer Kunden | einer unserer Kunden',
  weSeek:
    'wir brauchen | wir benötigen | wir suchen | suchen wir | suchen wir ab sofort | suchen wir zum nächstmöglichen Zeitpunkt | wir suchen ab sofort | suchen ab sofort | wir stellen ein | stellen wir ein | wir suchen Verstärkung | suchen wir dich als | suchen wir Sie als | ab sofort gesucht | gesucht wird',
} satisfies Covered<Postings>;
