/** Constants of the sandbox and of those who call it. */
export {
  BANK_PATH,
  PAYMENT_METHOD,
  PAYMENT_METHOD_LABEL,
  SHOP_PATH,
  type PaymentMethod,
} from '../apiServer/bank/constants';
export { ORDER_STATUS } from '../apiServer/orders';

/** The port the shop expects on localhost [9.api.1]. */
export const DEFAULT_PORT = 8044;

/** Loopback only: the sandbox is never reachable from another machine. */
export const DEFAULT_HOST = '127.0.0.1';

/** The base path of the API [7.all.1]. */
export const API_BASE_PATH = '/api/v1';

/** Where the API's reference is served, and the file that `npm run api:reference` writes, from the project's root. */
export const REFERENCE_PATH = '/docs';
export const REFERENCE_FILE = 'build/reference.html';

/** The default data file, from the project's root. */
export const DEFAULT_DATA_FILE = 'sandbox/.data/store.sqlite';

/** The account of a new store; it has one order in each status. */
export const DEMO_ACCOUNT = {
  email: 'demo@example.com',
  password: 'demo-shopper',
  firstName: 'Asha',
  lastName: 'Verma',
  createdAt: '2025-03-14T09:30:00.000Z',
} as const;

/** Where the bank leads back to when a request named no shop. */
export const DEFAULT_SHOP_ORIGIN = 'http://localhost:3000';

/** The base path of the catalogue's pictures. */
export const PICTURES_PATH = '/pictures/';

/** The widths, in pixels, that a picture can be asked for by `?w=`, smallest first. */
export const PICTURE_WIDTHS = [320, 480, 640, 960] as const;

/** The end of a picture's address: it names the full width, which tells the shop that there are others. */
export const FULL_PICTURE = `?w=${Math.max(...PICTURE_WIDTHS)}`;

/** How long a bearer token is valid, in ms: 30 days, as long as the shop's cookie. */
export const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The largest quantity of a product in an order. */
export const MAX_QUANTITY = 1000;
