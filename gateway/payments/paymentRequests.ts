/** Where shoppers come back from a provider, and where it tells of payments. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toPath } from '../../apiServer/apiRequests';
import { HttpError, UNKNOWN_ADDRESS } from '../../apiServer/errors';
import { isReading, mediaTypeOf, readBody, send } from '../../apiServer/http';
import type { PaymentProvider, ProviderRequest } from './provider';

/** What these addresses begin with. */
export const PAYMENTS_PREFIX = '/payments/';

const HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

const toProviderRequest = async (request: IncomingMessage): Promise<ProviderRequest> => {
  const values = new URLSearchParams(toPath(request.url ?? '/').query);
  const body = isReading(request) ? '' : await readBody(request);
  if (mediaTypeOf(request) === 'application/x-www-form-urlencoded')
    for (const [name, value] of new URLSearchParams(body)) values.append(name, value);
  return { values, body, header: (name) => String(request.headers[name.toLowerCase()] ?? '') };
};

/** Rejects with an HttpError, 404 for an unknown address. */
export const handlePayments = async (
  provider: PaymentProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { path } = toPath(request.url ?? '/');
  if (path === `${PAYMENTS_PREFIX}return`) {
    const location = await provider.onReturn(await toProviderRequest(request));
    send(request, response, { status: 303, headers: { ...HEADERS, Location: location } });
  } else if (path === `${PAYMENTS_PREFIX}notification` && request.method === 'POST') {
    await provider.onNotification(await toProviderRequest(request));
    send(request, response, { status: 204, headers: HEADERS });
  } else throw new HttpError(404, UNKNOWN_ADDRESS);
};
