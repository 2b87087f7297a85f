import fc from 'fast-check';
import { hideSecretParameters, withoutSecretParameters } from './addressParameters';
import { createHide, decodeText, HIDDEN } from './hideText';
import { isSecretField, revealSecrets, Secret, secretTexts } from './secret';

const secret = 'Pa55 wörd/"&%';

const encode = encodeURIComponent;

describe('What is hidden of an answer', () => {
  it.each([
    ['as it is', `The password ${secret} is wrong.`],
    ['in capitals', `The password ${secret.toUpperCase()} is wrong.`],
    ['for a URL', `The password ${encode(secret)} is wrong.`],
    ['for a form', `The password ${new URLSearchParams([['', secret]]).toString().slice(1)} is wrong.`],
    ['in JSON', `The password ${JSON.stringify(secret).slice(1, -1)} is wrong.`],
    ['in HTML', 'The password Pa55 wörd/&quot;&amp;% is wrong.'],
  ])('is a secret %s', (_how, text) => {
    expect(createHide([secret])(text)).toBe(`The password ${HIDDEN} is wrong.`);
  });

  it.each([
    ['for a URL, twice', `The password ${encode(encode(secret))} is wrong.`],
    ['for a URL, three times', `The password ${encode(encode(encode(secret)))} is wrong.`],
    ['for a URL, here and there', `The password Pa55%20wörd/%22&% is wrong.`],
    ['in JSON, in ASCII', 'The password Pa55 w\\u00f6rd\\/\\"\\u0026% is wrong.'],
    ['in HTML, by numbers', 'The password Pa55 w&#246;rd/&quot;&amp;% is wrong.'],
    ['in HTML, by other numbers', 'The password Pa55 w&#xF6;rd/&#34;&#x26;% is wrong.'],
    ['in JSON in a URL', `The password ${encode(JSON.stringify(secret).slice(1, -1))} is wrong.`],
    ['in JSON in a form', `The password Pa55+w%C3%B6rd%2F%5C%22%26%25 is wrong.`],
    ['as it is, and for a URL twice', `Not ${secret}, not ${encode(encode(secret))}.`],
  ])('is a whole text with a secret %s', (_how, text) => {
    expect(createHide([secret])(text)).toBe(HIDDEN);
  });

  it.each([
    ['4111 1111 1111 1111', 'Card 4111111111111111 was declined', `Card ${HIDDEN} was declined`],
    ['4111111111111111', 'Card 4111-1111-1111-1111 was declined', `Card ${HIDDEN} was declined`],
    ['+919812345678', 'No account for 98123 45678', `No account for ${HIDDEN}`],
    ['+919812345678', 'tel=%2B919812345678', `tel=${HIDDEN}`],
    [' +91 98123 45678 ', 'No account for 9812345678', `No account for ${HIDDEN}`],
    ['123456', 'Code 12-34-56', `Code ${HIDDEN}`],
    ['12345', 'Code 12-345', 'Code 12-345'],
  ])('is a number however it is grouped: %s', (typed, text, left) => {
    expect(createHide([typed])(text)).toBe(left);
  });

  it.each([
    ['7', 'Try again in 17 minutes, or 7', `Try again in 17 minutes, or ${HIDDEN}`],
    ['123', 'CVV 123 is not 1234', `CVV ${HIDDEN} is not 1234`],
    ['abc', 'abcde cab ABC', `abcde cab ${HIDDEN}`],
    ['é', 'café é', `café ${HIDDEN}`],
    ['7', 'x7 is no answer', 'x7 is no answer'],
    ['abcd', 'xabcdx', `x${HIDDEN}x`],
  ])('is a short secret only where it is a whole word: %s', (typed, text, left) => {
    expect(createHide([typed])(text)).toBe(left);
  });

  it('is a secret in any case beside a letter that is longer in lower case', () => {
    expect(createHide(['canary'])('İ: CANARY, İ')).toBe(`İ: ${HIDDEN}, İ`);
  });

  it.each([
    ['the same in lower case', 'kilogram', '\u212Ailogram'],
    ['two in lower case', '\u0130stanbul', 'i\u0307stanbul'],
    ['two in capitals', 'straße', 'STRASSE'],
  ])('is a secret in letters that are %s', (_what, typed, repeated) => {
    expect(createHide([typed])(`one ${repeated}`)).toBe(`one ${HIDDEN}`);
  });

  it('is a secret without the space that was typed around it', () => {
    expect(createHide([' canary '])('one canary, two')).toBe(`one ${HIDDEN}, two`);
  });

  it('is each of several numbers', () => {
    expect(createHide(['123456', '987654'])('Code 98-76-54')).toBe(`Code ${HIDDEN}`);
  });

  it('is no secret that is encoded five times', () => {
    const deep = `Not ${encode(encode(encode(encode(encode('my canary')))))}`;
    const hide = createHide(['my canary']);
    expect(hide(deep)).toBe(deep);
    expect(hide(`my canary. ${deep}`)).toBe(`${HIDDEN}. ${deep}`);
  });

  it.each(['Flat 123456', '123456 Mill Road'])(
    'is no number that is only a part of what was typed: %s',
    (typed) => {
      expect(createHide([typed])('Order 123456')).toBe('Order 123456');
      expect(createHide([typed])(`At ${typed}`)).toBe(`At ${HIDDEN}`);
    },
  );

  it('is a secret that was typed in code, up to three times over', () => {
    expect(createHide(['pa%252520ss'])('My pa ss')).toBe(`My ${HIDDEN}`);
    expect(createHide(['pa%25252520ss'])('My pa ss')).toBe('My pa ss');
  });

  it('leaves nothing of secrets that overlap', () => {
    expect(createHide(['abcde', 'defgh'])('x abcdefgh y')).toBe(`x ${HIDDEN} y`);
    expect(createHide(['aaaa'])('aaaaaa')).toBe(HIDDEN);
  });

  it('leaves no secret that hiding another one has made', () => {
    expect(createHide([`a${HIDDEN}b`, 'wxyz'])('--awxyzb--')).toBe(HIDDEN);
  });

  it('is a part of a very long text, and a text with the beginning of a very long secret', () => {
    const page = '<p>Tom &amp; Co.</p>'.repeat(5_000);
    expect(createHide([secret])(page)).toBe(page);
    expect(createHide([secret])(`${page}${encode(secret)}`)).toBe(`${page}${HIDDEN}`);
    const long = 'canary '.repeat(10_000);
    const hide = createHide([long]);
    expect(hide('one canary')).toBe('one canary');
    expect(hide(`You wrote: ${long.slice(0, 6_000)}`)).toBe(HIDDEN);
  });

  it.each([
    ['a picture in base64', 'aGVsbG8rd29ybGQv'],
    ['bytes that are no text', '%ff'],
    ['bytes that spell no character', '%ed%a0%80'],
    ['one code in another', '&amp;amp;amp;amp;'],
    ['a number without end', '1 '],
    ['the beginning of a secret', 'Pa55 w'],
  ])('holds up no page that a store fills with %s', (_what, part) => {
    const hide = createHide([secret, '+919812345678', '4111 1111 1111 1111', '123', 'asha@example.com']);
    const text = part.repeat(1_000_000 / part.length);
    const startedAt = performance.now();
    expect(hide(text)).toBe(text);
    // A tenth of it on a machine that has nothing else to do.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('is nothing where there is nothing to hide', () => {
    expect(createHide([])('text')).toBe('text');
    expect(createHide(['', '    '])('a    b')).toBe('a    b');
  });
});

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

