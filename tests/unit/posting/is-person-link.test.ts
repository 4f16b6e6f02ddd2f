import { expect, it } from 'vitest';
import { isPersonLink } from '@/jobs/posting/is-person-link';

it.each([
  ['https://forum.example/user?id=ada', true],
  ['https://forum.example/users/ada', true],
  ['https://forum.example/c/members/ada/', true],
  ['https://forum.example/jobs/42', false],
  ['https://forum.example/members/jobs/42', false],
  ['https://forum.example/user-researcher-42', false],
  ['https://forum.example/organisations/profile/42', false],
  ['not an address', false],
])('%s', (url, isPerson) => {
  expect(isPersonLink(url)).toBe(isPerson);
});
