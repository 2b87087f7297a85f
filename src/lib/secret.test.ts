import { revealSecrets, Secret, secretTexts } from './secret';

describe('A secret', () => {
  const body = { email: 'a@b.c', password: new Secret('canary'), list: [new Secret({ pin: 'canary' })] };

  it('shows nothing in JSON or text', () => {
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(String(body.password)).toBe('[secret]');
  });

  it('is opened at any depth for the wire', () => {
    expect(revealSecrets(body)).toEqual({ email: 'a@b.c', password: 'canary', list: [{ pin: 'canary' }] });
  });

  it('tells its texts to whoever hides them, but for words that were offered', () => {
    const fields = new Secret({ method: 'Card', pin: 4711, tried: ['a', { b: 'c' }], saved: true }, ['Card']);
    expect(secretTexts({ orderId: 'o', fields, list: [new Secret('d')] })).toEqual(['4711', 'a', 'c', 'd']);
    expect(secretTexts('canary')).toEqual([]);
    expect(secretTexts(null)).toEqual([]);
  });
});
