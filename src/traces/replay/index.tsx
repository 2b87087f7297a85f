import '../../app/assetPath';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { fetchAddressedTrace } from './addressedTrace';
import { goOffline } from './offline';
import { ReplayPage } from './ReplayPage';
import { startFramedShop } from './framedShop';

// The page of replays has two documents made of the same scripts: the timeline, and in its frame the shop.
// Its own file is fetched before anything else; from then on it asks for nothing.
const frame = window.frameElement;
const load = window.fetch.bind(window);
const asked = frame === null ? fetchAddressedTrace(new URL(window.location.href), load) : null;
goOffline();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

if (frame === null) {
  createRoot(root).render(
    <ThemeRoot>
      <ReplayPage asked={asked} />
    </ThemeRoot>,
  );
} else {
  void startFramedShop(frame, root);
}
