/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { routes } from '../../lib/routes';
import { Secret } from '../../lib/secrets/secret';
import { arrivedAt } from '../../testing/arrivedAt';
import { openShop } from '../../testing/openShop';
import { answerExample, answerNonsense, cutOff, hold, refuse } from '../../testing/server';
import { signedInAtStart } from '../../testing/session';

const { authorizeUser, registerUser, getAccountInfo } = storefrontApi.endpoints;

function openCalls() {
  const shop = openShop();
  const { store } = shop;
  const password = new Secret('correct-horse');
  return {
    ...shop,
    signIn: () =>
      store.dispatch(
        authorizeUser.initiate({ authorizeRequestDto: { email: 'asha@example.com', password } }),
      ),
    register: () =>
      store.dispatch(
        registerUser.initiate({
          registerRequestDto: {
            email: 'asha@example.com',
            password,
            firstName: 'Asha',
            lastName: 'Verma',
          },
        }),
      ),
    loadAccount: async (address: string) => {
      store.dispatch(signedInAtStart());
      store.dispatch(arrivedAt(address));
      const call = store.dispatch(getAccountInfo.initiate());
      await call;
      call.unsubscribe();
    },
  };
}

describe('Section 8, Authentication', () => {
  it('a toast says that signing in succeeded, on the next page too', async () => {
    const shop = openCalls();
    await shop.signIn();
    expect(shop.toasts()).toMatchObject([
      { variant: 'success', message: 'Logged in successfully.', isForNextPage: true },
    ]);
  });

  it('a failure to sign in takes the place of the one before, until the shopper tries again', async () => {
    refuse('authorizeUser', 401);
    const shop = openCalls();
    await shop.signIn();
    await shop.signIn();
    expect(shop.toasts()).toMatchObject([
      {
        variant: 'destructive',
        message: 'Failed to login. Please check your credentials.',
        isForNextPage: false,
      },
    ]);
    const release = hold('authorizeUser');
    const signIn = shop.signIn();
    expect(shop.toasts()).toEqual([]);
    release();
    await signIn;
    expect(shop.toasts()).toMatchObject([{ variant: 'success' }]);
  });

  it('a toast says that the account was created, on the home page', async () => {
    const shop = openCalls();
    await shop.register();
    expect(shop.toasts()).toMatchObject([
      {
        variant: 'success',
        message: 'Account created successfully. You can now log in.',
        isForNextPage: true,
      },
    ]);
    expect(shop.went).toEqual([routes.home]);
  });

  it.each([
    ['an error of its own', () => refuse('registerUser', 409, 'Email taken.'), 'Email taken.'],
    ['an error without a text', () => refuse('registerUser', 409), 'Failed to register. Please try again.'],
    ['no answer', () => cutOff('registerUser'), 'Failed to register. Please try again.'],
  ])('a toast says that no account was created: %s', async (_what, fail, message) => {
    fail();
    const shop = openCalls();
    await shop.register();
    await shop.register();
    expect(shop.toasts()).toMatchObject([{ variant: 'destructive', title: 'Registration Error', message }]);
    expect(shop.went).toEqual([]);
    answerExample('registerUser');
    await shop.register();
    expect(shop.toasts()).toMatchObject([{ variant: 'success' }]);
  });
});

describe('Section 8, the account', () => {
  it.each([
    ['a refusal', () => refuse('getAccountInfo', 500), 'Failed to load account information (Status: 500)'],
    [
      'no answer',
      () => cutOff('getAccountInfo'),
      'Failed to load account information (No response received)',
    ],
    [
      'an answer that cannot be read',
      () => answerNonsense('getAccountInfo'),
      'Failed to load account information: The answer of the server could not be read.',
    ],
  ])('a toast says on its page that it could not be loaded: %s', async (_what, fail, message) => {
    fail();
    const shop = openCalls();
    await shop.loadAccount(routes.account);
    await shop.loadAccount(routes.account);
    expect(shop.toasts()).toMatchObject([{ variant: 'destructive', message }]);
    answerExample('getAccountInfo');
    await shop.loadAccount(routes.account);
    expect(shop.toasts()).toEqual([]);
  });

  it('other pages do not say so', async () => {
    refuse('getAccountInfo', 500);
    const shop = openCalls();
    await shop.loadAccount(routes.orders);
    expect(shop.toasts()).toEqual([]);
  });
});
