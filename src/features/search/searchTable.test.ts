import { products } from '../../../sandbox/catalogue/products';
import { toProduct } from '../../api/models/product';
import { memoryCatalogueSources } from '../../testing/memoryDevice';
import { createCatalogue } from './catalogue';

const catalogue = createCatalogue(memoryCatalogueSources());
for (const answer of products) {
  const product = toProduct(answer);
  if (product !== null) catalogue.whole.list.addKept(product);
}

/** The names of what is found, the best first. */
async function search(text: string): Promise<readonly string[]> {
  const { list } = catalogue.whole;
  const { positions } = await catalogue.search(list, text);
  return positions.map((position) => list.table.nameAt(position));
}

/** What must be among the first five for each search, and what must not. */
const table: readonly (readonly [search: string, among: readonly string[], not?: readonly string[]])[] = [
  ['hammer', ['Forged Claw Hammer 450 g', 'Club Hammer 1.5 kg', 'Sledge Hammer 4 kg']],
  ['hamer', ['Forged Claw Hammer 450 g']],
  ['claw hammer', ['Forged Claw Hammer 450 g']],
  ['hammer drill', ['Rotary Hammer SDS-plus 26 mm']],
  ['hathoda', ['Forged Claw Hammer 450 g']],
  ['drill', ['Cordless Drill Driver 18 V', 'HSS Drill Bit Set, 13 Pieces']],
  ['cordless drill', ['Cordless Drill Driver 18 V']],
  ['spanner', ['Combination Spanner 17 mm']],
  ['wrench', ['Adjustable Wrench 250 mm', 'Stillson Pipe Wrench 350 mm']],
  ['pana', ['Adjustable Wrench 250 mm']],
  ['pechkas', ['Slotted Screwdriver 6.5 x 150']],
  ['screwdrvier', ['Slotted Screwdriver 6.5 x 150']],
  ['plas', ['Combination Pliers 180 mm']],
  ['plier', ['Combination Pliers 180 mm']],
  ['aari', ['Ryoba Pull Saw 240 mm']],
  ['saw', ['Ryoba Pull Saw 240 mm', 'Brass-Back Tenon Saw 300 mm']],
  ['measuring tape', ['Pocket Tape 8 m, Class II']],
  ['calliper', ['Vernier Caliper 150 mm']],
  ['micrometer 0-25 mm', ['Outside Micrometer 0-25 mm']],
  ['seedhi', ['Aluminium Step Ladder, 7 Treads']],
  ['helmet', ['Vented Safety Helmet']],
  ['tool set', ['First Home Tool Set']],
  ['saree', ['Kanchipuram Silk Saree', 'Jamdani Cotton Saree']],
  ['sari', ['Kanchipuram Silk Saree', 'Bandhani Saree, Madder'], ['Anarkali with Zari Border']],
  ['saari', ['Kanchipuram Silk Saree']],
  ['silk saree', ['Kanchipuram Silk Saree']],
  ['red saree', ['Bandhani Saree, Madder']],
  ['saree under 5000', ['Jamdani Cotton Saree'], ['Kanchipuram Silk Saree']],
  ['kurta', ['Handloom Linen Kurta', 'Dabu Block-Print Kurta']],
  ['kurtha', ['Handloom Linen Kurta']],
  ['kurta XL', ['Handloom Linen Kurta']],
  ['kurta xl under 1500', ['Khadi Short Kurta, Mustard'], ['Handloom Linen Kurta']],
  ['yellow kurta', ['Khadi Short Kurta, Mustard']],
  ['peela kurta', ['Khadi Short Kurta, Mustard']],
  ['white kurta', ['Chikankari Kurta, White on White']],
  ['kurti', ['Mulmul A-Line Kurti', 'Pochampally Ikat Kurti']],
  ['chunni', ['Phulkari Dupatta']],
  ['dupatta', ['Phulkari Dupatta']],
  ['shawl', ['Ladakhi Pashmina Stole']],
  ['lehnga', ['Lehenga Skirt, Bandhani']],
  ['pajama', ['Cotton Pyjama Trousers']],
  ['jeans', ['Selvedge Jeans, Rinsed']],
  ['t-shirt', ['Heavyweight Pocket Tee']],
  ['tshirt', ['Heavyweight Pocket Tee']],
  ['blue shirt', ['Oxford Shirt, Sky']],
  ['jumper', ['Cable-Knit Sweater, Forest']],
  ['shoes', ['Plain-Toe Derby Shoes', 'Penny Loafers']],
  ['shoes for men', ['Plain-Toe Derby Shoes', 'Penny Loafers'], ['Cable-Knit Sweater, Forest']],
  ['joote', ['Penny Loafers', 'Plain-Toe Derby Shoes']],
  ['chappal', ['Kolhapuri Sandals']],
  ['chappals', ['Kolhapuri Sandals']],
  ['sandal', ['Kolhapuri Sandals']],
  ['jooti', ['Embroidered Juttis, Madder', 'Plain Mojaris, Camel']],
  ['sneakers uk 8', ['Canvas Court Sneakers', 'Everyday Trainers']],
  ['size 8 boots', ['Suede Chelsea Boots'], ['Handloom Linen Kurta']],
  ['boots uk 9', ['Suede Chelsea Boots']],
  ['18v drill', ['Cordless Drill Driver 18 V']],
  ['black boots', ['Goodyear-Welted Work Boots']],
  ['kala chashma', ['Acetate Sunglasses']],
  ['backpack', ['Canvas Rucksack']],
  ['batua', ['Folded Card Wallet']],
  ['jhumka', ['Brass Jhumka Earrings']],
  ['chudi', ['Three Bangles: Brass, Copper, Steel']],
  ['bottle', ['Steel Flask 750 ml']],
  ['watch 500 to 7000', ['Field Watch 38 mm'], ['Dress Watch 36 mm, Forest']],
  ['footwear under 1500', ['Kolhapuri Sandals'], ['Penny Loafers']],
  ['ladies trousers', ['Flowing Palazzo Trousers']],
];

