/** Words of the recorder that more than one place uses. */
export const traceTexts = { save: 'Save trace' } as const;
