import { createCallbacks } from '../lib/callbacks';

/**
 * A fake BroadcastChannel of one name. Each other tab gets a message later and in order, a frozen one when it goes on.
 * @param hasChannels whether the browser has any: without, nobody gets a message
 * @param onPending called when there is something new to deliver
 */
export function createDeviceChannel<Message>(hasChannels: boolean, onPending: () => void) {
  const receivers: { readonly post: (message: Message) => void; readonly next: () => (() => void) | null }[] =
    [];
  return {
    /** Opens it in a tab. `isRunning` is false while the tab is frozen. */
    open(isRunning: () => boolean) {
      const callbacks = createCallbacks<[message: Message]>();
      const inbox: (() => void)[] = [];
      let isOpen = hasChannels;
      const receiver = {
        post: (message: Message): void => {
          if (isOpen) inbox.push(() => callbacks.call(message));
        },
        next: () => (isRunning() && inbox.length > 0 ? () => inbox.shift()?.() : null),
      };
      receivers.push(receiver);
      return {
        post(message: Message): void {
          if (!isOpen) return;
          const copy = structuredClone(message);
          for (const other of receivers) if (other !== receiver) other.post(copy);
          onPending();
        },
        onMessage: callbacks.add,
        /** A closed channel gets nothing: that of a closed page, or of one in the back/forward cache. */
        setOpen(next: boolean): void {
          isOpen = next && hasChannels;
          if (!isOpen) inbox.length = 0;
        },
      };
    },
    /** The deliveries that are possible now, as functions. */
    pending: (): (() => void)[] => receivers.flatMap(({ next }) => next() ?? []),
  };
}
