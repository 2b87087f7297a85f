/** What a test gets for an imported font or picture: an address that names no file. */
const assetUrl = '/asset-stub';

export default assetUrl;
