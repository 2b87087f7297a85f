import '../../app/assetPath';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { goOffline } from './offline';
import { ReplayPage } from './ReplayPage';
import { startFramedShop } from './framedShop';

// The page of replays has two documents made of the same scripts: the timeline, and in its frame the shop.
goOffline();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

const frame = window.frameElement;
if (frame === null) {
  createRoot(root).render(
    <ThemeRoot>
      <ReplayPage />
    </ThemeRoot>,
  );
} else {
  void startFramedShop(frame, root);
}
