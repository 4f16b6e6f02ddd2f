/** Languages that job boards come in; what the browser knows of them (CLDR) stands in for lists of words. */
export const languages =
  'en de fr es it pt nl pl cs sk hu ro bg hr sl sr sv da nb fi et lv lt el tr uk ru id ms vi th hi ja zh zh-Hant ko ar he ca eu gl'.split(
    ' ',
  );
