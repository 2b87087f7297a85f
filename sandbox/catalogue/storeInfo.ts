import type { StoreInfoDto } from '../../src/api/generated/endpoints';
import { FULL_PICTURE } from '../constants';

const shippingHtml = `<h2>Shipping by {{companyName}}</h2>
<p>Every parcel leaves our own workshop at {{companyAddress}}. Normal orders ship in 0-7 working days, bulk orders in 10-15 business days.</p>
<h3>How we pack</h3>
<ul>
<li>Edged tools travel with their edges covered, oiled and wrapped in waxed paper.</li>
<li>Clothes travel folded in cotton, without plastic.</li>
<li>Long and heavy things (ladders, barrows, tool chests) come by road carrier, who calls before he comes.</li>
</ul>
<h3>What it costs</h3>
<p>Nothing: shipping within India is free.</p>
<p>A question about a parcel? Write to <a href="mailto:{{companyEmail}}">{{companyEmail}}</a> or call {{companyPhone}}.</p>`;

const aboutHtml = `<h2>About {{companyName}}</h2>
<p>We began with one lathe and one loom under the same roof in Peenya. The lathe turned handles, the loom wove aprons, and people who came for one went home with both.</p>
<p>Today we sell tools that can be sharpened, mended and handed on, and clothes made by people whose names we know. If a thing breaks in fair use, send it back: we mend it, or we tell you why it cannot be mended.</p>
<h3>What you can count on</h3>
<ul>
<li>Whatever has an edge leaves our workshop sharp, and whatever has a seam was looked at twice.</li>
<li>Shipping within India is free, and normal orders ship in 0-7 working days.</li>
<li>What does not suit you can come back within 0-7 days of receipt.</li>
</ul>
<h3>Where to find us</h3>
<p>{{companyName}}<br>{{companyAddress}}<br><a href="mailto:{{companyEmail}}">{{companyEmail}}</a><br>{{companyPhone}}</p>`;

/** The store's information. Pictures are paths, to which the server adds its origin. */
export const storeInfo: StoreInfoDto = {
  storeName: 'Loom & Lathe',
  companyName: 'Loom & Lathe Trading Pvt. Ltd.',
  companyAddress: '14 Mill Road, Peenya Industrial Area, Bengaluru 560058',
  companyEmail: 'care@loomandlathe.example',
  companyPhone: '+918041234567',
  companyLogoUrl: '/pictures/logo.svg',
  description: 'Hand tools for people who build, and clothes for people who make.',
  categories: [
    'Hand Tools',
    'Men',
    'Women',
    'Construction Tools',
    'Precision Tools',
    'Tool Sets',
    'Accessories',
    'Footwear',
  ],
  categoryImages: {
    'Hand Tools': `/pictures/category/hand-tools.webp${FULL_PICTURE}`,
    Men: `/pictures/category/men.webp${FULL_PICTURE}`,
    Women: `/pictures/category/women.webp${FULL_PICTURE}`,
    'Construction Tools': `/pictures/category/construction-tools.webp${FULL_PICTURE}`,
    'Precision Tools': `/pictures/category/precision-tools.webp${FULL_PICTURE}`,
    'Tool Sets': `/pictures/category/tool-sets.webp${FULL_PICTURE}`,
    Accessories: `/pictures/category/accessories.webp${FULL_PICTURE}`,
    Footwear: `/pictures/category/footwear.webp${FULL_PICTURE}`,
    default: `/pictures/category/default.webp${FULL_PICTURE}`,
  },
  policies: { shipping: shippingHtml, about: aboutHtml },
};
