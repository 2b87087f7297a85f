import { exampleAnswer } from '../../testing/description';
import { toPaymentFields, toPaymentOutcome, unknownPaymentError } from './payment';
import type { PaymentAnswerDto, PaymentFieldsAnswerDto } from './wire';

// A server may send anything: nobody has checked that it is what the description promises.
const outcomeOf = (answer: unknown) => toPaymentOutcome(answer as PaymentAnswerDto);
const fieldsOf = (answer: unknown) => toPaymentFields(answer as PaymentFieldsAnswerDto);

const failed = { kind: 'failed', message: unknownPaymentError };

describe('Section 3, Payment field definition', () => {
  it('come as a list, or as an object that holds one [7.calls.22, 7.calls.23]', () => {
    expect(fieldsOf(exampleAnswer('getPaymentFields', 200, 'listed')).map(({ name }) => name)).toEqual([
      'method',
      'cardPhone',
    ]);
    expect(fieldsOf(exampleAnswer('getPaymentFields', 200, 'wrapped')).map(({ name }) => name)).toEqual([
      'email',
      'cardNumber',
      'saveDetails',
    ]);
  });

  it.each([
    null,
    undefined,
    'fields',
    7,
    {},
    { fields: null },
    { fields: {} },
    [null, 1, 'x', {}, { name: '' }],
  ])('are none in anything else: %p [7.calls.24]', (answer) => {
    expect(fieldsOf(answer)).toEqual([]);
  });

  it('are whole, whatever is left out, is no text or is unknown [3.payment-field.6]', () => {
    expect(fieldsOf([{ name: 'a' }])).toEqual([
      {
        name: 'a',
        label: 'a',
        placeholder: '',
        description: '',
        type: 'text',
        options: [],
        inline: false,
        mask: '',
        defaultValue: '',
        rules: { required: false, minLength: null, maxLength: null, pattern: '' },
        rulesMessages: [],
        showWhenFilled: [],
      },
    ]);
    const [odd] = fieldsOf([
      {
        name: 7,
        type: 'file',
        options: 'Card',
        rules: 'strict',
        defaultValue: true,
        label: {},
        inline: 'yes',
        rulesMessages: null,
        showWhenFilled: { a: 1 },
        colour: 'red',
      },
    ]);
    expect(odd).toMatchObject({
      name: '7',
      label: '7',
      type: 'text',
      options: ['Card'],
      defaultValue: 'true',
      inline: false,
      rules: { required: false },
      rulesMessages: [],
      showWhenFilled: [],
    });
    expect(odd).not.toHaveProperty('colour');
  });

  it('have everything that the server says of them [3.payment-field.1, 3.payment-field.4, 3.payment-field.5]', () => {
    const field = {
      name: 'city',
      label: 'City',
      placeholder: 'Pune',
      description: 'Where your bank is.',
      options: ['Pune', 'Delhi'],
      inline: true,
      mask: 'aaaa',
      defaultValue: 'Delhi',
      rulesMessages: ['Choose a city', 'Shorter, please'],
      showWhenFilled: ['method', 'bank'],
    };
    expect(fieldsOf([{ ...field, type: 'select' }])).toEqual([
      {
        ...field,
        type: 'select',
        rules: { required: false, minLength: null, maxLength: null, pattern: '' },
      },
    ]);
  });

  it.each(['text', 'email', 'password', 'number', 'tel', 'textarea', 'select', 'checkbox'])(
    'can be a %s [3.payment-field.2]',
    (type) => expect(fieldsOf([{ name: 'a', type }])[0]?.type).toBe(type),
  );

  it('have rules, given as they are or as text [3.payment-field.3]', () => {
    const rules = { required: true, minLength: 4, maxLength: 8, pattern: '^a' };
    expect(fieldsOf([{ name: 'a', rules }])[0]?.rules).toEqual(rules);
    const texts = { required: 'true', minLength: '4', maxLength: '8', pattern: '^a' };
    expect(fieldsOf([{ name: 'a', rules: texts }])[0]?.rules).toEqual(rules);
  });

  it('take a name once, and no type from what every object has', () => {
    const fields = fieldsOf([
      { name: 'a', label: 'First' },
      { name: 'a', label: 'Second' },
      { name: 'b', type: 'constructor' },
    ]);
    expect(fields.map(({ label, type }) => [label, type])).toEqual([
      ['First', 'text'],
      ['b', 'text'],
    ]);
  });
});

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
    expect(outcomeOf(exampleAnswer('submitPayment', 200, example))).toMatchObject({ kind });
  });

  it('says why it failed, or that nobody knows', () => {
    expect(outcomeOf({ success: false, error: 'Declined.' })).toEqual({
      kind: 'failed',
      message: 'Declined.',
    });
    for (const answer of [null, undefined, 'ok', [], {}, { success: false }, { success: 'true' }]) {
      expect(outcomeOf(answer)).toEqual(failed);
    }
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
    expect(['completed', 'failed']).toContain(outcomeOf(answer).kind);
  });

  it('posts type, url and every entry of data, to redirectUrl, else to the url of the form (ruling 14)', () => {
    const formParams = { type: 'card', url: 'https://bank.example/form', data: { a: 1, b: 'x', c: {} } };
    const inputs = [
      { name: 'type', value: 'card' },
      { name: 'url', value: 'https://bank.example/form' },
      { name: 'a', value: '1' },
      { name: 'b', value: 'x' },
    ];
    const action = { type: 'redirect_post', formParams };
    expect(outcomeOf({ success: true, action })).toEqual({
      kind: 'redirectPost',
      url: 'https://bank.example/form',
      inputs,
    });
    const redirectUrl = 'https://bank.example/other';
    expect(outcomeOf({ success: true, action: { ...action, redirectUrl } })).toEqual({
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
  ])('never leads to "%s" (ruling 15)', (url) => {
    const answers = [
      { success: true, action: { type: 'redirect_post', redirectUrl: url } },
      { success: true, action: { type: 'deeplink', redirectUrl: url } },
      ...(url === '' ? [] : [{ success: true, redirectUrl: url }]),
    ];
    for (const answer of answers) expect(outcomeOf(answer)).toEqual(failed);
  });

  it('posts no form to an app', () => {
    const action = { type: 'redirect_post', redirectUrl: 'upi://pay' };
    expect(outcomeOf({ success: true, action })).toEqual(failed);
  });

  it('follows an app by its link, in the action or beside it', () => {
    const url = 'upi://pay?pa=x';
    expect(outcomeOf({ success: true, action: { type: 'deeplink', redirectUrl: url } })).toEqual({
      kind: 'deeplink',
      url,
    });
    expect(outcomeOf({ success: true, redirectUrl: url, action: { type: 'deeplink' } })).toEqual({
      kind: 'deeplink',
      url,
    });
  });

  it('shows a QR code of a text before a picture, and adds the prefix that a picture lacks [4.payment.9]', () => {
    const qrBase64 = 'iVBORw0KGgo=';
    const dataUrl = `data:image/png;base64,${qrBase64}`;
    expect(outcomeOf({ success: true, action: { type: 'qr', qr: 'x', qrBase64 } })).toEqual({
      kind: 'qrText',
      text: 'x',
    });
    for (const picture of [qrBase64, dataUrl]) {
      expect(outcomeOf({ success: true, action: { type: 'qr', qrBase64: picture } })).toEqual({
        kind: 'qrImage',
        dataUrl,
      });
    }
    for (const picture of ['', '<svg onload=x>', 'data:image/svg+xml;base64,PHN2Zz4=']) {
      expect(outcomeOf({ success: true, action: { type: 'qr', qrBase64: picture } })).toEqual(failed);
    }
  });

  it('that names an action nobody knows follows the plain address, if there is one', () => {
    const action = { type: 'teleport' };
    expect(outcomeOf({ success: true, action, redirectUrl: 'https://bank.example/' })).toEqual({
      kind: 'redirect',
      url: 'https://bank.example/',
    });
    expect(outcomeOf({ success: true, action })).toEqual(failed);
    expect(outcomeOf({ success: true, action: null })).toEqual({ kind: 'completed' });
  });
});
