import { createCallbacks } from '../lib/callbacks';

/** What the tabs of this browser tell each other at once. Best effort: a tab may miss a message. */
export interface TabChannel<Message> {
  post(message: Message): void;
  /** Calls back with each message of another tab. Returns the unsubscribe function. */
  onMessage(callback: (message: Message) => void): () => void;
}

function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The browser has none, or denies it with the storage.
    return null;
  }
}

/**
 * A channel by the browser's means, closed while the page is left: an open one keeps it out of the back/forward cache.
 * What it brings is trusted to be a message: another form of message needs another name.
 */
export function browserTabChannel<Message>(name: string): TabChannel<Message> {
  const callbacks = createCallbacks<[message: Message]>();
  let channel: BroadcastChannel | null = null;
  const start = (): void => {
    channel ??= open(name);
    if (channel === null) return;
    channel.onmessage = ({ data }: MessageEvent<Message>) => callbacks.call(data);
  };
  start();
  window.addEventListener('pageshow', start);
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
  return {
    post: (message) => channel?.postMessage(message),
    onMessage: callbacks.add,
  };
}
