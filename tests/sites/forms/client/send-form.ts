/** What was answered, by the names of the questions; files apart from the rest. */
export type Answers = Readonly<Record<string, string | readonly string[] | File | undefined>>;

/** Sends something to the form's own server as a browser sends forms. `path`: `send`, `upload` or `save`. */
export async function post(path: string, answers: Answers): Promise<Response> {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) {
    if (answer instanceof File) form.append(name, answer);
    else if (typeof answer === 'string') form.append(name, answer);
    else for (const each of answer ?? []) form.append(name, each);
  }
  return fetch(path, { method: 'POST', body: form });
}
