/** What boards write on postings that are paid for. */
const promotedWords = new Set(
  'promoted|sponsored|featured|ad|advertisement|gesponsert|anzeige|top-anzeige|topjob|top job|hervorgehoben|sponsorisé|sponsorisée|annonce|à la une|promocionado|promocionada|patrocinado|patrocinada|destacado|promosso|promossa|sponsorizzato|sponsorizzata|in evidenza|promovida|promovido|em destaque|gepromoot|gesponsord|uitgelicht|promowane|promowana|sponsorowane|wyróżnione|propagováno|sponzorováno|reklama|inzerce|topováno|promovat|sponsrad|annonsering|sponsoreret|sponset|mainostettu|kiemelt|öne çıkan|продвигается|реклама|プロモーション|推广|프로모션'.split(
    '|',
  ),
);

/** Longer texts are sentences. Characters. */
const longestMark = 40;

/** True for the mark of a posting that is paid for, and nothing else. */
export function isPromotedText(text: string): boolean {
  if (text.length > longestMark) return false;
  return promotedWords.has(
    text
      .toLowerCase()
      .normalize('NFKC')
      .replace(/(?<![.:!])[.:!]+$/, '')
      .trim(),
  );
}
