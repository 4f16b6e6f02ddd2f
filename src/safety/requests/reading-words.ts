import { foldIdentifier } from '@/language/fold/fold';

/*
 * Names programs give to pure reads. These lists say what may pass: a missing word costs a request but lets nothing through, so add one
 * only if no action is ever performed under it.
 */

const list = (text: string): ReadonlySet<string> => new Set(text.split(/[\s|]+/).filter(Boolean));

/** Words for searching, listing, paging, showing. */
const reading = list(`
  search searches searching searchable suche suchen suchergebnis suchergebnisse jobsuche stellensuche recherche rechercher recherches buscar busca busqueda buscador cerca ricerca
  zoek zoeken zoekresultaten pesquisar pesquisa hledat hledani vyhledavani vyhledat szukaj wyszukaj wyszukiwanie wyszukiwarka sok soeg sog haku kereses cautare arama ara poisk
  检索 搜索 検索 검색 поиск пошук بحث חיפוש
  list lists listing listings liste listes lista listado elenco lijst overview results result resultset resultat resultats resultados risultati resultaten ergebnis ergebnisse treffer
  vysledky wyniki trouver find finder get fetch load read browse retrieve explore query queries lookup refine
  filter filters filtered filtering facet facets facetted aggregations suggest suggestion suggestions suggester autocomplete typeahead autosuggest geocode
  afficher voir plus mehr anzeigen mostrar mostra altri meer toon tonen laden charger cargar carica nacist zobrazit wiecej pokaz visa vis nayta strana stranka strona sivu sida side
  detail details description descriptions info information content contents preview show display render view
  count counts total totals page pages paging pager pagination paginate paged seite seiten pagina next previous prev more infinite scroll sort sorting sorted orderby
  similar related recommended recommendations match matches matching matched nearby latest recent newest popular featured refresh reload`);

/** What is read: jobs, and what they are filtered by. */
const nouns = list(`
  job jobs vacancy vacancies position positions opening openings posting postings role roles offer offers career careers opportunity opportunities employment work requisition requisitions
  stelle stellen stellenangebot stellenangebote stellenanzeige stellenanzeigen stellenmarkt jobboerse jobborse karriere anzeige anzeigen angebote emploi emplois offre offres poste postes annonce annonces
  empleo empleos oferta ofertas trabajo trabajos vacante vacantes puesto puestos vaga vagas emprego empregos lavoro offerta offerte annuncio annunci vacature vacatures banen werk
  prace nabidka nabidky mista mist pozice praca oferty ogloszenia ogloszenie jobb ledigajobb platser stilling stillinger stillingar ledige job tyopaikat tyopaikka paikat allas allasok locuri munca ilan ilanlari ilani 求人 仕事 職種 职位 招聘 工作 채용 вакансии вакансия работа робота وظائف משרות งาน
  company companies employer employers location locations city cities place places category categories skill skills department departments team teams organisation organization
  tag tags type types industry industries salary salaries region regions country countries area areas level levels titles title keywords keyword occupation occupations`);

/** Words that may accompany these and name no action. */
const neutral = list(`
  api apis rest v ajax json jsonp xml rpc svc service services web www public internal external data db index indexes indices core common backend frontend app apps portal site sites tenant tenants ms bff
  gateway graph gql graphql html htm php aspx asp ashx asmx jsp do cgi text full advanced simple basic global unified combined quick power smart live all any by for of the a an in on at from to with
  without id ids new current my our widget widgets module modules component components plugin plugins action actions handler controller cms wp wordpress admin engine engines collection collections document documents docs doc run
  multi m x es as elastic solr opensearch algolia client clients server engine set initial first last home default main start board boards group groups user facing candidate candidates seeker talent hr
  recruiting recruitment ats cxs hcm url async partial update lazy paginated item items entry entries node nodes card cards row rows record records hit hits post posts`);

/** Verbs that read, whatever their object; not "check", because of "check out". */
const asks = list(
  `get list fetch load find query read search browse retrieve filter count lookup suggest autocomplete show display view render preview refresh reload sort paginate goto describe explore refine`,
);