const longSecret = fc
  .string({ unit: 'grapheme', minLength: 4, maxLength: 40 })
  .filter((text) => text.trim().length > 3);

const encodings = [
  (text: string) => text,
  (text: string) => encodeURIComponent(text),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  (text: string) => new URLSearchParams([['q', text]]).toString(),
  (text: string) => JSON.stringify(text),
  (text: string) => JSON.stringify(JSON.stringify({ text })),
  (text: string) => [...text].map((character) => `&#${character.codePointAt(0) ?? 0};`).join(''),
  (text: string) => text.toLowerCase(),
];

describe('For any secrets and texts', () => {
  it('no long secret is left, however it was spelled once or twice', () => {
    fc.assert(
      fc.property(
        fc.array(longSecret, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...encodings),
        fc.constantFrom(...encodings),
        anyText,
        anyText,
        (secrets, inner, outer, before, after) => {
          const hide = createHide(secrets);
          for (const typed of secrets) {
            const said = hide(`${before}${outer(inner(typed))}${after}`);
            expect(said).not.toContain(outer(inner(typed)));
            for (const spell of encodings) expect(said).not.toContain(spell(typed));
            expect(hide(said)).toBe(said);
          }
        },
      ),
    );
  });

  it('a text without them is left as it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'ghijklmn'), maxLength: 12 })),
        fc.string({ unit: fc.constantFrom(...'opqrstuv %&;\\#0x') }),
        (secrets, text) => {
          expect(createHide(secrets)(text)).toBe(text);
        },
      ),
    );
  });

  it('a secret of one to three characters takes no part of a word', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,3}$/),
        fc.array(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
        (typed, words) => {
          const left = words.map((word) => (word === typed ? HIDDEN : word)).join(' ');
          expect(createHide([typed])(words.join(' '))).toBe(left);
        },
      ),
    );
  });
});

