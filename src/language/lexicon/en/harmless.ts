import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `zip a an the and or of to from for in on at by with within per only not no than how what about near show shows showing see view
    views viewing read look browse search find filter filters filtered refine narrow sort sorted sorting order ordered expand
    collapse selected selection any all every each more less fewer other others another next previous prev first last older newer
    oldest newest latest recent recently new top best most relevant relevance match matches ascending descending high highest low
    lowest popular default results result page pages list grid map card cards table compact layout display item items row rows job
    jobs vacancy vacancies position positions opening openings posting postings posted offer offers role roles listing listings
    career careers title titles keyword keywords description descriptions detail details info information overview summary
    responsibilities requirements qualifications benefits perks full part time permanent temporary temp contract contractor
    freelance internship intern apprenticeship trainee seasonal shift shifts weekend night day days week weeks month months hour
    hours year years today yesterday past since ago date dates age anytime location locations place places city cities town region
    regions state states country countries county area areas district postcode distance radius mile miles km kilometer kilometers
    kilometre kilometres m remote remotely hybrid onsite office home work working workplace worldwide anywhere salary salaries pay
    wage wages range minimum maximum min max estimated annual annually yearly monthly weekly daily hourly type types employment
    experience experienced level levels entry junior mid middle senior lead director executive associate manager student graduate
    seniority education degree bachelor master doctorate school diploma certificate skill skills language languages english german
    french spanish company companies employer employers organisation organization industry industries sector sectors field fields
    category categories department departments function functions team teams discipline specialism speciality specialty schedule
    availability facets criteria options option advanced basic quick additional featured highlighted sponsored promoted recommended
    similar related menu navigation navigate main content section tab tabs panel sidebar help faq guide tips news blog articles
    article tools theme dark light mode currency usd eur gbp text size font loading left right up down back forward scroll slide k h`,
  wholeNames: `zip code | select all | select a location | select location | select a category | select category | select country
    | select language | choose location | choose category | change location | change language | change the order | toggle menu
    | toggle navigation | toggle filters | show and hide filters | on site | on-site | work from home | go to next page
    | go to previous page | go to page | go to results | go to last page | go to first page | modify search | modify my search
    | return to search results | return to search result | hide filters | hide filter | hide map | hide details | show all jobs
    | done | skip to content | skip to main content | skip to results | start new search | new search | near me | set location
    | open filters | open filter | open menu | open details | open map | update results | refresh | refresh results | apply filter
    | apply filters | close filters | close menu`,
  pagination: 'paginat* | page nav* | pages nav*',
} satisfies Covered<Harmless>;
