import { createLaneRecorder, type LaneEvent } from './laneRecorder';

/** Lanes beside a recording whose place the test sets. */
function openLanes() {
  const place = { position: 0, number: 0, now: 1000 };
  const lanes = createLaneRecorder(
    { position: () => place.position, number: () => place.number },
    () => place.now,
  );
  return { place, lanes };
}

const task = (duration: number): LaneEvent => ({ kind: 'longTask', duration });

describe('What happens beside the actions', () => {
  it('has the step and the time at which it began, and the order in which it ended', () => {
    const { place, lanes } = openLanes();
    const endFirst = lanes.begin();
    Object.assign(place, { position: 4, now: 2000 });
    lanes.begin()(task(2));
    endFirst(task(1));
    expect(lanes.take(0)).toEqual([
      { kind: 'longTask', duration: 2, step: 4, at: 2000 },
      { kind: 'longTask', duration: 1, step: 0, at: 1000 },
    ]);
  });

  it('begins anew with a recording, without what began in the one before', () => {
    const { place, lanes } = openLanes();
    for (let count = 0; count <= 1000; count += 1) lanes.begin()(task(count));
    const endOld = lanes.begin();
    place.number = 1;
    expect(lanes.count(1)).toBe(0);
    expect(lanes.take(1)).toEqual([]);
    lanes.begin()(task(7));
    endOld(task(8));
    expect(lanes.take(1)).toMatchObject([{ duration: 7 }]);
    expect(lanes.count(1)).toBe(1);
    expect(lanes.take(0)).toEqual([]);
    expect(lanes.count(0)).toBe(0);
  });

  it('keeps the last thousand, and counts those it dropped', () => {
    const { lanes } = openLanes();
    for (let count = 0; count < 1000; count += 1) lanes.begin()(task(count));
    expect(lanes.take(0)).toHaveLength(1000);
    lanes.begin()(task(1000));
    expect(lanes.count(0)).toBe(1001);
    expect(lanes.take(0)).toHaveLength(1000);
    expect(lanes.take(0)[0]).toMatchObject({ duration: 1 });
    // The nth of the recording, whatever was dropped.
    expect(lanes.take(0, 1000)).toMatchObject([{ duration: 1000 }]);
    expect(lanes.take(0, 1001)).toEqual([]);
  });

  it('holds no secret of an address', () => {
    const { lanes } = openLanes();
    const address = '/reset?id=1&token=canary';
    const hidden = '/reset?id=1&token=[secret]';
    const call = { method: 'GET', status: 400, duration: 1, sent: null, received: null };
    lanes.begin()({ kind: 'call', ...call, path: address, error: `No ${address}` });
    lanes.begin()({ kind: 'console', text: address });
    lanes.begin()({ kind: 'rejection', text: address });
    lanes.begin()({ kind: 'policy', directive: 'img-src', blocked: address });
    const place = { step: 0, at: 1000 };
    expect(lanes.take(0)).toEqual([
      { kind: 'call', ...call, path: hidden, error: `No ${hidden}`, ...place },
      { kind: 'console', text: hidden, ...place },
      { kind: 'rejection', text: hidden, ...place },
      { kind: 'policy', directive: 'img-src', blocked: hidden, ...place },
    ]);
  });
});
