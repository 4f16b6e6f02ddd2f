/** The extension's identity, as Chrome writes it. */
interface Own {
  id: string;
  /** `chrome-extension://<id>/sidepanel.html` */
  panelUrl: string;
}

type Sender = Pick<chrome.runtime.MessageSender, 'id' | 'origin' | 'url' | 'frameId'>;

/**
 * Whether the panel opened a port: this extension's own document at exactly that address, not inside another one. A content script has the
 * page's address, another extension another id.
 */
export function isPanel(sender: Sender | undefined, { id, panelUrl }: Own): boolean {
  const url = URL.parse(sender?.url ?? '');
  const own = new URL(panelUrl);
  return (
    sender?.id === id &&
    url !== null &&
    `${url.protocol}//${url.host}${url.pathname}` === `${own.protocol}//${own.host}${own.pathname}` &&
    (sender.origin === undefined || sender.origin === `${own.protocol}//${own.host}`) &&
    (sender.frameId ?? 0) === 0
  );
}
