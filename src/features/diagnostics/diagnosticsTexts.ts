export const diagnosticsTexts = {
  heading: 'API Test',
  lead: 'Whether this page can reach the server of the store.',
  backendUrl: 'Backend URL',
  test: 'Test connection',
  testing: 'Testing the connection…',
  connected: 'Connected',
  store: 'The store',
  answered: (store: string, milliseconds: number, status: number | null): string =>
    `${store} answered in ${milliseconds} ms${status === null ? '' : ` with status ${status}`}.`,
  status: (status: number): string => `The server answered with status ${status}.`,
  connectionFailed: 'Connection failed. Check console for details.',
  unexpectedError: (message: string): string => `Unexpected error: ${message}`,
  testFailed: 'The connectivity test failed.',
} as const;
