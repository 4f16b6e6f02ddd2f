/** Path segment under which sites keep company pages, followed by one company's name. */
const companyPath =
  /\/(?:[\w-]*-)?(?:compan(?:y|ies)|employers?|firm(?:a|y|en)|entreprises?|soci[eé]t[eé]s?|empresas?|aziend[ae]|bedrij(?:f|ven)|unternehmen|arbeitgeber|pracodawc[ay]|organi[sz]ations?|cmp|startups?|f[öo]retag)[/-][^/]/i;

/** Whether this path leads to the page of one company. */
export function isCompanyPagePath(path: string): boolean {
  return path.length <= 2000 && companyPath.test(path);
}
