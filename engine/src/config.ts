import path from 'node:path';
import { AdminUiPlugin } from '@vendure/admin-ui-plugin';
import { AssetServerPlugin } from '@vendure/asset-server-plugin';
import {
  DefaultCachePlugin,
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  LogLevel,
  NoopSessionCacheStrategy,
  type VendureConfig,
} from '@vendure/core';
import { customFields } from './customFields';
import { MAX_QUANTITY } from './limits';
import { pictureWidths } from './pictureWidths';
import { ShopPlugin } from './plugin/ShopPlugin';
import { PreviewStrategy } from './previews';
import type { Settings } from './settings';

const MAX_CACHED = 10_000;
const MAX_ORDER_LINES_TOTAL = 1_000_000;

/** Vendure's configuration, the same for servers, workers and migrations. */
export function toConfig(settings: Settings): VendureConfig {
  return {
    apiOptions: {
      hostname: settings.host,
      port: settings.port,
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      // The gateway is no browser, and the administration page is on this origin.
      cors: { origin: settings.publicUrl, credentials: true },
      introspection: process.env.ENGINE_INTROSPECTION === '1',
      trustProxy: 'loopback',
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: { identifier: 'superadmin', password: settings.secrets.superadminPassword },
      cookieOptions: { secret: settings.secrets.cookieSecret },
      requireVerification: false,
      sessionDuration: '30d',
      // A cached session can outlive its end by minutes: one that is read while it is ended is cached again.
      sessionCacheStrategy: new NoopSessionCacheStrategy(),
    },
    dbConnectionOptions: {
      type: 'postgres',
      url: settings.databaseUrl,
      synchronize: false,
      logging: false,
      poolSize: 20,
      // A read that its client gave up ends by itself.
      extra: { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 },
      migrations: [path.join(__dirname, 'migrations/*.js')],
    },
    logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: true }),
    paymentOptions: { paymentMethodHandlers: [] },
    orderOptions: { orderLineItemsLimit: MAX_QUANTITY, orderItemsLimit: MAX_ORDER_LINES_TOTAL },
    customFields,
    plugins: [
      AssetServerPlugin.init({
        route: 'assets',
        assetUploadDir: settings.assetDir,
        assetUrlPrefix: `${settings.publicUrl}/assets/`,
        imageTransformStrategy: pictureWidths,
        previewStrategy: new PreviewStrategy(),
      }),
      DefaultCachePlugin.init({ cacheSize: MAX_CACHED }),
      DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
      DefaultSchedulerPlugin.init(),
      AdminUiPlugin.init({ route: 'admin', port: settings.port }),
      ShopPlugin.init({ assetPrefix: `${settings.publicUrl}/assets/` }),
    ],
  };
}
