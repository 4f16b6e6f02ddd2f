import type { RemoteType } from '@/domain/job/job-fields';

/** Word beginnings, since most languages inflect the rest. */
const hybridWords = 'hybrid|híbrid|hibrid|ibrid|hybryd|гибрид|гібрид|υβριδικ|ハイブリッド|混合办公|하이브리드';
const remoteWords =
  'remote|home office|homeoffice|work from home|working from home|wfh|telecommut|telework|télétravail|à distance|teletrabaj|teletrabalh|remoto|remota|a distancia|à distância|smart working|smartworking|telelavoro|thuiswerk|op afstand|zdaln|på distans|hemifrån|hjemmefra|hjemmekontor|fjernarbe|etätyö|etänä|na dálku|práce z domova|z domu|távmunka|la distanță|удаленн|удалённ|дистанц|віддален|uzaktan|evden çalış|από απόσταση|εξ αποστάσεως|リモート|在宅|テレワーク|远程|遠端|居家办公|재택|원격';
const onsiteWords =
  'on site|onsite|in office|in person|vor ort|präsenz|sur site|présentiel|presencial|in sede|in presenza|op locatie|stacjonarn|på plats|på stedet|na pracovišti|в офисе|в офісі|ofiste|出社';
/** With one of these, working from home is part of the week. */
const partlyWords =
  'möglich|teilweise|anteilig|partly|partial|partiel|parcial|parzial|option|částečn|częściow|days|tage';
const negations = 'no|not|non|kein|keine|nicht|pas de|sin|sem|geen|bez|ingen';

const hybrid = wordBeginning(hybridWords);
const remote = wordBeginning(remoteWords);
const onsite = wordBeginning(onsiteWords);
const partly = wordBeginning(partlyWords);
const notRemote = new RegExp(`${wordBeginning(negations).source} (?:${remoteWords})`, 'u');

/** The work arrangement a text states ("Berlin (Hybrid)", "Télétravail partiel"); null if it states none. */
export function remoteTypeOf(text: string): RemoteType | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');
  if (hybrid.test(words)) return 'hybrid';
  if (notRemote.test(words)) return 'onsite';
  const isRemote = remote.test(words);
  if (isRemote && (partly.test(words) || onsite.test(words))) return 'hybrid';
  if (isRemote) return 'remote';
  return onsite.test(words) ? 'onsite' : null;
}

/** In scripts without spaces, words begin anywhere. */
function wordBeginning(words: string): RegExp {
  return new RegExp(`(?:(?<![\\p{L}\\p{N}])|(?=[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]))(?:${words})`, 'u');
}
