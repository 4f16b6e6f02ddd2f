import type { Covered } from '../topics/concept';
import type { Options } from '../topics/options';

export const options = {
  chooseOne: `auswählen | bitte auswählen | wählen | bitte wählen | bitte wählen sie | auswahl | bitte treffen sie eine auswahl`,
  yesOrNo: 'ja | nein',
} satisfies Covered<Options>;
