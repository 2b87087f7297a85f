/** Replaces imported fonts and pictures in tests. */
const assetUrl = '/asset-stub';

export default assetUrl;
