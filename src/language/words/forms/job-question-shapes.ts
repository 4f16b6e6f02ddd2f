import type { FieldKey } from '@/domain/form/field-key';
import type { SentenceShapes } from '@/language/match/sentence-shapes';

/** Current or earlier pay is nobody's wish. */
export const currentPayShapes: SentenceShapes = {
  en: 'current, currently, present, previous, last, most recent, existing … salary, compensation, pay, ctc, earn*, wage, remuneration',
  de: 'aktuell*, derzeit*, jetzig*, letzt*, bisherig*, momentan* … gehalt, bruttogehalt, jahresgehalt, bruttojahresgehalt, vergütung, verdienst, verdienen, verdienst',
  fr: 'salaire, rémunération … actuel*, dernier*, dernière* | gagnez vous actuellement',
  es: 'salario, sueldo, remuneración … actual*, último, anterior | último, actual … salario, sueldo',
  it: 'stipendio, retribuzione, ral … attuale, ultimo, ultima, precedente | attuale, ultima, ultimo … ral, retribuzione, stipendio',
  nl: 'huidig*, laatste, laatstverdiende … salaris, loon, verdien*',
  pt: 'salário, remuneração … atual, anterior, último',
  cs: 'současn*, dosavadní … plat, mzda, mzdu',
  pl: 'obecn*, aktualn*, ostatni* … wynagrodzeni*, zarobki, pensj*',
};

/** Help with moving is a different question from being ready to move. */
export const relocationHelpShapes: SentenceShapes = {
  en: 'relocation … assistance, support, package, allowance, help, cost*, expenses | help, assistance, support, costs … relocat*, moving',
  de: 'umzugskosten*, umzugshilfe*, umzugspauschale | unterstützung, hilfe, kosten … umzug*',
  fr: 'aide, frais, prise en charge … déménagement, relocalisation',
  es: 'ayuda, apoyo, gastos … mudanza, traslado, reubicación',
  it: 'aiuto, supporto, spese … trasferimento, trasloco',
  nl: 'verhuiskosten*, verhuisvergoeding | hulp, kosten … verhuizing',
};

