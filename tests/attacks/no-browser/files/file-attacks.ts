import type { PlainAttack } from '../../attack';
import { addressAttacks } from './address-attacks';
import { backupAttacks } from './backup-attacks';
import { exportAttacks } from './export-attacks';
import { hugeFileAttacks } from './huge-files';
import { keyAttacks } from './key-attacks';

/** Keys, backups and files: what they may bring, and where they may lead. */
export const fileAttacks: readonly PlainAttack[] = [
  ...keyAttacks,
  ...backupAttacks,
  ...addressAttacks,
  ...hugeFileAttacks,
  ...exportAttacks,
];
