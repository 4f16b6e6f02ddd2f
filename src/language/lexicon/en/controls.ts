import type { Covered } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'cancel | no thanks | no, thanks | not now | maybe later | later | skip | x | got it',
  back: 'back | go back',
  close: 'close | dismiss | exit',
  closedParts: `the | this | dialog | dialogue | window | modal | popup | pop-up | panel | overlay | sheet | drawer | sidebar
    | filter | filters | all | menu | details | job details | banner | message | notification | tooltip | preview`,
  next: `next | next page | older | older posts | older entries | older articles | older post | next posts | next entries`,
  previous: 'previous | previous page | prev | newer | newer posts | newer entries',
  page: 'page',
  pagingFillers: 'go | to | the | pages | results | jobs | of | set | view | show | see | list | entries | posts',
  loadMore: `load more | load more jobs | load more results | show more jobs | show more results | see more jobs | see more results
    | more jobs | more results | view more jobs | view more results | show more positions | show more openings | load next
    | load more listings | show more listings | view more listings | more listings | load more postings | more postings
    | load more roles | show more roles | view more roles | more roles`,
  moreOf: 'load more | show more | see more | view more | get more | find more',
  moreAround: 'show, load, view, see … additional, further',
  moreByNumber: 'show, load, view, see … more',
  results: 'results | search results | matches | entries',
  showMore: 'show more | see more | view more | more',
  showAll:
    'show all | view all | see all | show all jobs | view all jobs | see all jobs | show all positions | view all positions | show all openings | view all openings | show all vacancies | view all vacancies | show all results | view all results | display all | list all',
  plainSend: 'send | submit',
  search: {
    says: 'search | find | find jobs | where | location | city | postcode | zip | zip code | looking for | browse jobs',
  },
  sort: 'sort | sort by | sorted by | order by | per page',
  view: `view | view job | view details | view job details | see details | see job | show details | details | job details
    | more details | read more | learn more | more | more info | more information | open | open job | view position | view vacancy
    | full description | view posting | show/hide | show / hide | expand | expand details`,
} satisfies Covered<Controls>;
