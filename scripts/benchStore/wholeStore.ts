/** Two gateways and two engines on one PostgreSQL, with nginx in front of both. */
import { API_BASE_PATH } from '../../src/lib/constants';
import { LOOPBACK } from '../ports';
import { secretsFileOf } from '../store/engineProgram';
import { ROOT } from '../store/prepareEngine';
import { isListening, startProgram, untilReady, type Program } from '../store/processes';
import { startBalancer } from './balancer';
import { startEngineProxy, type EngineProxy } from './engineProxy';
import { EngineStore } from './engineStore';

const DATABASE_PORT = 45600;
const ENGINE_PORTS = [3410, 3411] as const;
const GATEWAY_PORTS = [8440, 8441] as const;
const PROXY_PORTS = [3414, 3415] as const;
/** A gateway has an engine of its own, and another one while that one is away. */
const ENGINE_FRONTS = [
  { port: 3412, servers: [{ port: 3410 }, { port: 3411, isSpare: true }] },
  { port: 3413, servers: [{ port: 3411 }, { port: 3410, isSpare: true }] },
] as const;
const API_FRONTS = {
  one: { port: 8442, servers: [{ port: GATEWAY_PORTS[0] }] },
  two: { port: 8443, servers: GATEWAY_PORTS.map((port) => ({ port })) },
} as const;

const urlOf = (port: number): string => `http://${LOOPBACK}:${port}`;

/** The ports whose times are in nginx's log. */
export const GATEWAYS_FRONT = [API_FRONTS.one.port, API_FRONTS.two.port] as const;
export const ENGINES_FRONT = ENGINE_FRONTS.map(({ port }) => port);

export const gatewayOf = (index: number): string => `gateway ${index + 1}`;

/** Addresses of the API: with one gateway and one engine at work, and with two of each. */
export const API_URL = {
  one: `${urlOf(API_FRONTS.one.port)}${API_BASE_PATH}`,
  two: `${urlOf(API_FRONTS.two.port)}${API_BASE_PATH}`,
} as const;
/** Each gateway, for requests that must not reach the same one. */
export const GATEWAY_URLS = GATEWAY_PORTS.map(urlOf);

/** A store that runs. */
export class WholeStore {
  readonly engine = new EngineStore(DATABASE_PORT, ENGINE_PORTS);
  readonly proxies: EngineProxy[] = [];

  get parts() {
    return this.engine.parts;
  }

  /** Starts everything; the gateways reach the engines through the proxies. */
  async start(): Promise<void> {
    await this.engine.start();
    for (const [index, port] of PROXY_PORTS.entries())
      this.proxies.push(await startEngineProxy(port, ENGINES_FRONT[index] ?? 0));
    await this.parts.start('nginx', () =>
      startBalancer(this.engine.folder, [...ENGINE_FRONTS, API_FRONTS.one, API_FRONTS.two]),
    );
    await this.startGateways(PROXY_PORTS);
  }

  /** The gateways without the proxies, whose time would be measured too. */
  async withoutProxies(): Promise<void> {
    await this.startGateways(ENGINES_FRONT);
  }

  private async startGateways(enginePorts: readonly number[]): Promise<void> {
    for (const [index, port] of GATEWAY_PORTS.entries())
      await this.parts.start(gatewayOf(index), async () => {
        const gateway = startProgram(this.gatewayProgram(port, enginePorts[index] ?? 0));
        await untilReady(gateway, () => isListening(port));
        return gateway;
      });
  }

  private gatewayProgram(port: number, enginePort: number): Program {
    const { folder, databaseUrl } = this.engine;
    return {
      name: 'The gateway',
      command: process.execPath,
      parameters: ['--import', 'tsx', 'gateway/main.ts'],
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        SECRETS_FILE: secretsFileOf(folder),
        GATEWAY_PORT: String(port),
        ENGINE_URL: urlOf(enginePort),
        SHOP_URL: 'http://localhost:3000',
        PAYMENT_PROVIDER: 'sandbox-bank',
      },
      log: `${folder}/gateway.log`,
    };
  }

  /** Ends everything. */
  async stop(): Promise<void> {
    for (const proxy of this.proxies) proxy.close();
    await this.engine.stop();
  }
}
