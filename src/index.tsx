import './app/assetPath';
import { startPage } from './app/startPage';
import { fromPublic } from './lib/publicPath';
import { isRenderedFor } from './lib/renderedPage';
import { paths } from './lib/routes';
import { takeOverScrolling } from './lib/scrollPlaces';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
const hydrates = isRenderedFor(window.location, root);
// The cart's page is rendered while it is loading: its lines are on the device.
if (!hydrates || fromPublic(window.location.pathname) === paths.cart) takeOverScrolling();
startPage(root, hydrates);
