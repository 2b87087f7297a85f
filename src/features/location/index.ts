/** What other features may use of location. */
export {
  locationChanged,
  overlayClosed,
  overlayOpened,
  selectLocation,
  selectOverlay,
  selectPath,
  selectQuery,
} from './locationSlice';
