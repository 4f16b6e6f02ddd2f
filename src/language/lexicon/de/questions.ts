import { type Covered, gap } from '../topics/concept-phrases';
import type { Questions } from '../topics/questions';

export const questions = {
  skills: `kenntnisse | fähigkeiten | technologien | programmiersprachen | kompetenzen | fertigkeiten | vertraut | beherrschen
    | erfahrung mit | werkzeuge | tools`,
  languages: `welche sprachen sprechen sie | welche sprachen sprichst du | sprachen die sie sprechen | sprachen die du sprichst | gesprochene sprachen | sprachkenntnisse`,
  veteran: { says: 'veteran | veteranenstatus | beim militär gedient | wehrdienst | streitkräften' },
  disability: { says: 'schwerbehinderung | behinderung | schwerbehindert | grad der behinderung' },
  hispanic: { says: 'hispanischer | lateinamerikanischer herkunft' },
  race: {
    says: `ethnische herkunft | ethnizität | ethnische zugehörigkeit | ethnischen gruppe | ethnische gruppe | ethnischen herkunft`,
  },
  otherEquality: {
    says: 'sexuelle orientierung | konfession | familienstand | religion | religionszugehörigkeit | transgender',
    named: 'transgender | religion',
  },
  gender: { says: 'geschlechtsidentität | geschlecht' },
  coverLetterText: {
    says: `anschreiben | motivationsschreiben | bewerbungsschreiben | begleitschreiben | motivation | nachricht an die personalabteilung
      | nachricht an das recruiting`,
    named: 'motivation | anschreiben | motivationsschreiben',
  },
  headline: { says: 'profilüberschrift | profiltitel | berufliche überschrift | kurzbezeichnung' },
  summary: {
    says: `zusammenfassung | über mich | über dich | profil zusammenfassung | kurzvorstellung | kurzprofil | stellen sie sich kurz vor
      | stell dich kurz vor | stellen sie sich vor | stell dich vor | beschreiben sie sich | beschreibe dich | etwas über dich
      | etwas über sich | erzähl uns von dir`,
    alone: 'profil',
  },
  salaryCurrency: { says: 'währung | gehaltswährung' },
  salaryExpected: {
    says: `gehaltsvorstellung | gehaltsvorstellungen | gehaltswunsch | wunschgehalt | jahresgehalt | gehaltserwartung
      | gehaltserwartungen | vergütungsvorstellung | bruttojahresgehalt | gehalt`,
    named: 'gehaltsvorstellung | gehalt',
  },
  noticePeriod: { says: 'kündigungsfrist', named: 'kuendigungsfrist' },
  startDate: {
    says: `eintrittstermin | eintrittsdatum | verfügbar ab | frühester eintrittstermin | frühestmöglicher eintrittstermin | startdatum
      | frühestmöglicher eintritt | möglicher eintrittstermin | frühester starttermin | wann kannst du anfangen
      | wann können sie anfangen | verfügbarkeit | starttermin`,
  },
  relocation: { says: 'umzugsbereit | umzugsbereitschaft | umziehen | umzug' },
  source: {
    says: `wie bist du auf uns | wie sind sie auf uns | wie haben sie von | wie hast du von | woher kennst du | woher kennen sie
      | wodurch sind sie | aufmerksam geworden | wo hast du von | quelle der bewerbung`,
    alone: 'quelle',
  },
  currentPay: `aktuell*, derzeit*, jetzig*, letzt*, bisherig*, momentan* … gehalt, bruttogehalt, jahresgehalt, bruttojahresgehalt, vergütung, verdienst, verdienen, verdienst`,
  relocationHelp: 'umzugskosten*, umzugshilfe*, umzugspauschale | unterstützung, hilfe, kosten … umzug*',
  sourceShapes: `wie, wo, woher, wodurch, durch welch*, über welch*, von wem … erfahren, aufmerksam, gestoßen, gefunden, gesehen, entdeckt, gekommen, gehört
    | woher … kennst du, kennen sie | wie … kennst du uns, kennen sie uns | bewerbungsquelle | aufmerksam geworden`,
  salaryCurrencyShapes: 'währung … gehalt*, wunschgehalt*, vergütung*',
  salaryExpectedShapes: `was, wie viel, wieviel, welch* … verdienen
    | gewünscht*, erwartet*, angestrebt* … gehalt, bruttogehalt, bruttojahresgehalt, jahresgehalt, monatsgehalt, vergütung, lohn, stundenlohn, entgelt
    | gehaltsvorstellung*, gehaltserwartung*, gehaltswunsch*, wunschgehalt*, lohnvorstellung*, lohnerwartung*, vergütungswunsch*, entgeltvorstellung*, verdienstvorstellung*`,
  noticePeriodShapes: 'kündigungsfrist*, kündigungszeit* | frist … kündigung',
  priorEmploymentShapes: `bei, für uns, für unser, in unserem … gearbeitet, beschäftigt, angestellt, tätig
    | ehemalig*, frühere* … mitarbeiter*, angestellte*`,
  relocationShapes: 'umzieh*, umzuzieh*, umzug*, ortswechsel*, umzugsbereit*, umzugswillig*',
  startDateShapes: `wann, ab wann, zu wann, ab welchem datum, zu welchem datum, ab welchem termin, zu welchem termin … anfangen, starten, beginnen, eintreten, verfügbar, einsteigen, zur verfügung, antreten
    | frühest*, frühestmöglich*, nächstmöglich*, möglich*, gewünscht* … eintritt*, start*, arbeitsbeginn, beginn, dienstantritt, einstieg*
    | eintrittstermin*, eintrittsdatum*, wunschtermin*, arbeitsbeginn, einstiegsdatum, einstiegstermin, startdatum, dienstantritt`,
  sponsorship: { says: 'visumstatus | visastatus | aufenthaltsstatus', named: 'visumstatus | aufenthaltsstatus' },
  verification: gap<'asked in the USA, in English'>(),
  workAuthorization: { named: 'arbeitserlaubnis | arbeitsgenehmigung' },
  age18: { says: '18 jahre | volljährig | mindestalter' },
  criminalRecord: {
    says: 'vorbestraft | vorstrafen | strafrechtlich | führungszeugnis | strafverfahren | ermittlungsverfahren | verurteilt',
  },
  priorEmployment: {
    says: `bereits bei uns gearbeitet | schon einmal bei uns | bereits bei uns beworben | ehemaliger mitarbeiter | bereits beschäftigt
      | früher bei uns`,
  },
  accommodation: {
    says: `barrierefrei | besondere bedürfnisse | nachteilsausgleich | unterstützung im bewerbungsprozess | vorkehrungen | hilfsmittel
      | barrierefreiheit`,
  },
  legal: {
    says: `wettbewerbsverbot | interessenkonflikt | verwandte bei | sicherheitsüberprüfung | nebentätigkeit | konkurrenzklausel`,
  },
  needing: 'benötig*, brauch*, angewiesen',
  needed: 'erforderlich*, notwendig*, nötig*',
  having: 'haben, hast, besitz*, verfüg*, vorhanden',
  noNeed: `benötige kein*, benötigst du kein*, benötigen sie kein*, brauche kein*, brauchst du kein*, brauchen sie kein*, nicht erforderlich, nicht benötigt
    | kein* … benötig*, brauch*`,
  requests:
    'bitte geben sie | bitte gib | bitte nennen sie | wie lautet | was ist | bitte bestätigen sie | tippen sie um hinzuzufügen | eingeben zum hinzufügen von | tippen zum hinzufügen von',
  withoutPermit: `ohne … sponsor*, visum*, visa*, einschränkung*, beschränkung*, unterstützung, genehmigung
    | uneingeschränkt*, unbeschränkt* … arbeit*, recht, berechtigt`,
  workPermit: `arbeitserlaubnis*, arbeitsgenehmigung*, arbeitsbewilligung*, arbeitsberechtigung*, aufenthaltstitel*, aufenthaltserlaubnis*, aufenthaltsgenehmigung*, aufenthaltsbewilligung*, niederlassungserlaubnis*`,
  visa: 'visum*, visa, arbeitsvisum*',
  allowedToWork: `berechtigt*, befugt, befugnis*, berechtigung*, gestattet, erlaubt, erlaubnis, zugelassen, recht … arbeiten, erwerbstatig*, erwerbstatigkeit, arbeitsaufnahme, beschaftigung
    | arbeiten, erwerbstatig*, erwerbstatigkeit, arbeitsaufnahme, beschaftigung … berechtigt*, befugt, gestattet, erlaubt, zulassig
    | legal, rechtmassig … arbeiten
    | arbeitserlaubnis*, arbeitsgenehmigung*, arbeitsbewilligung*, arbeitsberechtig*, aufenthaltstitel*, aufenthaltserlaubnis*, aufenthaltsgenehmigung*, aufenthaltsbewilligung*`,
  mayWork: 'darfst, dürfen sie, dürftest … arbeiten',
  canWork: 'kannst, können sie, darfst, dürfen sie … arbeiten',
  sponsor: 'sponsor*, visasponsor*, visumsponsor*, visumssponsor*, visumsunterstützung*, visaunterstützung*',
  permitHelp: 'unterstütz*, hilfe, helfen, beantrag*, beantragung',
  permitProof: 'nachweis*, nachweisen, belegen … arbeitserlaubnis*, arbeitsberechtigung*, arbeitsgenehmigung*',
  yesNoBeginnings: `bist | sind | hast | haben | hatten | ist ihr | ist dein | ist ein | ist eine | ist es | gibt es | kannst | können | wirst
    | werden sie | würdest | würden | wärst | wären | darfst | dürfen | möchtest | möchten | benötigst | benötigen | brauchst
    | brauchen | besitzt | besitzen | verfügst | verfügen | wohnst | wohnen | sprichst | sprechen | wurden sie | wurdest du
    | waren sie | warst du`,
  unions: `eu | ewr | europäische union | europäischen union | europäischer wirtschaftsraum | europäischen wirtschaftsraum | schengen
    | schengenraum`,
  ownCountry: 'wohnsitzland | wohnsitzlandes | heimatland | land ihres wohnsitzes | land deines wohnsitzes',
  conditions: 'wenn | falls | sofern',
  joiners: 'und | oder',
} satisfies Covered<Questions>;
