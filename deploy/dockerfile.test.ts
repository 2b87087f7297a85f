/** The rules that the Dockerfiles keep. The images themselves are built where there is a container engine. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Instruction {
  readonly name: string;
  readonly words: string;
}

/** The instructions of a Dockerfile, stage by stage. */
function readStages(text: string): readonly (readonly Instruction[])[] {
  const lines = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, words });
  }
  return stages;
}

/** What a Dockerfile does against the rules. */
function findFaults(text: string): string[] {
  const stages = readStages(text);
  const all = stages.flat();
  const last = stages.at(-1) ?? [];
  const wordsOf = (name: string) => last.filter((one) => one.name === name).map(({ words }) => words);
  const positionOf = (name: string) => last.findLastIndex((one) => one.name === name);
  const faults: string[] = [];
  const check = (isKept: boolean, fault: string) => {
    if (!isKept) faults.push(fault);
  };
  for (const { name, words } of all) {
    if (name === 'FROM') check(/^\S+:\d+\.\d+\S*( AS \w+)?$/.test(words), `unpinned image: ${words}`);
    if (name === 'RUN') {
      check(!/npm (i|install)\b/.test(words), 'npm ci installs what is locked');
      check(!/apk add (?!--no-cache)/.test(words), 'apk add --no-cache leaves no index');
      check(!/curl|wget/.test(words), 'no downloads past the package managers');
    }
    if (name === 'ENV' || name === 'ARG')
      check(!/token|secret|password|key/i.test(words), `secret: ${words}`);
    if (name === 'COPY' && !words.startsWith('--from=')) {
      const sources = words.split(' ').slice(0, -1);
      for (const source of sources) check(existsSync(join(__dirname, '..', source)), `missing: ${source}`);
    }
    check(name !== 'ADD' && name !== '', 'only known instructions, and COPY in place of ADD');
  }
  check(!wordsOf('COPY').includes('. .'), 'the last stage holds the build alone');
  const [user = 'root'] = wordsOf('USER').slice(-1);
  check(!/^(root|0)\b/.test(user) && positionOf('USER') < positionOf('ENTRYPOINT'), 'it runs unprivileged');
  check(wordsOf('HEALTHCHECK').length === 1, 'it says whether it is healthy');
  check(
    wordsOf('ENTRYPOINT').every((words) => words.startsWith('[')),
    'signals reach the program',
  );
  const ports = wordsOf('EXPOSE').map(Number);
  check(
    ports.every((port) => port >= 1024),
    'an unprivileged port',
  );
  return faults;
}

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const dockerfile = read('Dockerfile');

it.each(['Dockerfile', 'engine.Dockerfile', 'gateway.Dockerfile'])('%s keeps the rules', (name) => {
  expect(findFaults(read(name))).toEqual([]);
});

it('copies every program that the image runs', () => {
  const copied = new Set(dockerfile.match(/deploy\/\w+\.mjs/g));
  const pending = ['deploy/start.mjs'];
  for (const file of pending) {
    const source = readFileSync(join(__dirname, '..', file), 'utf8');
    for (const [, name = ''] of source.matchAll(/from '\.\/(\w+\.mjs)'/g)) pending.push(`deploy/${name}`);
  }
  expect(pending.filter((file) => !copied.has(file))).toEqual([]);
});

it.each([
  ['FROM node:22.21-alpine3.22', 'FROM node:latest', 'unpinned image'],
  ['USER node', 'USER root', 'unprivileged'],
  ['USER node\n', '', 'unprivileged'],
  ['npm ci', 'npm install', 'npm ci'],
  ['apk add --no-cache', 'apk add', 'no-cache'],
  ['deploy/pages.mjs', 'deploy/missing.mjs', 'missing: deploy/missing.mjs'],
  ['ENTRYPOINT ["node", "/srv/deploy/start.mjs"]', 'ENTRYPOINT node /srv/deploy/start.mjs', 'signals'],
  ['EXPOSE 8080', 'EXPOSE 80', 'port'],
  ['ENV PORT=8080', 'ENV API_TOKEN=x PORT=8080', 'secret'],
  ['HEALTHCHECK', '#HEALTHCHECK', 'healthy'],
])('would notice %j as %j', (before, after, fault) => {
  expect(dockerfile).toContain(before);
  expect(findFaults(dockerfile.replace(before, after)).join()).toContain(fault);
});
