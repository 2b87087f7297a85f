import { createServer } from 'node:http';
import { listen } from '../scripts/ports';
import { closeServer } from './serving';

it('closes with a request that is never answered', async () => {
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const server = createServer(() => isAsked());
  const answer = fetch(`http://127.0.0.1:${await listen(server, 0)}`);
  answer.catch(() => undefined);
  await asked;
  await closeServer(server, 1);
  await expect(answer).rejects.toThrow('fetch failed');
});