/** Sentences in which applications ask for a wish or fact about the search; the first match counts. */
export const jobQuestionShapes: readonly { key: FieldKey; asks: SentenceShapes }[] = [
  {
    key: 'source',
    asks: {
      en: `how did, where did, who did, how have, where have, how has, what … hear, heard, find out, found out, learn, learned, learnt, come across, came across, discover, discovered, become aware, brought … us, this, the, our, about, of
        | where did, how did, where have … see, seen, find, found … advertis*, posted, posting, position, vacancy, ad, job, role, opening, opportunity | how did you find us, how did you find our, how did you find this | how … were you … referred | application source, source of your application | brought you to us, brought you here`,
      de: `wie, wo, woher, wodurch, durch welch*, über welch*, von wem … erfahren, aufmerksam, gestoßen, gefunden, gesehen, entdeckt, gekommen, gehört | woher, wie … kennst du uns, kennen sie uns, kennst du, kennen sie | bewerbungsquelle | aufmerksam geworden`,
      fr: `comment, où, par quel, par quelle, via quel, d'où … connu, connus, connue, entendu, découvert, vu, trouvé, connaissance, appris l existence | origine de la candidature | comment … nous connaissez, connaissez vous notre`,
      es: `cómo, dónde, por qué medio, a través de qué … conocido, conociste, conoció, enteraste, enteró, enterado, supiste, supo, viste, vio, visto, encontrado, encontraste, oído, oíste, escuchado | por qué medio … enter*, conoc* | fuente de la candidatura`,
      it: `come, dove, tramite quale, attraverso quale … conosciuto, saputo, visto, sentito, trovato, conoscenza, arrivato, arrivata, scoperto | fonte della candidatura`,
      nl: `hoe, waar, via welk, via wie … gehoord, gevonden, gezien, terechtgekomen, terecht, gestuit, ontdekt, bekend | hoe ken | hoe kent`,
      pt: `como, onde, por onde … conheceu, soube, viu, encontrou, ouviu, descobriu`,
      cs: `jak, kde, odkud … dozvěděl*, našel, našla, viděl*, znáte`,
      pl: `skąd, jak, gdzie … dowiedział*, wiesz, znalazł*, zobaczył*`,
    },
  },
  {
    key: 'salary.currency',
    asks: {
      en: 'salary, pay, compensation … currency | currency … salary, pay, compensation',
      de: 'währung … gehalt*, wunschgehalt*, vergütung*',
      fr: 'devise … salaire, salariales, rémunération',
      es: 'moneda, divisa … salario, salarial, sueldo',
      it: 'valuta … stipendio, retribuzione, ral',
      nl: 'valuta … salaris | salarisvaluta',
    },
  },
  {
    key: 'salary.expected',
    asks: {
      en: `desired, expected, target, wanted, minimum, preferred, ideal … salary, compensation, pay, base pay, wage, rate, remuneration, ctc, income, earnings | salary, compensation, pay, wage, remuneration, ctc, earnings … expectation*, requirement*, wish*, looking for, expect, aspiration*, desired, would you like
        | how much, what … would you like, want, expect, hope … earn, make, be paid | compensation … looking for, seeking`,
      de: `was, wie viel, wieviel, welch* … verdienen | gewünscht*, erwartet*, angestrebt* … gehalt, bruttogehalt, bruttojahresgehalt, jahresgehalt, monatsgehalt, vergütung, lohn, stundenlohn, entgelt | gehaltsvorstellung*, gehaltserwartung*, gehaltswunsch*, wunschgehalt*, lohnvorstellung*, lohnerwartung*, vergütungswunsch*, entgeltvorstellung*, verdienstvorstellung*`,
      fr: `prétention*, attente*, exigence*, souhait* … salarial*, salaire, rémunération | salaire, rémunération, package … souhait*, attendu*, désiré*, visé*, envisag*, recherch*, espér* | combien … gagner`,
      es: `expectativa*, pretensi*, aspiraci*, requisito*, banda … salarial*, económic*, sueldo, salario | salario, sueldo, remuneración, retribución … desead*, pretendid*, esperad*, esperas, espera, aspiras, desea, buscas | cuánto … ganar, cobrar`,
      it: `aspettativ*, pretes*, richiest*, desiderata … salarial*, economic*, retributiv*, ral, stipendio | stipendio, retribuzione, ral, compenso … desiderat*, desideri, richiest*, attes*, aspett* | quale, che … stipendio | quanto … guadagnare`,
      nl: `salarisverwachting*, salariswens*, salarisindicatie*, salariseis*, looneis* | gewenst*, verwacht* … salaris, bruto maandsalaris, maandsalaris, jaarsalaris, uurloon, uurtarief, loon | salaris … gewenst, verwacht, wens* | wat, hoeveel … verdienen`,
      pt: 'expectativa*, pretens* … salari*, salário, remuneração | quanto … ganhar',
    },
  },
  {
    key: 'notice_period',
    asks: {
      en: `how much, how long, how many weeks, how many months, how many days, length of, period of … notice | notice … give, period, required, must, serve | weeks' notice, weeks notice`,
      de: 'kündigungsfrist*, kündigungszeit* | frist … kündigung',
      fr: 'préavis | délai de congé',
      es: 'preaviso | con cuánto, con cuánta … avisar',
      it: 'preavviso',
      nl: 'opzegtermijn*, opzegperiode*, opzegtijd*',
      pt: 'aviso prévio',
    },
  },
  {
    key: 'question.prior_employment',
    asks: {
      en: `previously, ever, formerly, already, before … worked at, worked for, worked with us, worked here, employed at, employed by, employed with | worked at, worked for, employed at, employed by, employed with … before, previously, in the past, in past`,
      de: `bei, für uns, für unser, in unserem … gearbeitet, beschäftigt, angestellt, tätig | ehemalig*, frühere* … mitarbeiter*, angestellte*`,
      fr: `ancien*, ex … employé*, salarié*, collaborat* | déjà … travaillé, été employé*, collaboré`,
      es: `trabajado … antes, anteriormente, alguna vez, previamente, con nosotros | antes, alguna vez, anteriormente … trabajado | antigu*, ex … emplead*, trabajador*`,
      it: `mai, già, in precedenza, in passato … lavorato | lavorato … per noi, in passato, in precedenza | ex … dipendente, collaborator*`,
      nl: `eerder, ooit, al eens, reeds … gewerkt, in dienst | oud, voormalig* … medewerker*, werknemer*`,
    },
  },
  {
    key: 'relocation',
    asks: {
      en: 'relocat* | would you, willing to, prepared to, able to, open to, ready to … move … for this, for the, to another, for a',
      de: 'umzieh*, umzuzieh*, umzug*, ortswechsel*, umzugsbereit*, umzugswillig*',
      fr: 'déménag*, relocalis* | mobile*, mobilité … géographique*',
      es: 'reubicar*, reubicación, mudar*, mudarías, mudanza, trasladar* | cambiar*, cambiarías, cambio … de residencia, de ciudad, de domicilio',
      it: 'trasferirti, trasferirsi, trasferirvi, trasferimento, trasferiresti, trasferirebbe | cambiare … città, residenza',
      nl: 'verhuizen, verhuizing, verhuis*, relocat*, reloceren',
      pt: 'realocação, relocalização | mudar … de cidade, de residência',
    },
  },
  {
    key: 'start_date',
    asks: {
      en: `when can, when could, when would, when will, when are you, when might, how soon, what date, which date, from when, from what date … start, begin, join, available, commence | earliest, soonest, possible, preferred, desired, expected … start, starting, start date, availability, joining date`,
      de: `wann, ab wann, zu wann … anfangen, starten, beginnen, eintreten, verfügbar, einsteigen, zur verfügung, antreten | frühest*, frühestmöglich*, nächstmöglich*, möglich*, gewünscht* … eintritt*, start*, arbeitsbeginn, beginn, dienstantritt, einstieg* | eintrittstermin*, eintrittsdatum*, wunschtermin*, arbeitsbeginn, einstiegsdatum, einstiegstermin, startdatum, dienstantritt`,
      fr: `quand, à partir de quand, à quelle date, dès quand … commencer, disponible*, débuter, rejoindre, démarrer | date … début, disponibilité*, prise de poste, prise de fonction, entrée en fonction, démarrage, embauche, commencement | quelles sont … disponibilité*`,
      es: `cuándo, desde cuándo, a partir de cuándo, en qué fecha … empezar, comenzar, incorporarte, incorporarse, disponible, iniciar, unirte | fecha … incorporación, inicio, disponibilidad, comienzo`,
      it: `quando, da quando, a partire da quando, in che data … iniziare, cominciare, disponibile, disponibilità | data … inizio, disponibilità, inserimento | disponibile dal, disponibile a partire`,
      nl: `wanneer, vanaf wanneer, per wanneer, hoe snel … beginnen, starten, beschikbaar, aan de slag | ingangsdatum, startdatum, begindatum, beschikbaar per, beschikbaar vanaf | datum … beschikbaar, beschikbaarheid, indiensttreding`,
      pt: 'quando, a partir de quando … começar, iniciar, disponível',
      cs: 'kdy, od kdy … nastoupit, začít',
      pl: 'kiedy, od kiedy … zacząć, rozpocząć, dostępn*',
    },
  },
];
