import { describe, expect, it } from 'vitest';
import { initialQuery } from '@/domain/job/job-query';
import { job, jobsAtHand, nobody } from './job-source-of';

describe('search', () => {
  it('finds words in every field, whatever their case and accents', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'Bäcker', company: 'Zürcher Brot', employmentType: 'Vollzeit' }),
      job({ title: 'Cook', location: 'Łódź', tags: ['dream'] }),
      job({ title: 'Nurse', notes: 'Ask for Zoë', description: 'You care for people in Straßburg.' }),
    ]);
    expect(await titles({ text: 'BACKER' })).toEqual(['Bäcker']);
    expect(await titles({ text: 'zürch vollzeit' })).toEqual([]);
    expect(await titles({ text: 'vollzeit zürch' })).toEqual(['Bäcker']);
    expect(await titles({ text: 'lodz dream' })).toEqual(['Cook']);
    expect(await titles({ text: 'zoe people' })).toEqual(['Nurse']);
    expect(await titles({ text: 'strassb' })).toEqual(['Nurse']);
    expect(await titles({ text: ' … ' })).toHaveLength(3);
  });

  it('takes the last word for a beginning while it is typed, the others as they are', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'Java developer' }),
      job({ title: 'Engineer', description: 'JavaScript, for developers.' }),
    ]);
    expect(await titles({ text: 'java' })).toEqual(['Java developer', 'Engineer']);
    expect(await titles({ text: 'java ' })).toEqual(['Java developer']);
    expect(await titles({ text: 'java dev' })).toEqual(['Java developer']);
    expect(await titles({ text: 'developers java' })).toEqual(['Engineer']);
  });

  it('tells C++, C# and .NET from C and net', async () => {
    const { titles } = jobsAtHand([
      job({ title: 'one', description: 'C, of course' }),
      job({ title: 'two', description: 'C++17' }),
      job({ title: 'three', description: 'C#/.NET' }),
      job({ title: 'four', description: 'net pay, and Node.js' }),
    ]);
    expect(await titles({ text: 'c++' })).toEqual(['two']);
    expect(await titles({ text: 'C# ' })).toEqual(['three']);
    expect(await titles({ text: 'c ' })).toEqual(['one']);
    expect(await titles({ text: '.net ' })).toEqual(['three']);
    expect(await titles({ text: 'net ' })).toEqual(['three', 'four']);
    expect(await titles({ text: 'node.js' })).toEqual(['four']);
    expect(await titles({ text: 'js' })).toEqual(['four']);
  });

  it('finds parts of texts that are written without spaces', async () => {
    const { titles } = jobsAtHand([
      job({ title: '東京都の開発者' }),
      job({ title: '大阪', description: '機械学習エンジニアとしてJavaを使う' }),
      job({ title: '개발자를 찾습니다' }),
    ]);
    expect(await titles({ text: '京都' })).toEqual(['東京都の開発者']);
    expect(await titles({ text: '者' })).toEqual(['東京都の開発者']);
    expect(await titles({ text: '学習' })).toEqual(['大阪']);
    expect(await titles({ text: '機械学習' })).toEqual(['大阪']);
    expect(await titles({ text: 'ｊａｖａ' })).toEqual(['大阪']);
    expect(await titles({ text: '개발자' })).toEqual(['개발자를 찾습니다']);
    expect(await titles({ text: 'ハ' })).toEqual([]);
  });

  it('answers before all is read, and says how much was', async () => {
    const many = Array.from({ length: 700 }, (_, index) => job({ title: `Cook ${index}`, description: 'Soup' }));
    const jobs = jobsAtHand(many);
    const first = await jobs.engine.ask({ ...initialQuery, text: 'cook' }, nobody);
    expect(first.count).toBe(60);
    expect(first.loaded).toBeLessThan(1);
    const last = await jobs.settled({ text: 'soup' });
    expect(last).toEqual({ count: 700, total: 700, leftOut: 0, loaded: 1, indexed: 1 });
  });
});

describe('a change', () => {
  it('is found, and what was before is not', async () => {
    const cook = job({ title: 'Cook', description: 'Soup' });
    const jobs = jobsAtHand([cook, job({ title: 'Nurse' })]);
    expect(await jobs.titles({ text: 'soup' })).toEqual(['Cook']);
    jobs.put({ ...cook, description: 'Bread' }, job({ title: 'Baker', description: 'Bread' }));
    expect(await jobs.titles({ text: 'soup' })).toEqual([]);
    expect(await jobs.titles({ text: 'bread' })).toEqual(['Cook', 'Baker']);
  });

  it('takes what was deleted or merged off, and puts it back at its place', async () => {
    const [one, two, three] = ['One', 'Two', 'Three'].map((title) => job({ title, description: 'Bread' }));
    if (!one || !two || !three) throw new Error('no jobs');
    const jobs = jobsAtHand([one, two, three]);
    expect(await jobs.titles()).toEqual(['One', 'Two', 'Three']);
    jobs.put({ ...one, deletedAt: '2026-11-22T00:00:00.000Z' }, { ...two, mergedInto: three.id });
    expect(await jobs.titles({ text: 'bread' })).toEqual(['Three']);
    expect(await jobs.engine.row(one.id)).toBeNull();
    jobs.put(one, two);
    expect(await jobs.titles({ text: 'bread' })).toEqual(['One', 'Two', 'Three']);
  });

  it('without a name has everything read anew', async () => {
    const jobs = jobsAtHand([job({ title: 'Cook' }), job({ title: 'Nurse' })]);
    expect(await jobs.titles()).toEqual(['Cook', 'Nurse']);
    jobs.replaceAll([job({ title: 'Baker', description: 'Bread' })]);
    await expect.poll(() => jobs.titles({ text: 'bread' })).toEqual(['Baker']);
    expect((await jobs.settled()).total).toBe(1);
  });

  it('is told of', async () => {
    const cook = job({ title: 'Cook' });
    const jobs = jobsAtHand([cook]);
    await jobs.settled();
    await new Promise((resolve) => setTimeout(resolve, 300));
    let told = 0;
    const end = jobs.engine.onChange(() => {
      told += 1;
    });
    jobs.put({ ...cook, status: 'applied' });
    await expect.poll(() => told).toBe(1);
    end();
  });
});
