import { RuleTester } from 'eslint';
import type { Rule } from 'eslint';
import tseslint from 'typescript-eslint';
import { noLiteralText } from './literalTexts';

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const errors = [{ messageId: 'literal' }];

// Two typings of one thing.
tester.run('no-literal-text', noLiteralText as unknown as Rule.RuleModule, {
  valid: [
    '<h1>{cartTexts.heading}</h1>',
    '<p>{count} × {name}</p>',
    '<Field name="rememberMe" label={texts.remember} autoComplete="given-name" />',
    "{view.kind === 'notFound' && <NotFound />}",
    "const shown = view.kind === 'Ready' ? ready : empty;",
    "const sx = { border: '1px solid', borderColor: 'Highlight' };",
    "const data = { '@type': 'Product' };",
    "throw new Error('The page has no root.');",
    "switch (event.key) { case 'Escape': close(); }",
    "import { x } from './Some file';",
  ],
  invalid: [
    { code: '<h1>Your Cart</h1>', errors },
    { code: '<p>Order {id}</p>', errors },
    { code: '<nav aria-label="Main" />', errors },
    { code: '<Field label={`Quantity of ${name}`} />', errors },
    { code: "<Field label={isShown ? texts.hide : 'show'} />", errors },
    { code: "<Field aria-label={`${isShown ? texts.hide : 'Show'} ${label}`} />", errors },
    { code: "<b>{isOpen ? 'less' : texts.more}</b>", errors },
    { code: '<b>{`${count} items`}</b>', errors },
    { code: "const heading = 'Checkout';", errors },
    { code: "function Row({ label = 'Quantity' }) {}", errors },
    { code: "toastShown({ title: 'Saved' });", errors },
    { code: "const text = isLate ? 'It is late.' : '';", errors },
    { code: 'dispatch(failed(`Failed to load ${name}.`));', errors },
  ],
});
