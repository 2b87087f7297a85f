/**
 * Stryker cannot run Jest's projects: the tests of the shop's logic alone, which need no DOM.
 * @jest-config-loader esbuild-register
 */
import { logicProject } from '../../jest.config';

export default { ...logicProject, rootDir: '../..', testTimeout: 60_000 };
