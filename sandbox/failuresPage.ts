/** The sandbox's first page: a button for everything that a call may be answered with. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Html, html, styleSource } from '../apiServer/html';
import { HttpError } from '../apiServer/errors';
import { isReading, readBody, send } from '../apiServer/http';
import { FAIL, type Failures } from './failures';

/** Where the page is. */
export const FAILURES_PATH = '/';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
button { font: inherit; padding: .25rem .75rem; margin: 0 .25rem .5rem 0; }
button[aria-pressed='true'] { font-weight: bold; outline: 2px solid; }
`;
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; img-src data:; style-src ${styleSource(STYLE)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

const joined = (parts: readonly Html[]): Html => new Html(parts.map(({ text }) => text).join(''));

const pageOf = (failures: Failures): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Failures on demand</title>
        <link rel="icon" href="data:," />
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>Failures on demand</h1>
        <p>Choose what the next calls of an operation are answered with, until you choose again.</p>
        ${joined(
          failures.list().map(
            ({ operation, choices, chosen }) =>
              html`<form method="post">
                <h2>${operation}</h2>
                <input type="hidden" name="operation" value="${operation}" />
                ${joined(
                  choices.map(
                    (choice) =>
                      html`<button
                        name="${FAIL}"
                        value="${choice}"
                        aria-pressed="${String(choice === chosen)}"
                      >
                        ${choice}
                      </button> `,
                  ),
                )}
              </form>`,
          ),
        )}
      </body>
    </html>`.text;

/**
 * Shows the page, or stores a choice that it posts.
 * @param isAllowedOrigin whether pages of an origin may choose
 */
export const handleFailures = async (
  failures: Failures,
  isAllowedOrigin: (origin: string) => boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (isReading(request)) {
    send(request, response, { status: 200, headers: HEADERS, body: pageOf(failures) });
    return;
  }
  const { origin } = request.headers;
  if (request.method !== 'POST') throw new HttpError(405, 'This address does not answer this method.');
  if (origin !== undefined && !isAllowedOrigin(origin)) {
    throw new HttpError(403, 'This site may not change the sandbox store.');
  }
  const form = new URLSearchParams(await readBody(request));
  failures.choose(form.get('operation') ?? '', form.get(FAIL) ?? '');
  send(request, response, { status: 303, headers: { Location: FAILURES_PATH } });
};
