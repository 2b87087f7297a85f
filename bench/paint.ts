/** What is read of Lighthouse’s report on one page load. */
import { isRecord } from '../src/lib/untrusted';

/** Of one page load; times in milliseconds since the start of the navigation. */
export interface Paint {
  readonly first: number;
  readonly largest: number;
  /** Total blocking time. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What was transferred of pictures, in kB. */
  readonly pictures: number;
  /** Scores of Lighthouse’s categories, of 100. */
  readonly scores: ReadonlyMap<string, number>;
}

/** A number inside a report. Throws where there is none: the page could not be measured. */
function numberAt(report: unknown, ...path: readonly string[]): number {
  const value = path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), report);
  if (typeof value !== 'number') throw new Error(`Lighthouse has no ${path.join('.')}.`);
  return value;
}

/** The kB of the pictures that a page has loaded. */
function readPictures(report: unknown): number {
  const requests = ['audits', 'network-requests', 'details', 'items'].reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    report,
  );
  if (!Array.isArray(requests)) throw new Error('Lighthouse has no requests.');
  return requests.reduce<number>((sum, item: unknown) => {
    const isPicture = isRecord(item) && item['resourceType'] === 'Image';
    return isPicture ? sum + Number(item['transferSize']) / 1000 : sum;
  }, 0);
}

/** Takes a report, and the categories that it has. Throws where the page could not be measured. */
export function readPaint(report: unknown, categories: readonly string[]): Paint {
  const audit = (id: string) => numberAt(report, 'audits', id, 'numericValue');
  return {
    first: audit('first-contentful-paint'),
    largest: audit('largest-contentful-paint'),
    blocked: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    pictures: readPictures(report),
    scores: new Map(
      categories.map((id) => [id, Math.round(numberAt(report, 'categories', id, 'score') * 100)]),
    ),
  };
}
