/** The shop's own lint rules: ESLint's `no-restricted-syntax`, each with the syntax that it restricts. */
import eslint from 'oxlint-plugin-eslint';

const restricted = eslint.rules['no-restricted-syntax'];

/**
 * A rule that reports what any of the selectors matches.
 * @param {string} message What to do instead.
 * @param {readonly string[]} selectors
 */
const forbid = (message, ...selectors) => ({
  meta: { ...restricted.meta, defaultOptions: selectors.map((selector) => ({ selector, message })) },
  create: restricted.create,
});

/** Attributes whose value a shopper reads or hears. */
const ATTRIBUTE =
  'JSXAttribute[name.name=/^(alt|aria-description|aria-label|aria-roledescription|aria-valuetext|busyText|heading|hint|label|message|placeholder|text|title)$/]';
const LETTERS = ':matches(Literal[value=/\\p{L}/u], TemplateElement[value.cooked=/\\p{L}/u])';
/** What has a text as one of its results. */
const RESULT =
  ':matches(ConditionalExpression, LogicalExpression, BinaryExpression[operator="+"], TemplateLiteral)';
const SHOWN = `:matches(JSXElement, JSXFragment, ${ATTRIBUTE}) > JSXExpressionContainer`;
/** A capitalised word, such as 'Quantity', but for two colours of the system. Keys are compared or listed, not named. */
const WORD = 'Literal[value=/^(?!(Canvas|Highlight)$)\\p{Lu}[\\p{Ll}-]+$/u]';
/** Members, but not '@type' and the like of schema.org, and constants and default values. */
const NAMED = ':matches(ObjectExpression > Property[key.value!=/^@/], VariableDeclarator, AssignmentPattern)';
/** Words that start like a sentence. */
const SENTENCE = "^\\p{Lu}[\\p{Ll}’']*[\\s,.…!?:]";
/** @param {string} node The message of an error is for developers. */
const unlessThrown = (node) => `${node}:not(NewExpression > *, CallExpression[callee.type="Super"] > *)`;

const CHANCE_OR_TIME = [
  'CallExpression[callee.name=/^(nanoid|uuid|Date)$/]',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
  'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
  'CallExpression[callee.object.name=/^(crypto|performance)$/]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
].join(', ');
const PREPARE =
  ':matches(Property[key.name=/^prepare/], FunctionDeclaration[id.name=/^prepare/], VariableDeclarator[id.name=/^prepare/])';

export default {
  meta: { name: 'shop' },
  rules: {
    'lazy-parts': forbid(
      'Load interface on demand by lazyPart (src/components/lazyPart.tsx).',
      // `chunks` of the route table is for lazyPart too.
      'ImportExpression:not(CallExpression[callee.name="lazyPart"] *, VariableDeclarator[id.name="chunks"] *)',
    ),
    'literal-texts': forbid(
      'Move this text to the *Texts.ts file of its feature, where a second language can replace it.',
      'JSXText[value=/\\p{L}/u]',
      `${ATTRIBUTE} > Literal[value=/\\p{L}/u]`,
      `${SHOWN} > ${LETTERS}`,
      `${SHOWN} > ${RESULT} > ${LETTERS}`,
      `${SHOWN} > ${RESULT} > ${RESULT} > ${LETTERS}`,
      `${SHOWN} > ${RESULT} > ${RESULT} > ${RESULT} > ${LETTERS}`,
      `${NAMED} > ${WORD}:matches(.value, .init, .right)`,
      `${NAMED} > ${RESULT} > ${WORD}`,
      `${NAMED} > ${RESULT} > ${RESULT} > ${WORD}`,
      unlessThrown(`Literal[value=/${SENTENCE}.*\\p{L}/u]`),
      unlessThrown(`TemplateLiteral[quasis.0.value.cooked=/${SENTENCE}/u]`),
    ),
    'pure-reducers': forbid(
      'A reducer must be pure: create this value in a `prepare` callback.',
      `:matches(${CHANCE_OR_TIME}):not(${PREPARE} *)`,
    ),
  },
};
