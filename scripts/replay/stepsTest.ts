/** A Playwright test that walks the journey of a trace on the sandbox, by roles and names. */
import type { TestSteps, TestStep } from '../../src/traces/replay/testSteps';

/** The helpers of e2e/support that steps call, by file. */
const helpers = {
  journey: ['addFromCard', 'changeQuantity', 'goTo'],
  shopper: ['demoShopper', 'fillAddress', 'fillRegistration', 'fillSignIn', 'payBy'],
} as const;

/** What is asked by the contact form, by field: a trace does not say it. */
const question = {
  Name: 'Asha',
  Email: 'asha@example.com',
  Subject: 'A question',
  Message: 'What is it made of?',
} as const;

/** A text as a literal of the test. */
function quote(text: string): string {
  return JSON.stringify(text);
}

function button(name: string): string {
  return `await page.getByRole('button', { name: ${quote(name)}, exact: true }).first().click();`;
}

function fill(name: string, value: string): string {
  return `await page.getByRole('main').getByRole('textbox', { name: ${quote(name)} }).fill(${quote(value)});`;
}

/**
 * The lines of a step.
 * @param registered the emails that the journey registers: each run needs new ones
 */
function linesOf(step: TestStep, registered: Set<string>): readonly string[] {
  switch (step.kind) {
    case 'open':
      return [`await page.goto(${quote(step.address)});`];
    case 'reload':
      return ['await page.reload();'];
    case 'back':
      return ['await page.goBack();'];
    case 'goTo':
      return [`await goTo(page, ${quote(step.address)});`];
    case 'arrive':
      return [`await expect(page).toHaveURL((url) => url.pathname === ${quote(step.pathname)});`];
    case 'addFromCard':
      return [`await addFromCard(page, ${quote(step.name)});`];
    case 'addFromPage':
      return [button('Add to Cart')];
    case 'choose': {
      const group = step.what === 'size' ? '/Size/' : '/Colou?r/';
      return [
        `await page.getByRole('group', { name: ${group} }).getByRole('button', { name: ${quote(step.value)}, exact: true }).click();`,
      ];
    }
    case 'changeQuantity':
      return [`await changeQuantity(page, ${quote(step.label)}, ${step.difference});`];
    case 'press':
      return [button(step.button)];
    case 'register':
      registered.add(step.email);
      return ['await fillRegistration(page, shopper);'];
    case 'signIn': {
      const shopper = registered.has(step.email) ? 'shopper' : 'demoShopper';
      const used = step.succeeds ? shopper : `{ ...${shopper}, password: 'not-the-password' }`;
      return [`await fillSignIn(page, ${used});`];
    }
    case 'placeOrder':
      return [`await fillAddress(page, ${JSON.stringify(step.address)});`, button('Place Order')];
    case 'pay':
      return [`await payBy(page, ${quote(step.method)});`];
    case 'payAtBank':
      return ["await page.getByRole('button', { name: /^Pay / }).click();"];
    case 'trackOrder':
      return [fill('Order Number', step.orderId), button('Track Order')];
    case 'sendMessage':
      return [...Object.entries(question).map((field) => fill(...field)), button('Send Message')];
    case 'see':
      return [`await expect(page.getByText(${quote(step.message)}).first()).toBeVisible();`];
  }
}

/**
 * The text of a test, not formatted.
 * @param support how the test imports the folder e2e/support
 */
export function writeStepsTest(traceFile: string, support: string, { steps, noise }: TestSteps): string {
  const registered = new Set<string>();
  const body = steps.map((step) => {
    const lines = linesOf(step, registered);
    return `  await test.step(${quote(step.text)}, async () => {\n${lines.join('\n')}\n  });`;
  });
  const imports = Object.entries(helpers).flatMap(([file, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(body.join()));
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${support}/${file}';`];
  });
  return [
    `/** Written by \`npm run replay -- --to-test\` from ${traceFile}: the same journey on the sandbox. */`,
    ...imports,
    `import { expect, test } from '${support}/test';`,
    '',
    ...(noise.length === 0 ? [] : [`test.use({ expectedNoise: [${noise.join(', ')}] });`, '']),
    `test(${quote(`the journey of ${traceFile}`)}, async ({ page }) => {`,
    ...(registered.size === 0
      ? []
      : ["  const shopper = { email: `walker-${Date.now()}@example.com`, password: 'correct-horse' };"]),
    ...body,
    '});',
    '',
  ].join('\n');
}
