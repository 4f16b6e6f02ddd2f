import { expect, it } from 'vitest';
import { findAnswers } from '@/ui/profile/answers/find-answers';
import { sampleAnswers } from '../../browser/profile-samples';

it.each([
  ['', 6],
  ['kubernetes years', 1],
  ['NORTHWIND', 1],
  ['jobs.example', 6],
  ['terraform', 1],
  ['zeppelin', 0],
])('finds by %j', (words, count) => {
  expect(findAnswers(sampleAnswers, words)).toHaveLength(count);
});
