// @ts-check
/**
 * `npm run api:reference`: writes the API's reference, made from openapi/storefront.yaml by Redoc, to
 * build/reference.html. The file is whole, and its policy lets it fetch nothing, such as Redoc's logo. The sandbox serves
 * it at /docs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import yaml from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'build/reference.html');
const redoc = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');

/** So that no text ends the script that it stands in. @param {string} code */
const inScript = (code) => code.replaceAll('</script', '<\\/script');

// Redoc searches in a worker.
const policy =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; worker-src blob:";

const description = JSON.stringify(yaml.parse(readFileSync(join(root, 'openapi/storefront.yaml'), 'utf8')));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Storefront API</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; }</style>
<main id="reference"></main>
<script>${inScript(readFileSync(redoc, 'utf8'))}</script>
<script>Redoc.init(${inScript(description)}, {}, document.getElementById('reference'));</script>
</html>
`,
);
console.log('The reference is in build/reference.html. The sandbox serves it at /docs.');
