import { initialState } from '../../app/store';
import { connectionLost, connectionReducer, connectionRegained, selectIsOffline } from './connectionSlice';

it('The shop is online at first, offline once the connection is lost, and online when it is back', () => {
  const first = connectionReducer(undefined, { type: 'none' });
  const lost = connectionReducer(first, connectionLost());
  const regained = connectionReducer(lost, connectionRegained());
  const isOffline = [first, lost, regained].map((connection) =>
    selectIsOffline({ ...initialState(), connection }),
  );
  expect(isOffline).toEqual([false, true, false]);
  expect(first).toEqual({ status: 'online' });
  expect(regained).toEqual(first);
});
