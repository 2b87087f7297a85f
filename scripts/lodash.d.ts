/** The template language of html-webpack-plugin, which brings lodash without types. */
declare module 'lodash/template' {
  export default function template(text: string): (values: object) => string;
}
