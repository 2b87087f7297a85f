/** What other features may use of location. */
export {
  overlayClosed,
  overlayOpened,
  selectLocation,
  selectOverlay,
  selectPath,
  selectQuery,
} from './locationSlice';
