/** A Playwright test that walks the journey of a trace on the sandbox, by roles and names. */
import type { TestSteps, TestStep } from '../../src/traces/replay/testSteps';

/** A text as a literal of the test. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** What the steps of a test need of the journey so far. */
interface Walk {
  /** Emails that the journey registers: each run needs new ones. */
  readonly registered: Set<string>;
  readonly helpers: Set<string>;
}

function shopperOf(email: string, { registered, helpers }: Walk): string {
  if (registered.has(email)) return 'shopper';
  helpers.add('demoShopper');
  return 'demoShopper';
}

type Writer<Kind extends TestStep['kind']> = (
  step: Extract<TestStep, { kind: Kind }>,
  walk: Walk,
) => readonly string[];

function button(name: string): string {
  return `await page.getByRole('button', { name: ${quote(name)}, exact: true }).first().click();`;
}

function choice(group: RegExp, value: string): string {
  return `await page.getByRole('group', { name: ${String(group)} }).getByRole('button', { name: ${quote(value)}, exact: true }).click();`;
}

/** The shop's forms: each field's name with what is typed where a trace does not say it, and the button. */
const forms = {
  signIn: { fields: { Email: '', Password: '' }, button: 'Sign In' },
  trackOrder: { fields: { 'Order Number': '' }, button: 'Track Order' },
  sendMessage: {
    fields: {
      Name: 'Asha',
      Email: 'asha@example.com',
      Subject: 'A question',
      Message: 'What is it made of?',
    },
    button: 'Send Message',
  },
} as const;

/** Fills in a form and sends it; `typed` has the code of other values, by field. */
function fillForm(form: keyof typeof forms, typed: Readonly<Record<string, string>> = {}): readonly string[] {
  const fields = Object.entries(forms[form].fields).map(([name, value]) => {
    const field =
      name === 'Password'
        ? `getByLabel('Password', { exact: true })`
        : `getByRole('textbox', { name: '${name}' })`;
    return `await page.getByRole('main').${field}.fill(${typed[name] ?? quote(value)});`;
  });
  return [...fields, button(forms[form].button)];
}

/** The lines of each kind of step. Names of helpers are those of e2e/support. */
const writers: { readonly [Kind in TestStep['kind']]: Writer<Kind> } = {
  open: ({ address }) => [`await page.goto(${quote(address)});`],
  reload: () => ['await page.reload();'],
  back: () => ['await page.goBack();'],
  goTo: ({ address }, { helpers }) => {
    helpers.add('goTo');
    return [`await goTo(page, ${quote(address)});`];
  },
  arrive: ({ pathname }) => [`await expect(page).toHaveURL((url) => url.pathname === ${quote(pathname)});`],
  addFromCard: ({ name }, { helpers }) => {
    helpers.add('addFromCard');
    return [`await addFromCard(page, ${quote(name)});`];
  },
  addFromPage: () => [button('Add to Cart')],
  choose: ({ what, value }) => [choice(what === 'size' ? /Size/ : /Colou?r/, value)],
  changeQuantity: ({ label, difference }, { helpers }) => {
    helpers.add('changeQuantity');
    return [`await changeQuantity(page, ${quote(label)}, ${difference});`];
  },
  press: (step) => [button(step.button)],
  register: ({ email }, walk) => {
    walk.registered.add(email);
    walk.helpers.add('fillRegistration');
    return ['await fillRegistration(page, shopper);'];
  },
  signIn: ({ email, succeeds }, walk) => {
    const shopper = shopperOf(email, walk);
    const password = succeeds ? `${shopper}.password` : quote('not-the-password');
    return fillForm('signIn', { Email: `${shopper}.email`, Password: password });
  },
  placeOrder: ({ address }, { helpers }) => {
    helpers.add('fillAddress');
    return [`await fillAddress(page, ${JSON.stringify(address)});`, button('Place Order')];
  },
  pay: ({ method }, { helpers }) => {
    helpers.add('payBy');
    return [`await payBy(page, ${quote(method)});`];
  },
  payAtBank: () => ["await page.getByRole('button', { name: /^Pay / }).click();"],
  trackOrder: ({ orderId }) => fillForm('trackOrder', { 'Order Number': quote(orderId) }),
  sendMessage: () => fillForm('sendMessage'),
  see: ({ message }) => [`await expect(page.getByText(${quote(message)}).first()).toBeVisible();`],
};

function linesOf<Kind extends TestStep['kind']>(
  step: Extract<TestStep, { kind: Kind }>,
  kind: Kind,
  walk: Walk,
): readonly string[] {
  const write: Writer<Kind> = writers[kind];
  return write(step, walk);
}

/** Helpers that are in e2e/support/journey.ts; the others are in shopper.ts. */
const journeyHelpers: ReadonlySet<string> = new Set(['goTo', 'addFromCard', 'changeQuantity']);

function importOf(helpers: readonly string[], module: string): readonly string[] {
  return helpers.length === 0 ? [] : [`import { ${helpers.join(', ')} } from '${module}';`];
}

/**
 * The text of a test, not formatted.
 * @param support how the test imports the folder e2e/support
 */
export function writeStepsTest(traceFile: string, support: string, { steps, noise }: TestSteps): string {
  const walk: Walk = { registered: new Set(), helpers: new Set() };
  const body = steps.map((step) => {
    const lines = linesOf(step, step.kind, walk);
    return `  await test.step(${quote(step.text)}, async () => {\n${lines.join('\n')}\n  });`;
  });
  const helpers = [...walk.helpers].sort();
  return [
    `/** Written by \`npm run replay -- --to-test\` from ${traceFile}: the same journey on the sandbox. */`,
    ...importOf(
      helpers.filter((name) => journeyHelpers.has(name)),
      `${support}/journey`,
    ),
    ...importOf(
      helpers.filter((name) => !journeyHelpers.has(name)),
      `${support}/shopper`,
    ),
    `import { expect, test } from '${support}/test';`,
    '',
    ...(noise.length === 0 ? [] : [`test.use({ expectedNoise: [${noise.join(', ')}] });`, '']),
    `test(${quote(`the journey of ${traceFile}`)}, async ({ page }) => {`,
    ...(walk.registered.size === 0
      ? []
      : ["  const shopper = { email: `walker-${Date.now()}@example.com`, password: 'correct-horse' };"]),
    ...body,
    '});',
    '',
  ].join('\n');
}