describe('Escapes', () => {
  it.each([
    ['&lt;&GT;&quot;&apos;&amp;', `<>"'&`],
    [String.raw`\b\f\n\r\t\N\/\\\"\'`, `\b\f\n\r\t\n/\\"'`],
    [String.raw`\u00e9\u00E9\x41\x4`, String.raw`ééA\x4`],
    [String.raw`\xg1\u00g9`, String.raw`\xg1\u00g9`],
    ['&#65;&#x41;&#X41;', 'AAA'],
    ['&#x10FFFF;&#1114111;', '\u{10ffff}\u{10ffff}'],
    ['&#x110000;&#1114112;', '&#x110000;&#1114112;'],
    ['%41%C3%A9%c3%a9', 'Aéé'],
    ['%FF%41%41%41', '\uFFFDAAA'],
    ['%C3%C3%A9', '\uFFFDé'],
    ['%EF%BB%BFA', '\uFEFFA'],
    ['\\ud83d\\ude00&#x1F600;', '😀😀'],
    ['100% &nothing; \\q', '100% &nothing; \\q'],
  ])('decodes %s once', (text, decoded) => {
    expect(decodeText(text)).toBe(decoded);
  });
});

describe('A secret', () => {
  const body = { email: 'a@b.c', password: new Secret('canary'), list: [new Secret({ pin: 'canary' })] };

  it('shows nothing in JSON or text', () => {
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(JSON.stringify({ password: body.password })).toBe('{"password":"[secret]"}');
    expect(String(body.password)).toBe('[secret]');
  });

  it('is revealed at any depth of a request body', () => {
    expect(revealSecrets(body)).toEqual({ email: 'a@b.c', password: 'canary', list: [{ pin: 'canary' }] });
    expect(revealSecrets({ pin: new Secret(null), note: null })).toEqual({ pin: null, note: null });
  });

  it('lists the texts to hide, without those that the shop has shown itself', () => {
    const fields = new Secret(
      { method: 'Card', pin: 4711, tried: ['a', { b: 'c' }, null], saved: true, note: undefined },
      ['Card'],
    );
    expect(secretTexts({ orderId: 'o', fields, list: [new Secret('d')] })).toEqual(['4711', 'a', 'c', 'd']);
    expect(secretTexts('canary')).toEqual([]);
    expect(secretTexts(null)).toEqual([]);
  });
});

describe('Secret fields', () => {
  it.each([
    ['password', '', true],
    ['text', 'current-password', true],
    ['text', 'new-password', true],
    ['text', 'section-pay one-time-code', true],
    ['tel', 'cc-number', true],
    ['text', 'email', false],
    ['text', 'bcc-list', false],
    ['text', '', false],
  ])('a field of type %s with autocomplete "%s" takes a secret: %p', (type, autocomplete, isSecret) => {
    expect(isSecretField({ type, autocomplete })).toBe(isSecret);
  });
});

describe('Address parameters', () => {
  it.each([
    ['?token=canary', ''],
    ['?category=men&reset_token=canary&page=2', '?category=men&page=2'],
    ['?TOKEN=canary&a=b', '?a=b'],
    ['?to%6Ben=canary&a=b', '?a=b'],
    ['#access_token=canary&state=1', '#state=1'],
    ['?otp=123456&orderId=ORD-1', '?orderId=ORD-1'],
    ['?pwd=canary&code=canary&postcode=8', '?postcode=8'],
  ])('leaves a secret out of %s', (part, left) => {
    expect(withoutSecretParameters(part)).toBe(left);
  });

  it.each([
    '',
    '?',
    '#main',
    '?category=hand+tools',
    '?a=b=c&%E0%A4%A=1',
    '?tokens=2',
    '?q=token',
    '#token',
    '?token',
  ])('leaves %s as it is', (part) => {
    expect(withoutSecretParameters(part)).toBe(part);
  });

  it.each([
    ['/reset?token=canary&page=2', '/reset?token=[secret]&page=2'],
    [
      'GET https://bank.example/pay?a=1&API-Key=canary#x',
      'GET https://bank.example/pay?a=1&API-Key=[secret]#x',
    ],
    ['/#access_token=canary', '/#access_token=[secret]'],
    ['a?x=1;otp=canary "b"', 'a?x=1;otp=[secret] "b"'],
    [`see '/a?cvv=canary' and '/b?signature=canary'`, `see '/a?cvv=[secret]' and '/b?signature=[secret]'`],
  ])('hides the secret parameters in %s', (text, left) => {
    expect(hideSecretParameters(text)).toBe(left);
  });

  it.each(['', 'no address', 'token=2', '/a?tokens=2', '/a?token'])('hides nothing of "%s"', (text) => {
    expect(hideSecretParameters(text)).toBe(text);
  });
});
