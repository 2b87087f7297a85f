import { revealSecrets, Secret } from './secret';

describe('A secret', () => {
  const body = { email: 'a@b.c', password: new Secret('canary'), list: [new Secret({ pin: 'canary' })] };

  it('shows nothing in JSON or text', () => {
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(String(body.password)).toBe('[secret]');
  });

  it('is opened at any depth for the wire', () => {
    expect(revealSecrets(body)).toEqual({ email: 'a@b.c', password: 'canary', list: [{ pin: 'canary' }] });
  });
});
