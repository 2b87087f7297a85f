import { createServer } from 'node:net';
import { expectFreePorts, listen, readPorts } from './ports';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

it('has default ports, which the environment changes', () => {
  process.env.SHOP_PORT = '';
  delete process.env.API_PORT;
  expect(readPorts()).toEqual({ shop: 3000, api: 8044 });
  process.env.SHOP_PORT = '4000';
  process.env.API_PORT = '9000';
  expect(readPorts()).toEqual({ shop: 4000, api: 9000 });
});

it.each(['0', '65536', 'abc', '30.5', '-1'])('refuses %s as a port', (text) => {
  process.env.API_PORT = text;
  expect(readPorts).toThrow('API_PORT is a port');
});

it('says in one line which port is taken, and how to choose another one', async () => {
  const server = createServer();
  const taken = await listen(server, 0);
  await expect(expectFreePorts({ shop: taken, api: taken + 1 })).rejects.toThrow(
    `Port ${taken} is taken. Stop what runs there, or choose another one: SHOP_PORT=${taken + 1}`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(expectFreePorts({ shop: taken, api: taken })).rejects.toThrow('are both');
});
