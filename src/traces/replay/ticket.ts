import { joined } from '../../lib/strings';
import { ticketTexts } from '../traceTexts';
import { isFailure, laneTitle } from './LaneList';
import { placeAt, type OpenedTrace } from './openedTrace';
import { describePlace } from '../place';
import { formatValue, SHORT_VALUE, stepText } from './stepTexts';
import { filterStory, wholeStory } from './storyFilter';

/** How many steps a ticket tells at most, the last ones; and how many errors. */
const MOST_STEPS = 40;
const MOST_ERRORS = 5;

/** A text that Markdown shows as it is. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ');
}

/** What leads to a step. */
function stepsUntil(opened: OpenedTrace, step: number): readonly string[] {
  const rows = filterStory(opened, wholeStory, new Map()).filter(
    (row) => row.step <= step && (row.step > 0 || row.tried !== null),
  );
  const told = rows.slice(-MOST_STEPS).map((row) => plain(row.tried ?? stepText(opened, row.step)));
  const before = rows.length - told.length;
  return [...(before === 0 ? [] : [ticketTexts.before(before)]), ...told];
}

/** What a divergence at the step should be and is, each as one text; '' elsewhere. */
function divergenceAt({ result, divergedStep }: OpenedTrace, step: number) {
  const differences = step === divergedStep ? (result.divergence?.differences ?? []) : [];
  const tell = (side: 'recorded' | 'replayed') =>
    differences
      .map((each) => `${each.path.join('.')}: ${formatValue(each[side]).slice(0, SHORT_VALUE)}`)
      .join('; ');
  return { expected: tell('recorded'), seen: tell('replayed') };
}

/**
 * A step as a ticket in Markdown: the steps that lead to it, the place, the build, what was expected and what was seen.
 * @param note what somebody wrote at the step; '' for nothing
 */
export function writeTicket(opened: OpenedTrace, step: number, note: string): string {
  const place = placeAt(opened, step);
  const build = opened.trace.info?.build ?? '';
  const divergence = divergenceAt(opened, step);
  const errors = opened.lanes.filter((entry) => entry.step <= step && isFailure(entry)).slice(-MOST_ERRORS);
  const seen = [note, divergence.seen, ...(note + divergence.seen === '' ? [stepText(opened, step)] : [])];
  return [
    `## ${plain(ticketTexts.title(opened.fileName, step))}`,
    `**${ticketTexts.steps}**`,
    stepsUntil(opened, step)
      .map((text, index) => `${index + 1}. ${text}`)
      .join('\n'),
    ...(place === null ? [] : [`**${ticketTexts.place}** ${plain(describePlace(place))}`]),
    ...(build === '' ? [] : [`**${ticketTexts.build}** ${plain(build)}`]),
    `**${ticketTexts.expected}** ${divergence.expected === '' ? ticketTexts.toWrite : plain(divergence.expected)}`,
    `**${ticketTexts.seen}** ${plain(joined(seen, '; '))}`,
    ...errors.map((entry) => `- ${plain(laneTitle(entry))}`),
    '',
  ].join('\n\n');
}
