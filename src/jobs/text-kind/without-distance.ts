/** Signs for units of distance, as boards of every language write them, and the words that differ in their endings only. */
const unit = 'kms?|mi|miles?|kilom\\p{L}{1,10}|км|كم|公里|千米|キロ|킬로미터|χλμ|กม|किमी';
/** "~ 3.2 miles away", "0 km entfernt", "< 5 km": with a word or two. */
const distance = `(?:\\p{L}{1,6}\\.?\\s)?[~≈<+]?\\s?\\d{1,4}(?:[.,]\\d{1,2})?\\s?(?:${unit})(?!\\p{L})\\.?(?:\\s\\p{L}{1,12}){0,2}`;

/** "（馬喰町駅 徒歩2分）": which station is near, and how long the walk from it. */
const onFoot = /\s?[(（][^()（）]{0,30}(?:徒歩|步行|도보)[^()（）]{0,15}[)）]/u;
/** "バス19分": a part that says how to get there. */
const wayThere = /(?:徒歩|バス|車で)[^\d]{0,10}\d{1,3}\s?分/u;
/** "Rio de Janeiro - RJ (1)": of openings there. Two digits are as often the number of a region: "Riom (63)". */
const count = /\s\(\d\)$/;
const inBrackets = new RegExp(`\\s?[(\\[（]${distance}[)\\]）]`, 'iu');
const atEnd = new RegExp(`(?:\\s?[,;·•|]|\\s[–—-])\\s?${distance}$`, 'iu');
const atStart = new RegExp(`^${distance}\\s?[,;·•|–—-]\\s?`, 'iu');

/**
 * A place without how far it is from whoever looks, or how many openings are there: "Lüneburg (0 km)", "Leeds – 3.2 miles away". What is nothing
 * else stays.
 */
export function withoutDistance(place: string): string {
  if (!/\d/.test(place)) return place;
  const bare = withoutWayThere(place.replace(onFoot, ''))
    .replace(inBrackets, '')
    .replace(count, '')
    .replace(atEnd, '')
    .replace(atStart, '')
    .trim();
  return /\p{L}/u.test(bare) ? bare : place;
}

/** "埼玉県さいたま市, JR埼京線「大宮駅」バス19分, 徒歩1分": the place, and how to get there from the next part on. */
function withoutWayThere(place: string): string {
  const parts = place.split(/(?=[,、，])/);
  const way = parts.findIndex((part, index) => index > 0 && wayThere.test(part));
  return way < 0 ? place : parts.slice(0, way).join('');
}
