/** What production builds change in packages, so that webpack can leave out what the shop does not use of them. */
import { join } from 'node:path';

/** react-router's only file. */
const routerRule = {
  test: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: join(__dirname, 'pureRouter.mjs'),
};

/** Formik and Yup, which come as one file each. */
const formsRule = {
  test: /node_modules[\\/](formik[\\/]dist|yup)[\\/].*\.esm\.js$/,
  loader: join(__dirname, 'pureForms.mjs'),
};

/** Emotion's packages, and one of theirs, do not say that what is not imported of them can be left out. */
const emotionRule = {
  test: /node_modules[\\/](@emotion|hoist-non-react-statics)[\\/]/,
  sideEffects: false,
};

export const packageRules = [routerRule, formsRule, emotionRule];
/** The files that webpack's cache depends on. */
export const packageLoaders = [routerRule.loader, formsRule.loader, __filename];
