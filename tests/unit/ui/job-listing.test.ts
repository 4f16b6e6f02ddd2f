import { describe, expect, it } from 'vitest';
import { initialQuery, type JobQuery } from '@/domain/job/job-query';
import { noCriteria } from '@/domain/job/match-criteria';
import { JobListing } from '@/ui/jobs/listing/job-listing';
import { fakeEngine, settled } from './fake-engine';

const criteria = { match: noCriteria, hiddenCompanies: [] };
const search = (text: string): JobQuery => ({ ...initialQuery, text });

function listingOf() {
  const engine = fakeEngine();
  return { engine, listing: new JobListing(engine) };
}

describe('the listing', () => {
  it('shows an answer together with its first rows, never one without the other', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    expect(listing.state().shown).toBeNull();
    await engine.answer(1000);
    const { shown } = listing.state();
    expect(shown?.answer.count).toBe(1000);
    expect(shown?.rows.size).toBe(25);
  });

  it('asks ahead only where nothing was asked: nobody waits for what they did not ask', async () => {
    const { engine, listing } = listingOf();
    listing.askAhead(initialQuery, criteria);
    await engine.answer(1000);
    expect(listing.state().shown?.rows.size).toBe(25);
    listing.askAhead(search('a'), criteria);
    expect(engine.asked).toEqual([initialQuery]);
  });

  it('keeps what it shows until the answer to the latest question is there, and drops those to earlier ones', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(1000);
    listing.ask(search('a'), criteria);
    listing.ask(search('ab'), criteria);
    await engine.answer(30);
    expect(listing.state().shown?.answer.count).toBe(1000);
    await engine.answer(7);
    expect(listing.state().shown?.query.text).toBe('ab');
    expect(listing.state().shown?.rows.size).toBe(7);
  });

  it('reads what comes into view once, and lets go of what is far from it', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(1000);
    listing.look(90, 110);
    listing.look(91, 111);
    await settled();
    expect(engine.read).toEqual([
      [0, 25],
      [75, 100],
      [100, 125],
    ]);
    listing.look(900, 915);
    await settled();
    expect([...(listing.state().shown?.rows.keys() ?? [])].every((index) => index >= 775)).toBe(true);
  });

  it('reads what is near to what is in view', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(60);
    listing.look(0, 18);
    await settled();
    expect(engine.read).toEqual([
      [0, 25],
      [25, 50],
    ]);
  });

  it('answers another question with as many rows as are in view', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(1000);
    listing.look(500, 540);
    await settled();
    listing.ask(search('a'), criteria);
    await engine.answer(300);
    expect(listing.state().shown?.rows.size).toBe(50);
  });

  it('reads no rows while a question is open', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(1000);
    listing.ask(search('a'), criteria);
    listing.look(400, 410);
    await settled();
    expect(engine.read).toEqual([[0, 25]]);
  });

  it('stays where the user is when jobs change under the same question', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(1000);
    listing.look(400, 410);
    await settled();
    const end = listing.follow();
    engine.change();
    await engine.answer(1001);
    expect(engine.read.at(-1)).toEqual([400, 425]);
    end();
  });

  it('says why there is no answer, keeps what it shows, and asks again', async () => {
    const { engine, listing } = listingOf();
    listing.ask(initialQuery, criteria);
    await engine.answer(3);
    listing.ask(search('a'), criteria);
    await engine.fail(new Error('The worker is gone.'));
    expect(String(listing.state().problem?.error)).toContain('gone');
    expect(listing.state().shown?.answer.count).toBe(3);
    listing.retry();
    await engine.answer(2);
    expect(listing.state()).toMatchObject({ problem: null, shown: { answer: { count: 2 } } });
  });
});

describe('where nothing is found', () => {
  const query: JobQuery = { ...search('a'), filters: { ...initialQuery.filters, sites: ['a.example'] } };

  it('counts what there is without each part of the question, which it asks again at last', async () => {
    const { engine, listing } = listingOf();
    listing.ask(query, criteria);
    await engine.answer(0);
    await engine.answer(12);
    await engine.answer(0);
    await engine.answer(0);
    const { narrowings } = listing.state().shown ?? {};
    expect(narrowings?.map(({ name, count }) => [name, count])).toEqual([
      ['text', 12],
      ['sites', 0],
    ]);
    expect(engine.asked.at(-1)).toBe(query);
  });

  it('stops counting when something else is asked', async () => {
    const { engine, listing } = listingOf();
    listing.ask(query, criteria);
    await engine.answer(0);
    listing.ask(initialQuery, criteria);
    await engine.answer(12);
    await engine.answer(1000);
    expect(engine.asked).toHaveLength(3);
    expect(listing.state().shown).toMatchObject({ answer: { count: 1000 }, narrowings: null });
  });
});
