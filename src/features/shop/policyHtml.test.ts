import { buildStoreInfo } from '../../testing/builders';
import { toStoreInfo } from '../../api/models/storeInfo';
import { fillPlaceholders, toCompany } from './policyHtml';

const company = toCompany(toStoreInfo(buildStoreInfo()));

describe('The placeholders of a policy', () => {
  it('are filled in, all five of them', () => {
    const html =
      '{{companyName}}|{{ companyAddress }}|{{companyEmail}}|{{companyPhone}}|<img src="{{companyLogoUrl}}">';
    expect(fillPlaceholders(html, company)).toBe(
      'Loom &amp; Lathe Trading Pvt. Ltd.|14 Mill Road, Bengaluru 560058|care@loomandlathe.example|+918041234567|' +
        '<img src="http://localhost:8044/pictures/logo.svg">',
    );
  });

  it('take values that are text, whatever they look like', () => {
    const odd = { ...company, name: `<b onclick="x">'$&' {{companyEmail}}</b>` };
    expect(fillPlaceholders('{{companyName}} {{unknown}}', odd)).toBe(
      '&lt;b onclick=&quot;x&quot;&gt;&#39;$&amp;&#39; {{companyEmail}}&lt;/b&gt; {{unknown}}',
    );
  });

  it('fall back to what the detail is', () => {
    const nobody = toCompany(toStoreInfo({ storeName: 'Shop', categories: [] }));
    expect(nobody).toEqual({
      name: 'Company Name',
      address: 'Company Address',
      phone: 'Phone Number',
      email: 'Email',
      logoUrl: '',
    });
  });
});
