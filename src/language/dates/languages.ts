/** Languages of job boards; the browser's own data on them (CLDR) replaces word lists. */
export const languages =
  'en de fr es it pt nl pl cs sk hu ro bg hr sl sr sv da nb fi et lv lt el tr uk ru id ms vi th hi ja zh zh-Hant ko ar he ca eu gl'.split(
    ' ',
  );
