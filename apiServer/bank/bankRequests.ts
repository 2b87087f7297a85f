/** The addresses of the pretend bank. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { toPath } from '../apiRequests';
import { HttpError, UNKNOWN_ADDRESS } from '../errors';
import { isReading, readBody, send } from '../http';
import type { Bank, BankAnswer } from './bank';
import { BANK_PATH } from './constants';

/** What the bank's addresses begin with. */
export const BANK_PREFIX = '/bank/';

const answerBank = async (bank: Bank, request: IncomingMessage): Promise<BankAnswer> => {
  const { path, query } = toPath(request.url ?? '/');
  if (isReading(request)) {
    const reference = new URLSearchParams(query).get('reference') ?? '';
    if (path === BANK_PATH.net) return bank.show('net', reference);
    if (path === BANK_PATH.upi) return bank.show('upi', reference);
  } else if (request.method === 'POST') {
    const form = new URLSearchParams(await readBody(request));
    const reference = form.get('reference') ?? '';
    if (path === BANK_PATH.card) return bank.show('card', reference, form.get('amount'));
    if (path === BANK_PATH.pay) return bank.pay(reference);
    if (path === BANK_PATH.cancel) return bank.cancel(reference);
  }
  throw new HttpError(404, UNKNOWN_ADDRESS);
};

/** Answers a request of the bank. Rejects with an HttpError 404 for an address that it does not have. */
export const handleBank = async (
  bank: Bank,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const answer = await answerBank(bank, request);
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
  if (answer.kind === 'redirect') {
    send(request, response, { status: 303, headers: { ...headers, Location: answer.url } });
    return;
  }
  const { status, html, contentSecurityPolicy } = answer.page;
  send(request, response, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
    },
    body: html,
  });
};
