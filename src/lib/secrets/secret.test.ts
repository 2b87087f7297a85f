import { revealSecrets, Secret, secretTexts } from './secret';

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
