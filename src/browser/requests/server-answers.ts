import type Protocol from 'devtools-protocol';

type Source = chrome.debugger.DebuggerSession;

/** Bytes. Longer ones sign nothing. */
const longestAnswer = 500_000;
const isText = /json|text|javascript|xml/i;
const mostOpen = 500;

/** Reports responses of some origins to a tab's scripts as they arrive. `isWanted`: by address. Needs `Network` enabled. */
export function watchServerResponses(isWanted: (url: string) => boolean, onText: (text: string, url: string) => void) {
  const open = new Map<string, string>();
  return (source: Source, method: string, params?: object): void => {
    if (method === 'Network.responseReceived' && isResponse(params)) {
      const { requestId, response, type } = params;
      const isAnswer =
        /^(?:XHR|Fetch|Document)$/.test(type) && isText.test(response.mimeType) && isWanted(response.url);
      if (isAnswer && open.size < mostOpen) open.set(requestId, response.url);
      return;
    }
    if (method !== 'Network.loadingFinished' || !isFinished(params)) return;
    const { requestId, encodedDataLength } = params;
    const url = open.get(requestId);
    open.delete(requestId);
    if (url === undefined || encodedDataLength > longestAnswer) return;
    void chrome.debugger.sendCommand(source, 'Network.getResponseBody', { requestId }).then(
      (told) => isBody(told) && onText(told.body, url),
      () => undefined,
    );
  };
}

function isResponse(params: object | undefined): params is Protocol.Network.ResponseReceivedEvent {
  return params !== undefined && 'response' in params && 'type' in params;
}

function isFinished(params: object | undefined): params is Protocol.Network.LoadingFinishedEvent {
  return params !== undefined && 'requestId' in params && 'encodedDataLength' in params;
}

function isBody(told: unknown): told is { body: string } {
  return typeof told === 'object' && told !== null && 'body' in told && typeof told.body === 'string';
}
