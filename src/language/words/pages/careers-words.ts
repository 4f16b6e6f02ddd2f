import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingRemover, wordingTest } from '@/language/match/wording-test';

const ofOneCompany = phrases('pages.jobsOf', 'last');
const isCareers = wordingTest('whole', phrases('pages.careersSite'), ofOneCompany);
const holdsCareers = wordingTest('anywhere', phrases('pages.careersSite'));
const isPart = wordingTest('whole', phrases('pages.sitePart'));
const isCall = wordingTest('whole', phrases('pages.jobsOf', 'alone'));
const saysBoard = wordingTest('anywhere', phrases('pages.boardName'));
const isBoardMenu = wordingTest('whole', phrases('pages.boardMenu'));
/** Words for jobs are not among them: boards are called by those. */
const remove = wordingRemover(ofOneCompany);

/** Whether a text is nothing but the name of a careers section: "Careers", "Offene Stellen". */
export function isCareersText(text: string): boolean {
  return text.length <= 60 && isCareers(fold(text));
}

/** Whether a text is nothing but a company's call to come and work for it: "Join us". A board does not say "us". */
export function isCallToJoin(text: string): boolean {
  return text.length <= 40 && isCall(fold(text.replace(/[!.…]$/u, '')));
}

/** Whether a text only says that it is some part of a site, and of whom or for what is not said: "Portal". */
export function isSitePart(text: string): boolean {
  return text.length <= 30 && isPart(fold(text));
}

const isEntry = wordingTest('whole', phrases('pages.menuEntry'));

/** Whether menus of sites have such an entry, or addresses and hours such a heading: "Contacts", "Info". It names no company. */
export function isMenuEntry(text: string): boolean {
  return text.length <= 30 && isEntry(fold(text));
}

/** Whether a text is what the careers section is called as a part of the site: "Espace Recrutement", "Careers Center". */
export function isCareersPart(text: string): boolean {
  const rest = remove(fold(text));
  return rest !== null && isSitePart(rest);
}

/** Whether such words stand anywhere in a name, as they do in that of a board: "Lumen Jobs". */
export function holdsCareersWords(text: string): boolean {
  return holdsCareers(fold(text));
}

/** The folded words beside those for careers: "Acme careers", "Careers at Acme". All of them if there are none of those. */
export function besideCareersWords(text: string): Folded {
  const words = fold(text);
  return remove(words) ?? words;
}

/** Whether a menu of many employers' boards says this: "Post a job", "For employers". */
export function isBoardMenuText(text: string): boolean {
  return text.length <= 40 && isBoardMenu(fold(text));
}

/** Words of a board's name, at most. */
const mostOfBoard = 4;

/** Whether a name is that of a board of many employers: "VagasNorte", "Joburi Vest". A body for work has small words in it: "Ministerio de Empleo". */
export function isNamedAsBoard(name: string): boolean {
  const words = name.split(' ');
  return words.length <= mostOfBoard && !words.some((word) => /^\p{Ll}+$/u.test(word)) && saysBoard(fold(name));
}
