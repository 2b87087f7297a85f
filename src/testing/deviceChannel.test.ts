import { createDeviceChannel } from './deviceChannel';

it('A channel of a device brings messages to the other tabs, later and in order; a closed one gets none', () => {
  const device = createDeviceChannel(true, () => undefined);
  let isFrozen = true;
  const heard: unknown[][] = [[], [], [], []];
  const [sends, hears, , left] = [0, 1, 2, 3].map((tab) => {
    const channel = device.open(() => tab !== 2 || !isFrozen);
    channel.onMessage((message) => heard[tab]?.push(message));
    return channel;
  });
  left?.setOpen(false);
  sends?.post(1);
  hears?.post(2);
  sends?.post(3);
  expect(heard).toEqual([[], [], [], []]);
  const deliver = (): void => {
    for (let [next] = device.pending(); next !== undefined; [next] = device.pending()) next();
  };
  deliver();
  expect(heard).toEqual([[2], [1, 3], [], []]);
  isFrozen = false;
  left?.setOpen(true);
  deliver();
  expect(heard).toEqual([[2], [1, 3], [1, 2, 3], []]);
});
