import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putPerson, testCv } from '../harness/person';
import { type Product, startProduct } from '../harness/product';
import { type Filled, fillForm, fillTab } from '../score/fill/fill-form';
import { judgeForm } from '../score/fill/judge-form';
import { sendForm } from '../score/fill/send-form';
import { framed } from '../sites/forms/framed/framed';
import { personaResume } from '../sites/forms/persona-resume';
import { type RunningSites, startSites } from '../sites/server';

let sites: RunningSites;
let product: Product;
let filled: Filled;

beforeAll(async () => {
  [sites, product] = await Promise.all([startSites(), startProduct()]);
  await product.wakeWorker();
  await putPerson(product.control, personaResume);
  filled = await fillForm(product, sites.origin, framed);
});
afterAll(async () => {
  await product.close();
  await sites.close();
});

describe('a form in a frame of another site', () => {
  it('is ready, and was not sent', () => {
    expect(filled.run.result).toMatchObject({ success: true, code: 'ready' });
    expect(filled.received.submits).toEqual([]);
  });

  it('is given a file only after its user was told that choosing may send it', () => {
    expect(filled.beforeFiles).not.toBeNull();
  });

  it('is the same filled twice, and sends what is true', async () => {
    const again = await fillTab(product, sites.origin, framed, filled.tabId);
    expect(again.received).toMatchObject({ submits: [], uploads: [] });
    const posted = await sendForm(product, sites.origin, framed, filled.tabId);
    const resume = { fileName: testCv.fileName, bytes: testCv.text.length };
    const { missing, wrong, untruthful } = judgeForm(framed.questions, posted, resume);
    expect({ missing, wrong, untruthful }).toEqual({ missing: [], wrong: [], untruthful: [] });
    expect(posted).not.toBeNull();
  });
});
