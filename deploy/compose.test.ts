/** What deploy/compose.yaml names exists, and nothing is open that should not be. Containers are not started here. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings as readGatewaySettings } from '../gateway/settings';
import { fieldsOf, isRecord, readList } from '../src/lib/untrusted';
import { readSettings as readShopSettings } from './start.mjs';

const text = readFileSync(join(__dirname, 'compose.yaml'), 'utf8');
const GIVEN: Readonly<Record<string, string>> = { POSTGRES_PASSWORD: 'x1', PAYMENT_PROVIDER: 'sandbox-bank' };
const OPEN_TO_OTHERS = ['api', 'shop'];
/** Where the variables of our own images are read. */
const READERS = {
  'storefront-engine': 'engine/src/settings.ts',
  'storefront-gateway': 'gateway/settings.ts',
  storefront: 'deploy/start.mjs',
} as const;

type Fields = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value as compose gives it: `${NAME:-default}` and `${NAME:?message}` are filled in. */
const fill = (value: unknown): string =>
  toText(value).replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, kind?: string, rest?: string) => GIVEN[name] ?? (kind === '-' ? (rest ?? '') : ''),
  );

interface Service {
  readonly name: string;
  readonly image: string;
  readonly dockerfile: string | null;
  readonly environment: Readonly<Record<string, string>>;
  readonly mounts: readonly string[];
  readonly ports: readonly string[];
  readonly command: readonly string[];
  readonly waitsFor: readonly string[];
}

const readServices = (compose: unknown): readonly Service[] =>
  Object.entries(fieldsOf<Fields>(fieldsOf<Fields>(compose)['services'])).map(([name, value]) => {
    const fields = fieldsOf<Fields>(value);
    const { image, build, environment, volumes, ports, command, depends_on: waits } = fields;
    const variables = Object.entries(isRecord(environment) ? environment : {});
    return {
      name,
      image: toText(image),
      dockerfile: isRecord(build) ? toText(build['dockerfile']) : null,
      environment: Object.fromEntries(variables.map(([key, given]) => [key, toText(given)])),
      mounts: readList(volumes).map((mount) => toText(mount).split(':')[0] ?? ''),
      ports: readList(ports).map(toText),
      command: readList(command).map(toText),
      waitsFor: Object.keys(isRecord(waits) ? waits : {}),
    };
  });

const filled = ({ environment }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]));

const isThere = (path: string): boolean => existsSync(join(__dirname, path));

/** What is wrong with one service. */
const faultsOf = (service: Service, services: readonly Service[], volumes: readonly string[]): string[] => {
  const { name, image, dockerfile, environment, mounts, ports, command, waitsFor } = service;
  const faults: string[] = [];
  const check = (isKept: boolean, fault: string) => {
    if (!isKept) faults.push(`${name}: ${fault}`);
  };
  if (dockerfile === null) check(/:\d+\.\d+/.test(image), 'an image without a version');
  else check(isThere(join('..', dockerfile)), `no ${dockerfile}`);
  for (const mount of mounts)
    check(mount.startsWith('.') ? isThere(mount) : volumes.includes(mount), `nothing to mount: ${mount}`);
  for (const file of command.filter((word) => word.startsWith('lib/')))
    check(isThere(join('../engine', file.replace(/^lib(.*)js$/, 'src$1ts'))), `no program ${file}`);
  for (const other of waitsFor)
    check(
      services.some((one) => one.name === other),
      `waits for no service: ${other}`,
    );
  if (!OPEN_TO_OTHERS.includes(name))
    check(
      ports.every((port) => port.startsWith('127.0.0.1:')),
      'open to others',
    );
  for (const [variable, value] of Object.entries(environment)) {
    const reader = Object.entries(READERS).find(([built]) => built === image)?.[1];
    const isRead =
      reader === undefined || readFileSync(join(__dirname, '..', reader), 'utf8').includes(variable);
    check(isRead, `nobody reads ${variable}`);
    if (/PASSWORD|DATABASE_URL/.test(variable)) check(value.includes('${POSTGRES_PASSWORD:?'), 'a password');
  }
  return faults;
};

const findFaults = (yaml: string): string[] => {
  const compose: unknown = parse(yaml, { merge: true });
  const services = readServices(compose);
  const volumes = Object.keys(fieldsOf<Fields>(fieldsOf<Fields>(compose)['volumes']));
  return services.flatMap((service) => faultsOf(service, services, volumes));
};

const find = (name: string): Service => {
  const service = readServices(parse(text, { merge: true })).find((one) => one.name === name);
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
};

it('names what exists, and opens the shop and the API alone', () => {
  expect(findFaults(text)).toEqual([]);
});

it('gives the gateway and the shop settings that they take', () => {
  const gateway = readGatewaySettings({ ...filled(find('gateway')), ENGINE_PASSWORD: 'x' });
  const shop = readShopSettings(filled(find('shop')));
  expect(gateway).toMatchObject({ publicUrl: 'http://localhost:8044', trustsProxy: true });
  expect(shop.api).toContain(gateway.publicUrl);
  expect(filled(find('engine'))['ENGINE_PUBLIC_URL']).toBe(gateway.publicUrl);
});

it('has the parts behind the proxy under the names that it asks', () => {
  const proxy = readFileSync(join(__dirname, 'nginx.store.conf'), 'utf8');
  const asked = [...proxy.matchAll(/^ {2}server (\w+):(\d+);/gm)].map(([, name = '', port = '']) => ({
    name,
    port,
  }));
  expect(asked).toHaveLength(2);
  for (const { name, port } of asked)
    expect(readFileSync(join(__dirname, '..', find(name).dockerfile ?? ''), 'utf8')).toContain(
      `EXPOSE ${port}\n`,
    );
});

it.each([
  ['dockerfile: deploy/gateway', 'dockerfile: deploy/missing', 'no deploy/missing.Dockerfile'],
  ['command: [lib/worker.js]', 'command: [lib/workers.js]', 'no program lib/workers.js'],
  ['./nginx.store.conf:', './missing.conf:', 'nothing to mount: ./missing.conf'],
  ['volumes: [database:', 'volumes: [data:', 'nothing to mount: data'],
  [
    '- 127.0.0.1:3300:3300',
    '- 127.0.0.1:3300:3300\n  more:\n    image: more:1.0\n    ports: [9:9]',
    'more: open',
  ],
  ['postgres:17.6-bookworm', 'postgres', 'an image without a version'],
  ['{ migrate: { condition', '{ migrated: { condition', 'waits for no service: migrated'],
  ['ENGINE_URL: http', 'ENGINE_ADDRESS: http', 'nobody reads ENGINE_ADDRESS'],
  [
    'POSTGRES_PASSWORD: ${POSTGRES_PASSWORD:?Set it, in letters and digits}',
    'POSTGRES_PASSWORD: shop',
    'a password',
  ],
])('would notice %j as %j', (before, after, fault) => {
  expect(text).toContain(before);
  expect(findFaults(text.replace(before, after)).join()).toContain(fault);
});
