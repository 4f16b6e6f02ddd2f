/** `send`: the application itself; `step`: a page of it; `draft`: an answer that was saved on the way; `file`: one that was chosen. */
export type FormRequestKind = 'page' | 'asset' | 'draft' | 'step' | 'file' | 'send' | 'other';

export interface LoggedFormRequest {
  kind: FormRequestKind;
  method: string;
  path: string;
}

/** What the server of a form was asked, in order. */
export interface FormLog {
  add(request: LoggedFormRequest): void;
  requests(): readonly LoggedFormRequest[];
  count(kind: FormRequestKind): number;
  /** The answers of the application that was sent last; null where none was. */
  sent(): Readonly<Record<string, unknown>> | null;
  keepSent(answers: Readonly<Record<string, unknown>>): void;
  clear(): void;
}

export function createFormLog(): FormLog {
  let requests: LoggedFormRequest[] = [];
  let sent: Readonly<Record<string, unknown>> | null = null;
  return {
    add: (request) => void requests.push(request),
    requests: () => [...requests],
    count: (kind) => requests.filter((request) => request.kind === kind).length,
    sent: () => sent,
    keepSent: (answers) => {
      sent = answers;
    },
    clear() {
      requests = [];
      sent = null;
    },
  };
}
