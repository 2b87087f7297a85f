/** Formik's import of a part of lodash, which brings a cache and copies of kinds that no form of the shop holds. */
const LODASH = /^import (clone|cloneDeep|isPlainObject|toPath) from 'lodash-es\/\w+';$/gm;
/** Where es-toolkit has a function of the same name that does the same. */
const MODULES = {
  clone: 'es-toolkit/object',
  cloneDeep: 'es-toolkit/object',
  isPlainObject: 'es-toolkit/predicate',
  toPath: 'es-toolkit/compat',
};

/**
 * A webpack loader for Formik and Yup. Removes what sets properties of their unused parts, lists of fields and dates, so
 * that webpack leaves these out, and lets Formik copy values with es-toolkit. Takes and returns the source.
 */
export default function pureForms(source) {
  return source
    .replace(LODASH, (_, name) => `import { ${name} } from '${MODULES[name]}';`)
    .replace(/^\w+\.displayName = '[^']*';$/gm, '')
    .replace(/^FieldArrayInner\.defaultProps = \{[^}]*\};$/m, '')
    .replace(/^[\w$]+\.INVALID_DATE = invalidDate;$/gm, '');
}
