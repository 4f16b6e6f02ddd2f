import { openHtml } from './saved-pages';
import type { Score } from './score';
export const score: Score = async ({ lab }) => {
  const page = await openHtml(lab, '<p>hi', 'https://www.example.test/jobs');
  console.log(await lab.ask(page, 'ping', null));
  return {};
};
