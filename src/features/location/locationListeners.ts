import { createPath } from 'react-router-dom';
import type { AppStartListening } from '../../app/types';
import {
  locationChanged,
  overlayClosed,
  overlayOpened,
  selectLocation,
  selectOverlay,
} from './locationSlice';

/** Opens what lies over the page as an entry of the history of its own, so that Back closes it. */
export function addLocationListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: overlayOpened,
    effect: ({ payload: overlay }, { extra, getState }) => {
      if (selectOverlay(getState()) === overlay) return;
      const location = selectLocation(getState());
      extra.navigator.push(createPath(location), { ...location.state, overlay });
    },
  });

  startListening({
    actionCreator: overlayClosed,
    effect: (_action, { extra, getState }) => {
      // A link in it may have led to another page.
      if (selectOverlay(getState()) !== null) extra.navigator.back();
    },
  });

  // What was set while the filters were open stays when they are closed: the entry below has another address.
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload: { location, kind } }, { extra, getOriginalState }) => {
      const before = getOriginalState();
      const { pathname, search } = selectLocation(before);
      const wasClosed =
        selectOverlay(before) === 'filters' && kind === 'POP' && pathname === location.pathname;
      if (wasClosed && search !== location.search) extra.navigator.push(pathname + search);
    },
  });
}
