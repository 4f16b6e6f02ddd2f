/** Work arrangements without a place, in the languages of job boards. */
const workplaces =
  /(?<!\p{L})(?:remote|remotely|anywhere|worldwide|work from home|wfh|home[\s-]?office|telework\p{L}*|hybrid|hybride?|ibrid[oa]|híbrid[oa]|hybryd\p{L}*|hybridní|on-?site|in office|vor ort|sur site|présentiel|in sede|presencial|in loco|à distance|télétravail|a distancia|teletrabajo|remoto|da remoto|smart working|zdaln\p{L}*|na dálku|z domova|práce z domova|distans|etänä|tavoli|deutschlandweit|bundesweit|weltweit|europaweit|nationwide|multiple locations|mehrere standorte|various locations)(?!\p{L})/iu;

/** Whether a text says remote, hybrid or on site, and little else. */
export function isWorkplaceText(text: string): boolean {
  return text.length <= 60 && workplaces.test(text);
}

/** "(Hybrid)" and the like: only a work arrangement. */
export function isOnlyWorkplaceText(text: string): boolean {
  if (text.length > 40 || !workplaces.test(text)) return false;
  return text.replace(workplaces, '').replace(/[\p{P}\p{S}\s]/gu, '').length <= 12;
}
