/** Tells webpack's runtime, before anything else runs, where the assets are. */
import { publicPath } from '../browser/publicPath';

__webpack_public_path__ = publicPath();
