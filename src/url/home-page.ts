/** Whether an address is that of a site's first page: `/`, `/de/`, `/index.html`. */
export function isHomePage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.search === '' && homePath.test(url.pathname);
}

const homePath = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:index\.\w+)?$/i;
