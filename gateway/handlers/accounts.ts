import { NOT_SIGNED_IN, requireAccount } from '../../apiServer/apiContract';
import { HttpError } from '../../apiServer/errors';
import { readRegistration, wrongPassword } from '../../apiServer/orders';
import type { EngineClient } from '../engineClient';
import type { Fields } from '../fields';
import type { GatewayParts, Handlers, Shopper } from './types';

/** Guessing passwords: by address of the account, and by where the requests come from. */
export const SIGN_IN_LIMIT = { requests: 10, seconds: 600 };
const SIGN_IN_CLIENT_LIMIT = { requests: 200, seconds: 600 };

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(username: $email, password: $password, rememberMe: true) { __typename }
}`;
const REGISTER = `mutation ($input: RegisterShopperInput!) { registerShopper(input: $input) { id email } }`;
const ACCOUNT = `{ activeCustomer { firstName lastName emailAddress createdAt } }`;

/** The signed-in customer. Rejects with an HttpError 401 where the session has ended. */
export const readCustomer = async (engine: EngineClient, { token }: Shopper): Promise<Fields> => {
  const { data } = await engine({ api: 'shop-api', name: 'activeCustomer', query: ACCOUNT, token });
  if (!data.has('activeCustomer')) throw new HttpError(401, NOT_SIGNED_IN);
  return data.child('activeCustomer');
};

/** The handlers of authorizeUser, registerUser and getAccountInfo. */
export const createAccountHandlers = ({
  engine,
  limits,
}: Pick<GatewayParts, 'engine' | 'limits'>): Pick<
  Handlers,
  'authorizeUser' | 'registerUser' | 'getAccountInfo'
> => ({
  authorizeUser: async ({ body }, { clientAddress }) => {
    const email = body.email.trim().toLowerCase();
    await limits.count('sign-in', email, SIGN_IN_LIMIT);
    await limits.count('sign-in-client', clientAddress, SIGN_IN_CLIENT_LIMIT);
    const { data, newToken } = await engine({
      api: 'shop-api',
      name: 'login',
      query: LOGIN,
      variables: { email, password: body.password },
    });
    if (data.child('login').text('__typename') !== 'CurrentUser' || newToken === null) throw wrongPassword();
    await limits.forget('sign-in', email);
    return { token: newToken };
  },
  registerUser: async ({ body }) => {
    const { data } = await engine({
      api: 'shop-api',
      name: 'registerShopper',
      query: REGISTER,
      variables: { input: readRegistration(body) },
    });
    const account = data.child('registerShopper');
    return { id: account.text('id'), email: account.text('email') };
  },
  getAccountInfo: async (_request, context) => {
    const customer = await readCustomer(engine, requireAccount(context));
    return {
      data: {
        firstName: customer.text('firstName'),
        lastName: customer.text('lastName'),
        email: customer.text('emailAddress'),
        createdAt: customer.text('createdAt'),
      },
    };
  },
});
