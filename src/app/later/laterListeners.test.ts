import { shellClosed, shellOpened } from '../layouts/shellSlice';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { createAppStore } from '../store';
import type { LaterFeature } from './laterFeatures';
import { installFeature } from './laterFeatures';

/** A feature that counts how often the menu is opened. */
function createCounter() {
  const counter = { count: 0 };
  const feature: LaterFeature = {
    addListeners: (startListening) => {
      startListening({
        actionCreator: shellOpened,
        effect: () => {
          counter.count += 1;
        },
      });
    },
  };
  return { counter, feature };
}

const openPage = () => createAppStore(memoryEnvironment().environment);

describe('The listeners of a feature that is loaded later', () => {
  it('hear the events of an open page, once, however often the feature is installed', () => {
    const store = openPage();
    const { counter, feature } = createCounter();
    store.dispatch(shellOpened('menu'));
    expect(counter.count).toBe(0);
    store.dispatch(shellClosed());
    installFeature(feature);
    installFeature(feature);
    store.dispatch(shellOpened('menu'));
    expect(counter.count).toBe(1);
  });

  it('hear those of a page that is opened afterwards', () => {
    const { counter, feature } = createCounter();
    installFeature(feature);
    openPage().dispatch(shellOpened('menu'));
    expect(counter.count).toBe(1);
  });
});
