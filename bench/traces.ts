/**
 * `npm run bench:traces`: measures the cost of recording, saving and replaying traces. Ends with 1 when one of them
 * costs more than is allowed.
 */
import { loadMeasuredShop } from '../scripts/bundleProgram';
import { cpuTime, reportProgress, TURN } from './measuring';
import { median, quantile } from './quantile';
import { measureReplays } from './traceReplays';
import { runMain } from '../scripts/runMain';

/** How many dispatches a round measures. */
const DISPATCHES = 10_000;
/** How many rounds are measured. The result is the median, with the quartiles. */
const ROUNDS = 21;
const WARM_UP_ROUNDS = 2;
/** The allowed cost of the recorder, relative to dispatches without it. */
const ALLOWED_COST = 0.05;

type Program = Awaited<ReturnType<typeof loadMeasuredShop>>;

/** CPU times of the same number of dispatches without and with a recorder, in milliseconds. */
interface Round {
  readonly plain: number;
  readonly recorded: number;
}

async function measureRound(program: Program): Promise<Round> {
  const shops = { plain: program.createMeasuredShop(false), recorded: program.createMeasuredShop(true) };
  const times = { plain: 0, recorded: 0 };
  for (let done = 0; done < DISPATCHES; done += TURN) {
    for (const kind of done % (2 * TURN) === 0
      ? (['plain', 'recorded'] as const)
      : (['recorded', 'plain'] as const)) {
      times[kind] += cpuTime(() => {
        shops[kind].dispatch(TURN);
      });
    }
    // Pending work of listeners runs before the next turn, unmeasured.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return times;
}

/** The recorder's cost, relative to the same dispatches without it. */
async function measureRecorder(program: Program): Promise<number> {
  for (let round = 1; round <= WARM_UP_ROUNDS; round += 1) {
    await measureRound(program);
    reportProgress(`warming up, ${round} of ${WARM_UP_ROUNDS}`);
  }
  const rounds: Round[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    const round = await measureRound(program);
    rounds.push(round);
    const cost = ((round.recorded / round.plain - 1) * 100).toFixed(1);
    reportProgress(`round ${number} of ${ROUNDS}: ${cost} %`);
  }
  const plain = median(rounds.map((round) => round.plain));
  const recorded = median(rounds.map((round) => round.recorded));
  const costs = rounds.map((round) => round.recorded / round.plain - 1);
  const cost = median(costs);
  const [low, high] = [0.25, 0.75].map((share) => (quantile(costs, share) * 100).toFixed(1));
  console.log(
    `Recorder: ${DISPATCHES} dispatches, in turns of ${TURN}, CPU time, median of ${ROUNDS} rounds`,
  );
  console.log(`  without it  ${plain.toFixed(1)} ms`);
  console.log(`  with it     ${recorded.toFixed(1)} ms`);
  console.log(
    `  cost        ${(cost * 100).toFixed(1)} %, half of the rounds between ${low} % and ${high} %`,
  );
  return cost;
}

async function main(): Promise<void> {
  const program = await loadMeasuredShop();
  const cost = await measureRecorder(program);
  await measureReplays(program);
  console.log(`Memory at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  if (cost > ALLOWED_COST) {
    console.error(`The recorder costs more than ${ALLOWED_COST * 100} %.`);
    process.exitCode = 1;
  }
}

process.env.NODE_ENV = 'production';
runMain(main);
