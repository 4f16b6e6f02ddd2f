/** Labels of paid postings. */
const promotedWords = new Set(
  'promoted|sponsored|featured|ad|advertisement|gesponsert|anzeige|top-anzeige|topjob|top job|hervorgehoben|sponsorisé|sponsorisée|annonce|à la une|promocionado|promocionada|patrocinado|patrocinada|destacado|promosso|promossa|sponsorizzato|sponsorizzata|in evidenza|promovida|promovido|em destaque|gepromoot|gesponsord|uitgelicht|promowane|promowana|sponsorowane|wyróżnione|propagováno|sponzorováno|reklama|inzerce|topováno|promovat|sponsrad|annonsering|sponsoreret|sponset|mainostettu|kiemelt|öne çıkan|продвигается|реклама|プロモーション|推广|프로모션'.split(
    '|',
  ),
);

/** Characters. Longer texts are sentences. */
const longestMark = 40;

/** Whether it is just the label of a paid posting. */
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