const rows = table.map(([text, among, not = []]) => ({ text, among, not }));

it.each(rows)('“$text” has among its first five $among', async ({ text, among, not }) => {
  const first = (await search(text)).slice(0, 5);
  for (const name of among) expect(first).toContain(name);
  for (const name of not) expect(first).not.toContain(name);
});

it.each([
  ['17mm spanner', 'Combination Spanner 17 mm'],
  ['spanner 17 mm', 'Combination Spanner 17 mm'],
  ['screw driver', 'Screwdriver Set, 5 Pieces'],
])('“%s” has %s first', async (text, first) => {
  expect((await search(text))[0]).toBe(first);
});

it('“screw driver” finds no drill driver', async () => {
  expect((await search('screw driver')).join()).not.toMatch(/drill/i);
});

it('“black suit s” finds no jeans', async () => {
  expect((await search('black suit s')).join()).not.toMatch(/jeans/i);
});

it.each([
  ['sneakers size 8', []],
  ['hammer size 8', ['8']],
  ['99mm spanner', ['99 mm']],
  ['17mm spanner', []],
])('of “%s” no product has %j', async (text, unmet) => {
  expect((await catalogue.search(catalogue.whole.list, text)).unmet).toEqual(unmet);
});

it.each([
  ['hamer', 'hammer'],
  ['size 8 boots', ''],
  ['17mm spanner', ''],
  ['uk 9', ''],
  ['order status', ''],
  ['screwdrvier set', 'screwdriver set'],
  ['kurta of gold', ''],
  ['chappal', ''],
  ['hamer under 900', 'hammer'],
  ['zzzz', ''],
])('“%s” is taken for %p', async (text, corrected) => {
  expect((await catalogue.search(catalogue.whole.list, text)).corrected).toBe(corrected);
});

it.each(['blue', 'red', 'green', 'yellow', 'brown', 'black', 'white', 'pink', 'gift', 'under 500'])(
  '“%s” finds several products',
  async (text) => {
    expect((await search(text)).length).toBeGreaterThan(2);
  },
);

it.each([
  ['black', /block|brass-back/i],
  ['under 500', /drill driver/i],
])('“%s” finds nothing like %s', async (text, not) => {
  for (const name of await search(text)) expect(name).not.toMatch(not);
});
