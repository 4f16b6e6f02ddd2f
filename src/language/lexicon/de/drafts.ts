import type { Covered } from '../topics/concept-phrases';
import type { Drafts } from '../topics/drafts';

export const drafts = {
  ownWords: 'ich | mir | mich | mein*',
  noNames: `sie | ihnen | ihr | ihre | ihrem | ihren | ihrer | ihres | du | dir | dich | dein | deine | deinem | deinen | deiner | deines
    | damen | herren`,
  germanWords: `und | ich | der | die | das | nicht | mit | bei | für | ein | eine | einen | einem | einer | eines | habe`,
  beforeNames: 'bei | beim | von | vom | aus | in',
} satisfies Covered<Drafts>;
