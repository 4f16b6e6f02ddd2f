import { originOf } from '@/domain/form/form-scope';
import { parseWebAddress } from '@/url/web-url';

/**
 * Whether an address still belongs to a form's page. Forms record progress in it (`/apply` becomes `/apply/draft-7`, a parameter comes or
 * goes); another path, or another value of a parameter, is another form of the same origin.
 */
export function isSameForm(now: string, page: string): boolean {
  if (originOf(now) !== originOf(page)) return false;
  const [here, there] = [parseWebAddress(now), parseWebAddress(page)];
  if (!here || !there) return true;
  const isSameRoute = goesOn(here.pathname, there.pathname) && goesOn(routeOf(here), routeOf(there));
  return isSameRoute && !hasOtherValue(here.searchParams, there.searchParams);
}

/** Whether two paths are equal, or the first is below the second; being below the root says nothing. */
function goesOn(path: string, other: string): boolean {
  const [here, there] = [path, other].map((one) => one.replace(/(?<!\/)\/+$/, ''));
  return here === there || (there !== '' && path.startsWith(`${there}/`));
}

/** Some sites have their routes in the hash; otherwise it is a position on the page. */
const routeOf = ({ hash }: URL): string => (/^#!?\//.test(hash) ? hash : '');

function hasOtherValue(here: URLSearchParams, there: URLSearchParams): boolean {
  return [...there.keys()].some(
    (name) => here.has(name) && here.getAll(name).join('\n') !== there.getAll(name).join('\n'),
  );
}
