/** Finds texts of the interface outside the `*Texts.ts` files. */
import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

/** Attributes and properties whose value a shopper reads or hears. */
const TEXT_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'busyText',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'text',
  'title',
]);

/** Colours of the system, which CSS names like words. */
const SYSTEM_COLORS =
  /^(ButtonBorder|ButtonText|Canvas|CanvasText|GrayText|Highlight|HighlightText|LinkText)$/;
const LETTER = /\p{L}/u;
/** A capitalised word, such as 'Quantity'. Keys and fonts are compared or listed, not named by a constant. */
const WORD = /^\p{Lu}[\p{Ll}-]+$/u;
/** Words that start like a sentence. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']*[\s,.…!?:].*\p{L}/u;

/** The text of a literal, or of a template with a blank for each value; null for other nodes. */
function textOf(node: TSESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return node.quasis.map(({ value }) => value.cooked).join(' ');
}

/** What an expression may result in: both ways of a condition, both sides of `||`, `??` and `+`. */
function resultsOf(node: TSESTree.Node): TSESTree.Node[] {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return resultsOf(node.expression);
    case 'ConditionalExpression':
      return [...resultsOf(node.consequent), ...resultsOf(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : resultsOf(node.left)), ...resultsOf(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...resultsOf(node.left), ...resultsOf(node.right)] : [];
    case 'TemplateLiteral':
      return [node, ...node.expressions.flatMap(resultsOf)];
    default:
      return [node];
  }
}

function nameOf(node: TSESTree.Node): string | null {
  if (node.type === 'JSXIdentifier' || node.type === 'Identifier') return node.name;
  return textOf(node);
}

/** ESLint's rule `no-literal-text`: every text of the interface is in a `*Texts.ts` file. */
export const noLiteralText: TSESLint.RuleModule<'literal'> = {
  meta: {
    type: 'problem',
    docs: { description: 'Forbids texts of the interface outside the *Texts.ts files.' },
    messages: {
      literal: 'Move this text to the *Texts.ts file of its feature, where a second language can replace it.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const reported = new Set<TSESTree.Node>();
    const report = (node: TSESTree.Node) => {
      if (reported.has(node)) return;
      reported.add(node);
      context.report({ node, messageId: 'literal' });
    };
    const check = (value: TSESTree.Node, isText: (text: string) => boolean) => {
      for (const node of resultsOf(value)) {
        const text = textOf(node);
        if (text !== null && isText(text)) report(node);
      }
    };
    const isWritten = (text: string) => LETTER.test(text);
    const isWord = (text: string) => WORD.test(text) && !SYSTEM_COLORS.test(text);
    const checkSentence = (node: TSESTree.Literal | TSESTree.TemplateLiteral) => {
      // The message of an error is for developers.
      const { parent } = node;
      const isThrown =
        parent.type === 'NewExpression' ||
        (parent.type === 'CallExpression' && parent.callee.type === 'Super');
      if (!isThrown) check(node, (text) => SENTENCE.test(text));
    };
    return {
      JSXText(node) {
        if (isWritten(node.value)) report(node);
      },
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer'(
        node: TSESTree.JSXExpressionContainer,
      ) {
        check(node, isWritten);
      },
      JSXAttribute(node) {
        const name = nameOf(node.name);
        if (name !== null && TEXT_NAMES.has(name) && node.value !== null) check(node.value, isWritten);
      },
      Property(node) {
        // '@type' and the like are names of schema.org.
        if (node.parent.type !== 'ObjectExpression' || nameOf(node.key)?.startsWith('@') === true) return;
        check(node.value, isWord);
      },
      VariableDeclarator(node) {
        if (node.init !== null) check(node.init, isWord);
      },
      AssignmentPattern(node) {
        check(node.right, isWord);
      },
      Literal: checkSentence,
      TemplateLiteral: checkSentence,
    };
  },
};
