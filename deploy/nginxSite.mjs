// @ts-check
/** Fills in the values of nginx.conf that are marked "yours". */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces a setting that occurs exactly once.
 * @param {string} site
 * @param {RegExp} setting
 * @param {string} replacement
 * @returns {string}
 * @throws {Error} where it occurs not once
 */
export function replaceOnce(site, setting, replacement) {
  if (site.match(new RegExp(setting, 'g'))?.length !== 1)
    throw new Error(`${setting.source} does not occur exactly once.`);
  return site.replace(setting, () => replacement);
}

/**
 * The settings that make nginx write its temporary files into a folder.
 * @param {string} folder
 * @returns {string}
 */
export function tempPaths(folder) {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
}

/**
 * @typedef {object} SiteValues
 * @property {string} listen such as 8080 or 127.0.0.1:8080
 * @property {string} serverName such as shop.example.com, or _ for any
 * @property {string} root the folder that is served
 * @property {string} apiOrigin scheme, host and port of the API
 * @property {string} [publicPath] with a slash at both ends; '/' unless given
 */

/**
 * Takes the text of nginx.conf, returns it with these values.
 * @param {string} site
 * @param {SiteValues} values
 * @returns {string}
 */
export function fillSite(site, { listen, serverName, root, apiOrigin, publicPath = '/' }) {
  let filled = replaceOnce(site, /listen 80;/, `listen ${listen};`);
  filled = replaceOnce(filled, /server_name [^;]+;/, `server_name ${serverName};`);
  filled = replaceOnce(filled, /root [^;]+;/, `root ${root};`);
  filled = replaceOnce(filled, /default "https:\/\/api\.[^;]+;/, `default "${apiOrigin}";`);
  if (publicPath === '/') return filled;
  const path = publicPath.slice(0, -1);
  const pattern = path.replaceAll('.', '\\.');
  filled = replaceOnce(filled, /#rewrite \^\/shop\$ [^\n]*/, `rewrite ^${pattern}$ ${path}/ permanent;`);
  filled = replaceOnce(
    filled,
    /#if \(\$request_uri !~ "\^\/shop\/"\)/,
    `if ($request_uri !~ "^${pattern}(/|$)")`,
  );
  return replaceOnce(filled, /#rewrite \^\/shop\/\(\.\*\)\$ [^\n]*/, `rewrite ^${pattern}/(.*)$ /$1;`);
}

/**
 * @typedef {object} ApiValues
 * @property {string} server host and port of the API, such as 127.0.0.1:8044
 * @property {string} [picturesPath] where its pictures are, with a slash at both ends; '/pictures/' unless given
 * @property {string} folder where the locations are written, and pictures are kept
 */

/**
 * Serves the API under the shop's host: writes the locations into a folder.
 * @param {string} site the filled text of nginx.conf
 * @param {(name: string) => string} read returns the text of a file of this folder
 * @param {ApiValues} values
 * @returns {string} the site with them
 */
export function withApi(site, read, { server, picturesPath = '/pictures/', folder }) {
  const locations = join(folder, 'nginx.api.locations.conf');
  writeFileSync(
    locations,
    replaceOnce(read('nginx.api.locations.conf'), /location \^~ \/pictures\//, `location ^~ ${picturesPath}`),
  );
  let main = replaceOnce(read('nginx.api.conf'), /server 127\.0\.0\.1:8044;/, `server ${server};`);
  main = replaceOnce(main, /proxy_cache_path \S+/, `proxy_cache_path ${join(folder, 'pictures')}`);
  return main + replaceOnce(site, /#include \S+nginx\.api\.locations\.conf;/, `include ${locations};`);
}
