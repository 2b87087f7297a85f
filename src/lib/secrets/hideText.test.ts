import { createHide, HIDDEN } from './hideText';

const secret = 'Pa55 wörd/"&%';
const encode = encodeURIComponent;

describe('What is hidden of an answer', () => {
  it.each([
    ['as it is', `The password ${secret} is wrong.`],
    ['in capitals', `The password ${secret.toUpperCase()} is wrong.`],
    ['for a URL', `The password ${encode(secret)} is wrong.`],
    ['for a form', `The password ${new URLSearchParams([['', secret]]).toString().slice(1)} is wrong.`],
    ['for a URL, twice', `The password ${encode(encode(secret))} is wrong.`],
    ['for a URL, three times', `The password ${encode(encode(encode(secret)))} is wrong.`],
    ['for a URL, here and there', `The password Pa55%20wörd/%22&% is wrong.`],
    ['in JSON', `The password ${JSON.stringify(secret).slice(1, -1)} is wrong.`],
    ['in JSON, in ASCII', 'The password Pa55 w\\u00f6rd\\/\\"\\u0026% is wrong.'],
    ['in HTML', 'The password Pa55 w&#246;rd/&quot;&amp;% is wrong.'],
    ['in HTML, by other numbers', 'The password Pa55 w&#xF6;rd/&#34;&#x26;% is wrong.'],
    ['in a URL in JSON', `The password ${encodeURIComponent(JSON.stringify(secret).slice(1, -1))} is wrong.`],
  ])('is a secret %s', (_how, text) => {
    expect(createHide([secret])(text)).toBe(`The password ${HIDDEN} is wrong.`);
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

  it('is no secret that is encoded four times', () => {
    const deep = `Not ${encode(encode(encode(encode('my canary'))))}`;
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

  it('takes a very long text with it, and leaves one without it as it is', () => {
    const hide = createHide([secret]);
    const page = '<p>Tom &amp; Co.</p>'.repeat(5_000);
    expect(hide(page)).toBe(page);
    expect(hide(`${page}${encode(secret)}`)).toBe(HIDDEN);
    const long = ' '.repeat(50_000 - secret.length);
    expect(hide(`${long}${secret}`)).toBe(`${long}${HIDDEN}`);
    expect(hide(`${long} ${secret}`)).toBe(HIDDEN);
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
