import { plainText } from '@/language/fold/plain-letters';

/** Where something says its page of the form is: before others, or the last. */
export type StepPosition = 'further' | 'last';

/** Characters. Longer texts are about something else. */
const longestText = 60;
/** No form has more pages; higher totals count letters, days or jobs. */
const mostSteps = 20;

const steps = plainText(
  'step|page|part|section|stage|screen|schritt|seite|teil|abschnitt|etape|partie|paso|pagina|seccion|etapa|passo|passaggio|fase|sezione|stap|deel|krok|strana|cast|strona|czesc|etap|steg|sida|del|trin|side|vaihe|sivu|lepes|oldal|pas|pasul|partea|adim|sayfa|adım|korak|stranica|zingsnis|solis|samm|langkah|halaman|buoc|trang|bosqich|βημα|σελιδα|шаг|страница|этап|крок|сторінка|стъпка|корак',
);
const unspacedSteps = plainText(
  'ステップ|ページ|手順|步|页|頁|单元|단계|페이지|ขั้นตอน|หน้า|الخطوة|خطوة|صفحة|שלב|עמוד|चरण|पृष्ठ',
);
const saysStep = new RegExp(`(?<!\\p{L})(?:${steps})(?!\\p{L})|${unspacedSteps}`, 'u');
const saysFirst = new RegExp(`(?<!\\p{L})(?:${steps}) 1(?![\\p{L}\\d])|^1\\.? (?:${steps})(?!\\p{L})`, 'u');
const between = new RegExp(
  `^(?: ?[/|] ?| (?:${plainText('of|out of|von|aus|de|di|su|van|van de|uit|do|da|sur|z|ze|av|af|din|dari|od|iz|is|sta|tu|trong|из|од|от|з|із|από|του')}) )$`,
  'u',
);

/** "Last step" in other languages: no further page follows. */
const lasts = plainText(
  'last|final|letzter?|letzten|abschliessende[rn]?|derniere?|ultim[oa]|finale|laatste|posledni|ostatnia?|sista|sidste|siste|viimeinen|utolso|ultimul|son|zadnji|posljednji|paskutinis|pedejais|viimane|последний|последняя|останній|последна|последен|τελευταιο|τελικο',
);
const lastBehind = plainText('final|finale|terakhir|cuoi cung|akhir|cuối cùng');
const lastUnspaced = plainText(
  '最後のステップ|最終ステップ|最終ページ|最後のページ|最后一步|最後一步|最后一页|마지막 단계|마지막 페이지|ขั้นตอนสุดท้าย|الخطوة الأخيرة|الخطوة النهائية|השלב האחרון',
);
const saysLast = new RegExp(
  `(?<!\\p{L})(?:${lasts}) (?:${steps})(?!\\p{L})|(?<!\\p{L})(?:${steps}) (?:${lastBehind})(?!\\p{L})|${lastUnspaced}`,
  'u',
);
/** What a percentage is about. */
const saysProgress = new RegExp(
  plainText(
    'complet|progress|done|fertig|abgeschlossen|fortschritt|termine|avance|progres|voltooid|gereed|dokonc|ukoncz|klar|faerdig|ferdig|valmis|kesz|tamam|заверш|готов|выполн|ολοκλ|完了|完成|완료',
  ),
  'u',
);

/** What a short text in any script says about the position; null if nothing. */
export function stepPositionInText(text: string): StepPosition | null {
  if (text.length > longestText) return null;
  const folded = plainText(withPlainDigits(text));
  if (saysLast.test(folded)) return 'last';
  return placeByCount(folded) ?? placeByShare(folded) ?? placeByFirst(folded);
}

/** "3 / 3" is the last in every language; "2 … 4" must say that it counts pages. */
function placeByCount(text: string): StepPosition | null {
  const [first, second, more] = [...text.matchAll(/\d+/g)];
  if (!first || !second || more) return null;
  const [at, all] = [Number(first[0]), Number(second[0])].toSorted((one, other) => one - other);
  if (at === undefined || all === undefined || at < 1 || all < 2 || all > mostSteps) return null;
  if (text.slice(first.index + first[0].length, second.index).length > 14) return null;
  if (at === all) return 'last';
  return saysStep.test(text) || isBareCount(text, first, second) ? 'further' : null;
}

/** "2 / 4" and "2 of 4", without a word for what is counted. */
function isBareCount(text: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const isInOrder = Number(first[0]) < Number(second[0]);
  const within = text.slice(first.index + first[0].length, second.index);
  const beside = `${text.slice(0, first.index)} ${text.slice(second.index + second[0].length)}`;
  return isInOrder && between.test(within) && !/\p{L}/u.test(beside);
}

function placeByShare(text: string): StepPosition | null {
  const share = /(?<![\d.,])(\d{1,3}) ?[%٪](?!\d)/u.exec(text);
  if (!share || !saysProgress.test(text)) return null;
  return Number(share[1]) < 100 ? 'further' : 'last';
}

/** Nobody numbers the only page. */
function placeByFirst(text: string): StepPosition | null {
  const numbers = [...text.matchAll(/\d+/g)].map(Number);
  if (numbers.length !== 1 || numbers[0] !== 1) return null;
  return saysFirst.test(text) ? 'further' : null;
}

/** First digits (zero) of other scripts. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The verdict of several texts, bars and lists: last if any of them says so. */
export function combineStepPositions(places: readonly (StepPosition | null)[]): StepPosition | null {
  if (places.includes('last')) return 'last';
  return places.includes('further') ? 'further' : null;
}
