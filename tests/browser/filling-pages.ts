/** Native controls of every kind. */
export function plainForm(): string {
  return `<!doctype html><title>Plain</title><body><form>
  <label>First name <input name="first"></label>
  <label>About you <textarea name="about"></textarea></label>
  <label>Country <select name="country"><option value="">Choose</option><option>Sweden</option><option>Norway</option></select></label>
  <fieldset><legend>Work permit</legend>
    <label><input type="radio" name="permit" value="y"> Yes</label><label><input type="radio" name="permit" value="n"> No</label>
  </fieldset>
  <fieldset><legend>Skills</legend>
    <label><input type="checkbox" name="skill" value="go"> Go</label><label><input type="checkbox" name="skill" value="c"> C</label>
    <label><input type="checkbox" name="skill" value="rust"> Rust</label>
  </fieldset>
  <label><input type="checkbox" name="new"> Newcomer</label>
  <label>Résumé <input type="file" name="cv" accept=".pdf"></label>
  <button>Send</button></form>`;
}