/** Words for telemetry. */
const telling = list(`
  track tracks tracking tracker log logs logger logging event events impression impressions view views viewed seen analytics metric metrics telemetry beacon beacons collect collector ping pixel pixels
  stat stats statistics rum vitals heartbeat envelope csp nel sensor performance perf timing timings click clicks exposure exposures hit hits insights monitoring cdn page pageview pageviews screenview ga gtm`);

/** Joins two actions: the second could be anything. */
const joins = /(?:^| )(?:and|then|or|und|et|puis|y|oder|ou)(?: |$)/;

const longestName = 120;

/** True for a name that says it reads: `searchJobs`, `job-list`, `getPositions`, `loadmore`, `stellensuche`. */
export function isReadName(name: string): boolean {
  const words = wordsOf(name);
  const [first = ''] = words;
  if (words.length === 0 || joins.test(words.join(' '))) return false;
  if (asks.has(first) && words.length > 1) return true;
  const parts = words.flatMap((word) => partsOf(word) ?? ['']);
  return parts.every(isKnown) && parts.some((word) => reading.has(word));
}

/** Number of prefix words before a name: `acme_ajax_load_more`. */
const mostBefore = 2;

/** The same for an operation's name, by its last part: `JobService/SearchJobs`, `job.list`, `acme_load_more`. */
export function isReadOperation(operation: string): boolean {
  const last = operation.split(/[./:$#]+/).findLast((one) => one !== '') ?? '';
  if (isReadName(last)) return true;
  const words = wordsOf(last);
  const at = words.findIndex((word) => asks.has(word));
  return at > 0 && at <= mostBefore && isReadName(words.slice(at).join(' '));
}

/** True for a name made only of words for jobs, as for a collection: `jobs`, `open-positions`. */
export function isJobCollectionName(name: string): boolean {
  const parts = wordsOf(name).flatMap((word) => partsOf(word) ?? ['']);
  return parts.every((word) => isKnown(word) || word === 'open') && parts.some((word) => nouns.has(word));
}

/** True for a name without meaning: `api`, `v2`, `ajax`. */
export function isNeutralName(name: string): boolean {
  return wordsOf(name).every((word) => neutral.has(word) || /^\d+$/.test(word));
}

/** True for a name that means telemetry and nothing else. */
export function isTelemetryName(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => telling.has(word)) && words.every((word) => telling.has(word) || isKnown(word));
}

/** For the control a form is posted by: at least one step of its path through the page turns pages or lists. */
export function isPagerControlName(control: string): boolean {
  const words = wordsOf(control).flatMap((word) => partsOf(word) ?? [word]);
  return words.some((word) => ofPager.has(word) || reading.has(word));
}

const ofPager = list('pager pages datapager table grid gridview radgrid datatable paginator repeater listview');

const isKnown = (word: string): boolean =>
  reading.has(word) || nouns.has(word) || neutral.has(word) || glue.has(word) || /^\d+$/.test(word);

const wordsOf = (name: string): string[] =>
  foldIdentifier(
    name.slice(0, longestName).replace(/\.(?:php\d?|aspx?|ashx|asmx|jspx?|do|action|html?|json|xml|ajax)$/i, ''),
  )
    .split(' ')
    .filter(Boolean);

/** Splits a compound: `searchjobs`; null if any part is unknown. */
function partsOf(word: string): string[] | null {
  if (isKnown(word)) return [word];
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    ways[end] = null;
    for (let start = Math.max(0, end - longestPart); start <= end - shortestPart; start += 1) {
      const [before, part] = [ways[start], word.slice(start, end)];
      if (before && (reading.has(part) || nouns.has(part) || glue.has(part))) ways[end] = [...before, part];
    }
  }
  return ways[word.length] ?? null;
}

/** Between the parts of a compound. */
const glue = list('de des du la le les of by for the und der die das');
const [shortestPart, longestPart] = [2, 24];
