import type { CleanTwin } from '../attack';
import { cleanTwin } from './clean/clean-board';
import { cleanLists } from './clean/lists';
import { cleanRows } from './clean/rows';
import { cleanSearches } from './clean/searches';

/** Ordinary boards: they are collected whole, whatever guards there are. */
export const cleanBoards: readonly CleanTwin[] = [...cleanRows, ...cleanLists, ...cleanSearches].map(cleanTwin);
