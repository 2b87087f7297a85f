/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { storefrontApi } from '../../api/storefrontApi';
import { locationChanged } from '../location/locationSlice';
import { createAppStore } from '../../app/store';
import { Secret } from '../../lib/secrets/secret';
import { createDevice } from '../../testing/memoryDevice';
import { answer, refuse } from '../../testing/server';
import {
  notificationsReducer,
  pageLeft,
  selectToasts,
  toastDismissed,
  toastShown,
  toastsResolved,
  type ToastDraft,
} from './notificationsSlice';

const none = notificationsReducer(undefined, { type: 'start' });
const about = 'getStoreInfo';
const action = { label: 'Undo', event: { type: 'undo' } };

/** The state after these toasts were shown, one after the other. */
const showing = (...drafts: readonly ToastDraft[]) =>
  drafts.reduce((state, draft) => notificationsReducer(state, toastShown(draft)), none);
const messages = ({ toasts }: typeof none) => toasts.map(({ message }) => message);

describe('A toast', () => {
  it('is a success by default, with a title of its own and no action', () => {
    expect(showing({ message: 'Saved.' }).toasts).toMatchObject([
      {
        variant: 'success',
        title: 'Success',
        message: 'Saved.',
        action: null,
        about: null,
        isForNextPage: false,
      },
    ]);
  });

  it.each([
    ['destructive', undefined, 'Error'],
    ['info', undefined, 'Success'],
    ['destructive', 'Not paid', 'Not paid'],
  ] as const)('of the variant %s and the title %p has the title %s', (variant, title, shown) => {
    const [toast] = showing({ message: 'It failed.', variant, ...(title !== undefined && { title }) }).toasts;
    expect(toast).toMatchObject({ variant, title: shown });
  });

  it('has an id of its own, by which it is dismissed', () => {
    const state = showing({ message: 'First.' }, { message: 'Second.' });
    const [first, second] = state.toasts;
    expect(first?.id).not.toBe(second?.id);
    expect(messages(notificationsReducer(state, toastDismissed({ id: first?.id ?? '' })))).toEqual([
      'Second.',
    ]);
  });

  it('replaces the one with the same texts, and comes last', () => {
    const state = showing({ message: 'Saved.' }, { message: 'Sent.' }, { message: 'Saved.' });
    expect(messages(state)).toEqual(['Sent.', 'Saved.']);
  });

  it('replaces none of which only title or message is the same', () => {
    const state = showing(
      { message: 'Saved.' },
      { message: 'Saved.', title: 'Done' },
      { message: 'Sent.', title: 'Done' },
    );
    expect(messages(state)).toEqual(['Saved.', 'Saved.', 'Sent.']);
  });

  it('replaces the one about the same call, and none about another', () => {
    const state = showing(
      { message: 'No store.', about },
      { message: 'No orders.', about: 'listOrders' },
      { message: 'Saved.' },
      { message: 'Still no store.', about },
    );
    expect(messages(state)).toEqual(['No orders.', 'Saved.', 'Still no store.']);
  });
});

describe('Toasts about a call', () => {
  it('go when what they complained of is put right', () => {
    const state = showing({ message: 'No store.', about }, { message: 'Saved.' });
    expect(messages(notificationsReducer(state, toastsResolved({ about })))).toEqual(['Saved.']);
    expect(notificationsReducer(state, toastsResolved({ about: 'listOrders' }))).toBe(state);
  });

  it('go when the call succeeds, and stay when it fails again', async () => {
    const store = openShop().store;
    store.dispatch(toastShown({ message: 'No store.', about }));
    store.dispatch(toastShown({ message: 'No orders.', about: 'listOrders' }));
    const shown = () => selectToasts(store.getState()).map(({ message }) => message);
    refuse('getStoreInfo', 404);
    await store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate());
    expect(shown()).toContain('No orders.');
    answer('getStoreInfo', {});
    await store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined, { forceRefetch: true }));
    expect(shown()).toEqual(['No orders.']);
  });

  it('all go when the shopper signs in', async () => {
    const store = openShop().store;
    store.dispatch(toastShown({ message: 'Please sign in.' }));
    const authorizeRequestDto = { email: 'asha@example.com', password: new Secret('password') };
    await store.dispatch(storefrontApi.endpoints.authorizeUser.initiate({ authorizeRequestDto }));
    expect(selectToasts(store.getState()).map(({ message }) => message)).not.toContain('Please sign in.');
  });
});

describe('On another page', () => {
  it('stay toasts with an action, and for one page those that were meant for it', () => {
    const state = showing(
      { message: 'Saved.' },
      { message: 'Removed.', action },
      { message: 'Welcome.', isForNextPage: true },
    );
    const next = notificationsReducer(state, pageLeft());
    expect(messages(next)).toEqual(['Removed.', 'Welcome.']);
    expect(messages(notificationsReducer(next, pageLeft()))).toEqual(['Removed.']);
  });

  it('goes the last page’s toast; with another query of the same page it stays', () => {
    const { environment } = createDevice().openTab();
    const store = createAppStore(environment);
    const shown = () => selectToasts(store.getState()).map(({ message }) => message);
    const { location, kind } = store.getState().location;
    store.dispatch(toastShown({ message: 'Saved.' }));
    store.dispatch(locationChanged({ kind, location: { ...location, search: '?page=2' } }));
    expect(shown()).toEqual(['Saved.']);
    store.dispatch(locationChanged({ kind, location: { ...location, pathname: '/contact' } }));
    expect(shown()).toEqual([]);
  });
});
