import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { writeToken } from '../api/authCookie';
import { currentSession } from '../api/session';
import { App } from '../app/App';
import { preloadPage } from '../app/routes';
import { sessionRestored } from '../features/auth/authSlice';
import { cartRestored } from '../features/cart/cartSlice';
import { openPage } from '../testing/openPage';
import '../testing/server';
import { testToken } from '../testing/session';
import { openTrace } from './replay/openedTrace';
import { filterStory, wholeStory } from './replay/storyFilter';
import { recordActions, serialiseTrace } from './testing/keptTrace';

/** Opens an address with an empty cart. Returns what the story has told so far, but calls. */
async function visit(address: string): Promise<() => readonly string[]> {
  await preloadPage(address);
  writeToken(testToken);
  const { tools } = recordActions();
  const { store, navigator } = openPage(address, { tools });
  store.dispatch(sessionRestored({ sessionId: currentSession(), rememberedEmail: '' }));
  store.dispatch(cartRestored([]));
  await act(async () => render(<App store={store} navigator={navigator} />));
  return () => {
    const about = { app: 'storefront', build: 'test', url: address, ua: 'jest' };
    const result = openTrace('visit.json', serialiseTrace(tools.recorder.take(), about));
    if (!result.ok) throw new Error(result.message);
    const { lines } = result.opened;
    const told = filterStory(result.opened, wholeStory, new Map()).map(({ step }) => lines[step]);
    return told.flatMap((line) => (line === undefined || line.type.startsWith('api/') ? [] : [line.text]));
  };
}

describe('The story of a development build, where React runs effects twice', () => {
  beforeAll(() => configure({ reactStrictMode: true }));
  afterAll(() => configure({ reactStrictMode: false }));

  it.each([
    ['/product/51d0e8b4-linen-kurta', /^Viewed /],
    ['/checkout', /^Order not sent: the cart is empty/],
    ['/cart', /^Came to \/cart/],
    ['/payment?orderId=ORD-7', /^Showed the payment form/],
  ])('has no line twice: %s', async (address, line) => {
    const story = await visit(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(story()).toContainEqual(expect.stringMatching(line)));
    expect(story()).toEqual([...new Set(story())]);
  });
});
