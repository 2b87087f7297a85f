/** @jest-environment jest-fixed-jsdom */
import { exampleAnswer } from '../../testing/description';
import { toPaymentOutcome, unknownPaymentError } from './payment';

// A server may send anything: answers are not validated before they reach a model.

const png = 'iVBORw0KGgo=';
const qr = (qrBase64: unknown) => toPaymentOutcome({ success: true, action: { type: 'qr', qrBase64 } });

const failed = { kind: 'failed', message: unknownPaymentError, isUnclear: true };

describe('Section 3, Payment response', () => {
  it.each([
    ['redirectPost', 'redirectPost'],
    ['redirect', 'redirect'],
    ['deeplink', 'deeplink'],
    ['qrText', 'qrText'],
    ['qrImage', 'qrImage'],
    ['plain', 'completed'],
    ['declined', 'failed'],
  ])('as described under %s leads to %s [7.calls.26]', (example, kind) => {
    expect(toPaymentOutcome(exampleAnswer('submitPayment', 200, example))).toMatchObject({ kind });
  });

  it('says why it failed, or that the reason is unknown', () => {
    expect(toPaymentOutcome({ success: false, error: 'Declined.' })).toEqual({
      kind: 'failed',
      message: 'Declined.',
    });
    expect(toPaymentOutcome({ error: 'Declined.' })).toEqual({ kind: 'failed', message: 'Declined.' });
    for (const answer of [null, undefined, 'ok', [], {}, { success: 'true' }]) {
      expect(toPaymentOutcome(answer)).toEqual(failed);
    }
  });

  it.each([[[]], ['redirect'], [7]])('fails where what is to be done is no action: %j', (action) => {
    expect(toPaymentOutcome({ success: true, action }).kind).toBe('failed');
  });

  it.each([
    { success: true, error: null, redirectUrl: null, action: null },
    { success: true, redirectUrl: 7, action: [] },
    { success: true, action: { type: 'redirect_post', formParams: 'x' } },
    { success: true, action: { type: 'redirect_post', formParams: { url: {}, data: [1] } } },
    { success: true, action: { type: 'qr', qr: null, qrBase64: {} } },
    { success: true, action: { type: null }, receipt: {} },
    { success: false, error: {} },
  ])('always has an outcome: %j [3.payment-response.4]', (answer) => {
    expect(['completed', 'failed']).toContain(toPaymentOutcome(answer).kind);
  });

  it('posts type, url and every entry of data, to redirectUrl, else to the url of the form [decision.14]', () => {
    const formParams = { type: 'card', url: 'https://bank.example/form', data: { a: 1, b: 'x', c: {} } };
    const inputs = [
      { name: 'type', value: 'card' },
      { name: 'url', value: 'https://bank.example/form' },
      { name: 'a', value: '1' },
      { name: 'b', value: 'x' },
    ];
    const action = { type: 'redirect_post', formParams };
    expect(toPaymentOutcome({ success: true, action })).toEqual({
      kind: 'redirectPost',
      url: 'https://bank.example/form',
      inputs,
    });
    const redirectUrl = 'https://bank.example/other';
    expect(toPaymentOutcome({ success: true, action: { ...action, redirectUrl } })).toEqual({
      kind: 'redirectPost',
      url: redirectUrl,
      inputs,
    });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'file:///x',
    'vbscript:x',
    'about:blank',
    '/relative',
    '',
  ])('never leads to "%s" [decision.15]', (url) => {
    const answers = [
      { success: true, action: { type: 'redirect_post', redirectUrl: url } },
      { success: true, action: { type: 'deeplink', redirectUrl: url } },
      ...(url === '' ? [] : [{ success: true, redirectUrl: url }]),
    ];
    for (const answer of answers) expect(toPaymentOutcome(answer)).toEqual(failed);
  });

  it('posts no form to an app', () => {
    const action = { type: 'redirect_post', redirectUrl: 'upi://pay' };
    expect(toPaymentOutcome({ success: true, action })).toEqual(failed);
  });

  it('follows an app by its link, in the action or beside it', () => {
    const url = 'upi://pay?pa=x';
    expect(toPaymentOutcome({ success: true, action: { type: 'deeplink', redirectUrl: url } })).toEqual({
      kind: 'deeplink',
      url,
    });
    expect(toPaymentOutcome({ success: true, redirectUrl: url, action: { type: 'deeplink' } })).toEqual({
      kind: 'deeplink',
      url,
    });
  });

  it('shows a QR code of a text before a picture, and adds the prefix that a picture lacks [4.payment.9]', () => {
    const qrBase64 = 'iVBORw0KGgo=';
    const dataUrl = `data:image/png;base64,${qrBase64}`;
    expect(toPaymentOutcome({ success: true, action: { type: 'qr', qr: 'x', qrBase64 } })).toEqual({
      kind: 'qrText',
      text: 'x',
    });
    for (const picture of [qrBase64, dataUrl]) {
      expect(toPaymentOutcome({ success: true, action: { type: 'qr', qrBase64: picture } })).toEqual({
        kind: 'qrImage',
        dataUrl,
      });
    }
    const tooLong = { type: 'qr', qr: 'x'.repeat(2954) };
    expect(toPaymentOutcome({ success: true, action: tooLong }).kind).toBe('failed');
    expect(toPaymentOutcome({ success: true, action: { ...tooLong, qrBase64 } }).kind).toBe('qrImage');
    for (const picture of ['', '<svg onload=x>', 'data:image/svg+xml;base64,PHN2Zz4=']) {
      expect(toPaymentOutcome({ success: true, action: { type: 'qr', qrBase64: picture } })).toEqual(failed);
    }
  });

  it('with an unknown action follows the plain address, if there is one', () => {
    const action = { type: 'teleport' };
    expect(toPaymentOutcome({ success: true, action, redirectUrl: 'https://bank.example/' })).toEqual({
      kind: 'redirect',
      url: 'https://bank.example/',
    });
    expect(toPaymentOutcome({ success: true, action })).toEqual(failed);
    expect(toPaymentOutcome({ success: true, action: null })).toEqual({ kind: 'completed' });
  });

  it('says that the error is unknown where nobody says which', () => {
    expect(toPaymentOutcome({ success: false })).toEqual({
      kind: 'failed',
      message: 'Unknown error occurred during payment process.',
    });
  });

  it.each([
    ['has space around it', ` ${png}\n`],
    ['has its prefix and space around it', ` data:image/png;base64,${png} `],
  ])('shows a picture that %s', (_what, picture) => {
    expect(qr(picture)).toEqual({ kind: 'qrImage', dataUrl: `data:image/png;base64,${png}` });
  });

  it.each(['%%%', 'iVBORw0KGg', 'R0lGODlhAQABAAAAACw='])('shows no picture of "%s"', (picture) => {
    expect(qr(picture)).toEqual(failed);
  });

  it('shows a picture of two million characters, and none that is longer', () => {
    const start = 'iVBORw0KGgoA';
    expect(qr(start.padEnd(2_000_000, 'A')).kind).toBe('qrImage');
    expect(qr(start.padEnd(2_000_004, 'A'))).toEqual(failed);
  });

  it('posts the flags of a form as text, and nothing where its data is no object', () => {
    const inputsOf = (data: unknown) => {
      const formParams = { url: 'https://bank.example/form', data };
      const outcome = toPaymentOutcome({ success: true, action: { type: 'redirect_post', formParams } });
      return outcome.kind === 'redirectPost' ? outcome.inputs.slice(2) : [];
    };
    expect(inputsOf({ saved: true, gift: false, note: null })).toEqual([
      { name: 'saved', value: 'true' },
      { name: 'gift', value: 'false' },
    ]);
    for (const data of ['abc', ['abc'], null, 7, true]) expect(inputsOf(data)).toEqual([]);
  });
});
