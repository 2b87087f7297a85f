/** Reads the promises and decisions of docs/specification.md, and where files cite them. */

/** One part of a section: a screen, an entity, a group of rules. */
export interface SpecificationPart {
  /** The section's number and the part's short name, such as '2.home', or 'decision'. Clauses are numbered below it. */
  readonly id: string;
  readonly title: string;
  /** Each promise, in order. The first is '{id}.1' in the titles of tests. */
  readonly promises: readonly string[];
}

/** A section of the specification. */
export interface SpecificationSection {
  readonly number: number;
  readonly title: string;
  readonly parts: readonly SpecificationPart[];
}

/** The parts of a text that begin with a heading, as title and body. */
function split(text: string, heading: RegExp): readonly (readonly [title: string, body: string])[] {
  const [, ...pieces] = text.split(heading);
  return pieces.flatMap((title, index) =>
    index % 2 === 0 ? [[title.trim(), pieces[index + 1] ?? ''] as const] : [],
  );
}

function readPart(title: string, body: string): SpecificationPart {
  const found = [...body.matchAll(/^- \*\*(\d\.[a-z-]+|decision)\.(\d+)\*\* (.+)$/gm)];
  const id = found[0]?.[1] ?? '';
  found.forEach(([line, part, number], index) => {
    if (part !== id || Number(number) !== index + 1) throw new Error(`Not the next id of its part: ${line}`);
  });
  return { id, title, promises: found.map(([, , , text = '']) => text) };
}

/** The sections with promises of a specification in Markdown. Throws where an id is not the next of its part. */
export function readSpecification(markdown: string): readonly SpecificationSection[] {
  return split(markdown, /^## (.+)$/m).flatMap(([heading, body]) => {
    const [, number, title = ''] = /^(\d+)\. (.+)$/.exec(heading) ?? [];
    if (number === undefined) return [];
    const parts = split(body, /^### (.+)$/m).map(([name, text]) => readPart(name, text));
    return [{ number: Number(number), title, parts }];
  });
}

const ID = String.raw`(?:\d\.[a-z-]+|decision)(?:\.\d+)?`;

/** A list of ids in brackets: '[2.home.1]', '[2.home, decision.4]'. */
export const CITATION = new RegExp(String.raw`\[(${ID}(?:, ${ID})*)\]`, 'g');

/** The ids of promises, decisions and whole parts that a text cites in brackets. */
export function citationsIn(text: string): readonly string[] {
  return [...text.matchAll(CITATION)].flatMap(([, ids = '']) => ids.split(', '));
}

/** All that may be cited: each promise and decision, and each part with all that is in it. */
export function idsOf(sections: readonly SpecificationSection[]): ReadonlySet<string> {
  return new Set(
    sections.flatMap(({ parts }) =>
      parts.flatMap(({ id, promises }) => [id, ...promises.map((_text, index) => `${id}.${index + 1}`)]),
    ),
  );
}
