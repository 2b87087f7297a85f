/** The session of the engine's account `gateway`, which may look up any order and record payments. */
import { EngineRefusal, type EngineCall, type EngineClient, type EngineReply } from './engineClient';

const ACCOUNT = 'gateway';

const LOGIN = `mutation ($username: String!, $password: String!) {
  login(username: $username, password: $password) { __typename }
}`;

/** A call of the Admin API. */
export type ServiceCall = Omit<EngineCall, 'api' | 'token'>;

/** Takes the account's password, returns what calls the Admin API. It signs in when it has no session any more. */
export const createServiceSession = (engine: EngineClient, password: string) => {
  let session: Promise<string> | null = null;

  const signIn = async (): Promise<string> => {
    const { newToken } = await engine({
      api: 'admin-api',
      name: 'the sign-in of the gateway',
      query: LOGIN,
      variables: { username: ACCOUNT, password },
    });
    if (newToken === null) throw new Error('The engine does not know the password of its account gateway.');
    return newToken;
  };

  const token = (): Promise<string> => {
    const current = session ?? signIn();
    session = current;
    current.catch(() => {
      if (session === current) session = null;
    });
    return current;
  };

  return async (call: ServiceCall): Promise<EngineReply> => {
    const used = token();
    try {
      return await engine({ ...call, api: 'admin-api', token: await used });
    } catch (error) {
      if (!(error instanceof EngineRefusal && error.code === 'FORBIDDEN')) throw error;
      if (session === used) session = null;
      return engine({ ...call, api: 'admin-api', token: await token() });
    }
  };
};

/** What `createServiceSession` returns. */
export type ServiceSession = ReturnType<typeof createServiceSession>;
