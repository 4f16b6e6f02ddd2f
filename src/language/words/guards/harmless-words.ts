/**
 * Names boards give to controls that only show, search, sort or filter: each word is harmless alone, and so is any combination. Words that
 * end something (clear, reset, close) are allowed only in whole phrases, and words for what is the user's own (account, profile,
 * application, alert) never.
 */
export const harmlessWords: Readonly<Record<string, string>> = {
  en: `zip a an the and or of to from for in on at by with within per only not no than how what about near show shows showing see view views viewing read look browse search find filter filters
    filtered refine narrow sort sorted sorting order ordered expand collapse selected selection any all every each more less fewer other others
    another next previous prev first last older newer oldest newest latest recent recently new top best most relevant relevance match matches ascending descending high highest low
    lowest popular default results result page pages list grid map card cards table compact layout display item items row rows job jobs vacancy vacancies position positions
    opening openings posting postings posted offer offers role roles listing listings career careers title titles keyword keywords description descriptions detail details info
    information overview summary responsibilities requirements qualifications benefits perks full part time permanent temporary temp contract contractor freelance internship intern
    apprenticeship trainee seasonal shift shifts weekend night day days week weeks month months hour hours year years today yesterday past since ago date dates age anytime
    location locations place places city cities town region regions state states country countries county area areas district zip postcode distance radius mile miles km kilometer
    kilometers kilometre kilometres m remote remotely hybrid onsite office home work working workplace worldwide anywhere salary salaries pay wage wages range minimum
    maximum min max estimated annual annually yearly monthly weekly daily hourly type types employment experience experienced level levels entry junior mid middle senior lead director executive
    associate manager student graduate seniority education degree bachelor master doctorate school diploma certificate skill skills language languages english german french spanish company
    companies employer employers organisation organization industry industries sector sectors field fields category categories department departments function functions team teams
    discipline specialism speciality specialty schedule availability facets criteria options option advanced basic quick additional category featured highlighted sponsored
    promoted recommended similar related menu navigation navigate main content section tab tabs panel sidebar help faq guide tips news blog articles article tools theme dark
    light mode currency usd eur gbp text size font loading left right up down back forward scroll slide k h usd`,
  de: `der die das den dem des ein eine einen einer und oder von vom zu zum zur für in im an am auf aus bei mit ohne pro nur nicht als wie was über nähe anzeigen zeigen zeige ansehen einblenden
    sehen lesen weiterlesen suche suchen finden finde durchsuchen filter filtern verfeinern eingrenzen sortieren sortierung sortiert ordnen aufklappen ausklappen einklappen
    zuklappen auswahl alle alles jede mehr weniger weitere weiterer weiteres andere nächste nächster nächstes vorherige vorheriges vorige erste letzte letzten ältere
    neuere neueste neuesten älteste aktuelle aktuellste neu relevanz relevanteste beste passende aufsteigend absteigend höchste niedrigste beliebteste standard ergebnisse
    ergebnis treffer seite seiten liste listenansicht raster karte kartenansicht kacheln tabelle ansicht darstellung stelle stellen stellenangebot stellenangebote
    stellenanzeige stellenanzeigen job jobs anzeige anzeigen angebot angebote position positionen beruf berufe jobtitel titel stichwort stichworte suchbegriff beschreibung
    stellenbeschreibung details detail infos info informationen überblick zusammenfassung aufgaben anforderungen vorteile vollzeit teilzeit befristet unbefristet
    festanstellung minijob werkstudent praktikum ausbildung freelancer aushilfe zeitarbeit schicht tag tage tagen woche wochen monat monate monaten stunde stunden jahr jahre heute gestern seit
    datum veröffentlicht veröffentlichung erscheinungsdatum erschienen zeitraum jederzeit beliebig ort orte stadt städte region regionen bundesland land länder gebiet plz postleitzahl umkreis
    entfernung km kilometer homeoffice home office remote hybrid arbeitsort arbeitsmodell gehalt gehälter lohn verdienst bezahlung mindestgehalt jährlich monatlich stündlich art anstellungsart
    beschäftigungsart vertragsart arbeitszeit arbeitszeitmodell erfahrung berufserfahrung erfahrungsstufe karrierestufe einstieg berufseinsteiger fachkraft führungskraft
    bildung abschluss schule studium sprache sprachen kenntnisse unternehmen firma firmen arbeitgeber branche branchen bereich bereiche berufsfeld tätigkeitsfeld kategorie kategorien
    abteilung fachbereich kriterien optionen erweitert erweiterte suchfilter ähnliche menü hauptmenü navigation inhalt hilfe tipps nachrichten ratgeber deutsch englisch zurück vor hoch runter links rechts`,
  fr: `le la les l un une des du de d et ou à au aux en dans sur par pour avec sans plus moins tous toutes tout toute autre autres afficher affichage voir lire consulter parcourir rechercher recherche
    chercher trouver filtrer filtre filtres affiner trier tri classer ordre déplier replier développer réduire sélection suivant suivante
    suivants suivantes précédent précédente précédents premier première dernier dernière derniers dernières récent récents récente récentes récentes ancien anciens nouveau nouvelles nouveaux
    pertinence pertinents pertinent croissant décroissant résultats résultat page pages liste grille carte tableau vue offre offres emploi emplois poste postes métier métiers annonce annonces titre
    mot mots clé clés description détail détails info infos information informations aperçu résumé missions avantages temps plein partiel cdi cdd intérim stage alternance apprentissage
    indépendant jour jours semaine semaines mois heure heures an ans année années aujourd hui hier depuis date publication publié publiée lieu lieux ville villes région régions
    département pays secteur secteurs géographique code postal distance rayon km kilomètres télétravail hybride distance présentiel bureau domicile salaire salaires rémunération minimum maximum
    annuel mensuel horaire type types contrat contrats expérience niveau niveaux débutant junior confirmé senior cadre études diplôme formation langue langues compétences entreprise entreprises
    employeur employeurs domaine domaines catégorie catégories fonction fonctions critères critère options option avancée avancés similaires menu contenu aide conseils actualités français anglais retour haut bas gauche droite
    n importe quel quand où quoi`,
  es: `el la los las un una unos unas de del y o a al en con sin por para más menos todo todos toda todas otro otros otras mostrar muestra ver leer consultar explorar buscar búsqueda busca encontrar filtrar
    filtro filtros refinar ordenar orden clasificar desplegar plegar expandir contraer selección siguiente siguientes anterior anteriores primera primero última último
    últimas últimos reciente recientes antiguo antiguos nuevo nuevos nuevas relevancia relevantes relevante ascendente descendente resultados resultado página páginas lista cuadrícula mapa tabla vista
    oferta ofertas empleo empleos trabajo trabajos puesto puestos vacante vacantes anuncio anuncios título palabra palabras clave descripción detalle detalles información resumen
    funciones requisitos beneficios tiempo completo parcial jornada completa media indefinido temporal fijo prácticas becario autónomo día días semana semanas mes meses hora horas año años hoy ayer desde hace
    fecha publicación publicado publicada cualquier momento ubicación lugar lugares ciudad ciudades provincia provincias región regiones país países comunidad código postal distancia radio km
    kilómetros remoto híbrido presencial teletrabajo casa oficina salario salarios sueldo sueldos mínimo máximo anual mensual tipo tipos contrato contratos experiencia nivel niveles junior senior
    estudios formación idioma idiomas habilidades empresa empresas empleador sector sectores industria área áreas categoría categorías departamento función criterios opciones opción avanzada
    avanzados similares menú contenido ayuda consejos noticias español inglés atrás arriba abajo izquierda derecha qué dónde cuándo`,
  it: `il lo la i gli le l un uno una di del della dei delle e o a al alla in nel con senza per più meno tutto tutti tutte tutta altro altri altre mostra mostrare vedi visualizza leggi consulta
    sfoglia cerca cercare ricerca trova trovare filtra filtro filtri affina ordina ordinamento ordine espandi comprimi riduci selezione successivo successiva successivi
    prossimo prossima avanti precedente precedenti indietro primo prima ultimo ultima ultimi ultime recente recenti vecchi nuovo nuovi nuove rilevanza rilevanti pertinenza crescente decrescente
    risultati risultato pagina pagine elenco lista griglia mappa tabella vista offerta offerte lavoro lavori posizione posizioni annuncio annunci titolo parola parole chiave descrizione dettagli
    dettaglio info informazioni riepilogo requisiti vantaggi tempo pieno parziale indeterminato determinato stage tirocinio apprendistato giorno giorni settimana settimane mese mesi ora ore anno anni oggi
    ieri data pubblicazione pubblicato qualsiasi momento luogo luoghi località sede città provincia provincie regione regioni paese paesi cap distanza raggio km chilometri remoto ibrido casa ufficio
    presenza smart working stipendio stipendi retribuzione minimo massimo annuale mensile tipo tipi contratto contratti orario impiego esperienza livello livelli junior senior istruzione laurea diploma lingua
    lingue competenze azienda aziende datore settore settori area categoria categorie reparto funzione criteri opzioni avanzata avanzati simili menu contenuto aiuto consigli notizie italiano inglese dove cosa`,
  nl: `de het een en of van naar in op aan bij met zonder per meer minder alle alles andere overige toon tonen weergeven bekijk bekijken lees lezen zoek zoeken zoekopdracht vind vinden filter filters
    filteren verfijn verfijnen sorteer sorteren sortering volgorde uitklappen inklappen uitvouwen invouwen selectie volgende vorige terug eerste laatste oudere nieuwere nieuwste
    oudste recent recente nieuw nieuwe relevantie relevantste oplopend aflopend resultaten resultaat pagina lijst raster kaart tabel weergave vacature vacatures baan banen functie functies titel
    trefwoord trefwoorden omschrijving functieomschrijving details detail info informatie overzicht samenvatting fulltime parttime voltijd deeltijd vast tijdelijk stage bijbaan freelance dag dagen week weken
    maand maanden uur uren jaar jaren vandaag gisteren sinds datum plaatsingsdatum geplaatst altijd locatie locaties plaats plaatsen stad regio provincie land landen postcode afstand straal km kilometer
    thuiswerken thuis hybride kantoor salaris loon minimaal maximaal soort type types contract dienstverband werkuren ervaring ervaringsniveau niveau starter junior medior senior opleiding
    opleidingsniveau taal talen vaardigheden bedrijf bedrijven werkgever werkgevers branche branches sector sectoren vakgebied vakgebieden categorie categorieën afdeling criteria opties uitgebreid
    uitgebreide vergelijkbare menu inhoud hulp tips nieuws nederlands engels omhoog omlaag links rechts`,
  pt: `o a os as um uma de do da dos das e ou em no na nos nas com sem por para mais menos todo todos toda todas outro outros outras mostrar exibir ver ler consultar explorar buscar busca pesquisar
    pesquisa procurar encontrar filtrar filtro filtros refinar ordenar ordenação ordem classificar expandir recolher seleção próximo próxima próximos próximas seguinte
    anterior anteriores primeira primeiro última último últimas últimos recente recentes antigas novo novos novas relevância relevantes crescente decrescente resultados resultado página páginas lista grade mapa
    tabela vista vaga vagas emprego empregos trabalho cargo cargos oferta ofertas anúncio anúncios título palavra palavras chave descrição detalhe detalhes informação informações resumo requisitos benefícios
    tempo integral inteiro parcial meio período efetivo temporário estágio aprendiz autônomo dia dias semana semanas mês meses hora horas ano anos hoje ontem data publicação publicado publicada qualquer
    momento localização local locais lugar cidade cidades estado estados distrito região regiões país países distância raio km quilômetros remoto híbrido presencial casa escritório salário salários mínimo
    máximo anual mensal tipo tipos contrato contratos jornada experiência nível níveis júnior pleno sênior formação escolaridade idioma idiomas habilidades empresa empresas setor setores área áreas categoria
    categorias departamento função critérios opções opção avançada avançados semelhantes menu conteúdo ajuda dicas notícias português inglês voltar onde que`,
  cs: `a nebo z ze v ve na do od pro s bez za podle více méně další všechny všechno vše jiné zobrazit ukázat číst hledat hledání vyhledat vyhledávání najít filtr filtry filtrovat upřesnit zpřesnit řadit seřadit
    řazení rozbalit sbalit výběr následující předchozí předešlá zpět první poslední starší novější nejnovější nejstarší nové nový relevance nejrelevantnější vzestupně sestupně výsledky výsledek
    stránka stránky strana seznam mapa tabulka nabídka nabídky práce práci pracovní pozice místo místa inzerát inzeráty název klíčové slovo slova popis detail detaily informace souhrn plný zkrácený
    úvazek úvazky typ poměr smlouva brigáda stáž dohoda den dny dní týden týdny týdnů měsíc měsíce měsíců hodina hodin rok roky dnes včera datum zveřejnění kdykoli lokalita město města kraj okres země psč
    vzdálenost okolí km práce z domova domov kancelář plat mzda minimální maximální zkušenosti zkušenost úroveň vzdělání jazyk jazyky dovednosti firma firmy společnost společnosti zaměstnavatel obor obory
    odvětví kategorie oddělení kritéria možnosti pokročilé podobné menu obsah nápověda rady česky anglicky`,
  pl: `i lub z ze w we na do od dla bez za według więcej mniej wszystkie wszystko inne pokaż zobacz wyświetl czytaj przeglądaj szukaj wyszukaj wyszukiwanie znajdź filtr filtry filtruj filtrowanie zawęź sortuj
    sortowanie kolejność rozwiń zwiń wybór następna następny następne dalej poprzednia poprzedni wstecz pierwsza ostatnia ostatnie starsze nowsze najnowsze najstarsze nowe nowy trafność
    trafne rosnąco malejąco wyniki wynik strona strony lista mapa tabela widok oferta oferty ofert praca pracy stanowisko stanowiska ogłoszenie ogłoszenia tytuł słowo słowa kluczowe opis szczegóły
    informacje podsumowanie pełny część etat etatu wymiar umowa umowy rodzaj typ staż praktyka dzień dni tydzień tygodni tygodnie miesiąc miesiące miesięcy godzina godzin rok lata dziś wczoraj data
    publikacji dodania dowolny lokalizacja miejsce miejscowość miasto miasta województwo region kraj kod pocztowy odległość promień km zdalna zdalnie hybrydowa hybrydowo stacjonarna dom biuro wynagrodzenie
    zarobki pensja płaca minimalne maksymalne doświadczenie poziom wykształcenie język języki umiejętności firma firmy pracodawca pracodawcy branża branże kategoria kategorie dział kryteria opcje
    zaawansowane podobne menu treść pomoc porady polski angielski`,
};
