import type { Mutation } from './mutation';
import { hashedClasses, withoutClasses } from './mutations/classes';
import { foldedSpace } from './mutations/folded-space';
import { withoutIds } from './mutations/ids';
import { inFrame } from './mutations/in-frame';
import { plainTags } from './mutations/plain-tags';
import { closedShadow, openShadow } from './mutations/shadow';
import { shuffledRows } from './mutations/shuffled-rows';
import { withoutStructuredData } from './mutations/structured-data';
import { translatedLabels } from './mutations/translated-labels';
import { wrappers } from './mutations/wrappers';

/** Every mutation, in the order of the table. */
export const mutations: readonly Mutation[] = [
  hashedClasses,
  withoutClasses,
  plainTags,
  wrappers,
  withoutIds,
  withoutStructuredData,
  foldedSpace,
  inFrame,
  openShadow,
  closedShadow,
  translatedLabels,
  shuffledRows,
];
