/** What the shop uses of Trusted Types; TypeScript's library does not have their type yet. */
interface TextPolicy {
  /** What the browser takes where it refuses a text. */
  readonly createHTML: (text: string) => unknown;
  readonly createScript: (text: string) => unknown;
}

interface PolicyRules {
  readonly createHTML?: (text: string) => string;
  readonly createScript?: (text: string) => string;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: PolicyRules) => TextPolicy };
  }
}

/** Creates the named policy, which the Content-Security-Policy has to allow; undefined where the browser needs none. */
export function createPolicy(name: string, rules: PolicyRules): TextPolicy | undefined {
  return window.trustedTypes?.createPolicy(name, rules);
}
