import { measureCoverage, mentionsIn } from './coverage';

const home = {
  number: 2,
  title: 'Screens and routes',
  parts: [{ id: '2.home', title: 'Home', promises: ['A hero.', 'At most 3 tiles.'] }],
};

/** A test's title as it stands in a file, kept apart here so that this file names no promise itself. */
function title(...names: readonly string[]): string {
  return `it('shows it [${names.join(', ')}]', () => {`;
}

describe('The coverage of the specification', () => {
  it('counts the titles that name a promise', () => {
    const mentions = mentionsIn([title('2.home.1'), title('2.home.1', '8.toasts.2')].join('\n'));
    expect(mentions).toEqual(['2.home.1', '2.home.1', '8.toasts.2']);
  });

  it('tells what no test holds, and what nobody promised', () => {
    const { gaps, strangers } = measureCoverage([home], ['2.home.1', '9.none.1']);
    expect(gaps.map(({ id }) => id)).toEqual(['2.home.2']);
    expect(strangers).toEqual(['9.none.1']);
  });
});
