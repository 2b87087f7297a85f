export {
  locationChanged,
  overlayClosed,
  overlayOpened,
  selectLocation,
  selectOverlay,
  selectPath,
  selectQuery,
} from './locationSlice';
