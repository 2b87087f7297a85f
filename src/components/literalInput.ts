/** For a field whose text counts to the letter: the keyboard changes and marks nothing in it. */
export const literalInput = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
