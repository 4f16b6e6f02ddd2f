import type { LiveEvent } from '@/domain/run/live-event';

const channelName = 'jobtrail-live';

/** Tells every open part of the extension, including this one, what changed. */
export type PublishEvent = (event: LiveEvent) => void;

/**
 * Announces over a BroadcastChannel. Opened at the first event and kept open: a channel does not keep a worker alive, and closing it right
 * after a message may lose that message.
 */
export function createEventPublisher(): PublishEvent {
  let channel: BroadcastChannel | null = null;
  return (event) => {
    channel ??= new BroadcastChannel(channelName);
    channel.postMessage(event);
  };
}

/** Calls `listener` for every event from any part of the extension, until the returned function is called. */
export function subscribeToEvents(listener: (event: LiveEvent) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => listener(data);
  return () => channel.close();
}
