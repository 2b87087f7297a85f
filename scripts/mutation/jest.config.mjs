/** Stryker cannot run Jest's projects: the tests of the shop's logic alone, which need no DOM. */
import { logicProject } from '../../jest.config.mjs';

export default { ...logicProject, rootDir: '../..', testTimeout: 60_000 };
