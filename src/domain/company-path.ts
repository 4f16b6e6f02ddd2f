/** A part of an address's path under which sites keep the pages of companies, and one company's name after it. */
const companyPath =
  /\/(?:[\w-]*-)?(?:compan(?:y|ies)|employers?|firm(?:a|y|en)|entreprises?|soci[eé]t[eé]s?|empresas?|aziend[ae]|bedrij(?:f|ven)|unternehmen|arbeitgeber|pracodawc[ay]|organi[sz]ations?|cmp|startups?|f[öo]retag)[/-][^/]/i;

/** True for the path of an address that leads to the page of one company. */
export function isCompanyPath(path: string): boolean {
  return path.length <= 2000 && companyPath.test(path);
}
