/** Units that products are measured in, for regular expressions; the long ones are no size. */
export const LONG_UNITS = 'mm|cm|kg|g|ml|v|w|inch|inches|ft|oz';
export const UNITS = `${LONG_UNITS}|m|l`;

/** Words that say nothing of a product. */
const emptyWords: ReadonlySet<string> = new Set(
  'a an and by for from in of on or s the to with ka ke ki liye wala wali'.split(' '),
);

/** Words that mean the same, with Indian spellings and Hindi words in Latin letters. */
const groups = [
  'saree sarees sari saris saari sadi',
  'kurta kurtas kurtha',
  'kurti kurtis kurthi',
  'dupatta dupattas chunni chunri odhni',
  'scarf scarves stole shawl muffler',
  'lehenga lehnga ghagra skirt skirts',
  'trousers trouser pants pant pyjama pajama churidar',
  'jeans denim',
  'tee tees tshirt tshirts',
  'shirt shirts kameez',
  'sweater sweaters jumper pullover knitwear',
  'jacket jackets coat blazer',
  'sandal sandals chappal chappals chappals slippers slipper slides',
  'jutti juttis jooti jootis mojari mojaris mojri',
  'sneaker sneakers trainers trainer',
  'boot boots gumboots',
  'bag bags tote rucksack backpack satchel jhola',
  'wallet wallets purse batua',
  'cap caps beanie topi',
  'glasses sunglasses goggles chashma eyewear',
  'watch watches ghadi',
  'jewellery jewelry earrings bangles jhumka kangan',
  'bangles bangle chudi kangan',
  'mug cup',
  'flask bottle',
  'wrench wrenches spanner spanners pana',
  'hammer hammers hathoda hathauda hathodi',
  'saw saws aari',
  'screwdriver screwdrivers pechkas',
  'pliers plier plas',
  'chisel chisels chheni',
  'trowel trowels karni',
  'ladder ladders seedhi',
  'tape measuring measure',
  'caliper calipers calliper',
  'grinder grinders',
  'shovel spade phawda',
  'grey gray',
  'men mens gents male',
  'women womens ladies female',
  'tool tools auzaar aujar',
  'earring earrings jhumka jhumki',
].map((group) => group.split(' '));

/** Words that stand for several things, or for a colour's family. */
const others: Readonly<Record<string, readonly string[]>> = {
  shoe: ['shoes', 'footwear'],
  shoes: ['shoe', 'footwear'],
  joota: ['shoes', 'footwear'],
  joote: ['shoes', 'footwear'],
  clothes: ['men', 'women'],
  gift: ['watch', 'wallet', 'jewellery', 'scarves', 'drinkware', 'sets'],
  gifts: ['watch', 'wallet', 'jewellery', 'scarves', 'drinkware', 'sets'],
  lal: ['red'],
  neela: ['blue'],
  nila: ['blue'],
  hara: ['green'],
  peela: ['yellow'],
  kala: ['black'],
  safed: ['white'],
  bhura: ['brown'],
  gulabi: ['pink'],
};

const synonyms = new Map<string, Set<string>>();

for (const [word, meanings] of [
  ...groups.flatMap((group) => group.map((word): [string, readonly string[]] => [word, group])),
  ...Object.entries(others),
]) {
  synonyms.set(word, new Set([...(synonyms.get(word) ?? []), ...meanings]));
}

/** The words that mean the same as one in lower case, itself among them; none for most. */
export function synonymsOf(word: string): Iterable<string> {
  return synonyms.get(word) ?? [];
}

export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word);
}

/** The words that say something of a product; all of them where none does. */
export function meaningWords(words: readonly string[]): readonly string[] {
  const meaning = words.filter((word) => !isEmptyWord(word));
  return meaning.length === 0 ? words : meaning;
}
