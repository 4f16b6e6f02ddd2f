import { putPerson } from '../harness/person';
import { personaProfile } from '../persona-profile';
import { allForms } from '../sites/forms/all-forms';
import type { FormSite } from '../sites/forms/form-site';
import { byWhom, type SiteChoice, type Trial } from './by-whom';
import { type FillTally, printFillHead, printFillTally, printForm, tallyForms } from './fill/fill-tally';
import { type FormScore, scoreForm } from './fill/score-form';

/**
 * Has every form filled from the test person's profile, with the built-in rules and with a scripted model, sends it itself and judges
 * what the form's server got. Needs the built product.
 */
export function scoreFill(choice: SiteChoice): Promise<Record<string, FillTally>> {
  return byWhom(choice, allForms, scoreAll);
}

async function scoreAll({ who, product, origin, answering, sites }: Trial<FormSite>): Promise<FillTally> {
  const profile = personaProfile();
  const scores: FormScore[] = [];
  printFillHead(who);
  for (const [index, form] of sites) {
    await product.wakeWorker();
    await product.forget();
    await putPerson(product.control, profile);
    await fetch(`${origin}/control/reset`, { method: 'POST' });
    await answering.begin(form.name, index);
    const score = await scoreForm(product, origin, form, answering);
    printForm(score);
    scores.push(score);
  }
  const tally = tallyForms(scores, answering.refused());
  printFillTally(tally);
  return tally;
}
