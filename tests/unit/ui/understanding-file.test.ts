import { expect, it } from 'vitest';
import { understandingFile } from '@/ui/understanding/understanding-file';
import { sampleExplored } from '../../browser/exploration-samples';

it('gives phase 2 what it is promised, with the options of every filter by its name', () => {
  const { name, text } = understandingFile({ ...sampleExplored, site: 'localhost:8080' });
  expect(name).toBe('jobtrail-localhost-8080-job_search.json');
  const contract = JSON.parse(text);
  expect(Object.keys(contract)).toEqual([
    'site',
    'pageType',
    'keyElements',
    'behaviors',
    'filterOptions',
    'filters',
    'keyFindings',
    'understanding',
    'goals',
    'recipe',
    'exploredAt',
    'exploredBy',
  ]);
  expect(contract.filterOptions['Date posted']).toEqual(['Past 24 hours', 'Past week', 'Past month']);
  expect(contract.goals).toEqual(sampleExplored.goals);
});
