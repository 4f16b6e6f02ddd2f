import { originOf } from './form-scope';
import { parseWebAddress } from './web-address';

/**
 * Whether an address is still that of the page of a form. Forms write into it what they know by then (`/apply` becomes
 * `/apply/draft-7`, a parameter comes or goes); another path, or another value of a parameter, is another form of the same origin.
 */
export function isSameForm(now: string, page: string): boolean {
  if (originOf(now) !== originOf(page)) return false;
  const [here, there] = [parseWebAddress(now), parseWebAddress(page)];
  if (!here || !there) return true;
  const isSameRoute = goesOn(here.pathname, there.pathname) && goesOn(routeOf(here), routeOf(there));
  return isSameRoute && !hasOtherValue(here.searchParams, there.searchParams);
}

/** Whether a path is the other one, or lies below it; all paths lie below the root, which says nothing. */
function goesOn(path: string, other: string): boolean {
  const [here, there] = [path, other].map((one) => one.replace(/(?<!\/)\/+$/, ''));
  return here === there || (there !== '' && path.startsWith(`${there}/`));
}

/** Some sites have their paths in the hash; what else stands there is a place of the page. */
const routeOf = ({ hash }: URL): string => (/^#!?\//.test(hash) ? hash : '');

function hasOtherValue(here: URLSearchParams, there: URLSearchParams): boolean {
  return [...there.keys()].some(
    (name) => here.has(name) && here.getAll(name).join('\n') !== there.getAll(name).join('\n'),
  );
}
