/** @jest-environment jest-fixed-jsdom */
import { buildStoreInfo } from '../../testing/builders';
import { toStoreInfo } from '../../api/models/storeInfo';
import { fillPlaceholders, toCompany } from './PolicyContainer';

const company = toCompany(toStoreInfo(buildStoreInfo()));

describe('Section 2, Policy pages, placeholders', () => {
  it('of a link that calls stand for the number without spaces', () => {
    expect(fillPlaceholders('<a href="tel:{{companyPhone}}">{{companyPhone}}</a>', company)).toBe(
      '<a href="tel:+918041234567">+91 80 4123 4567</a>',
    );
  });

  it('of a link that calls stand for the first number of several', () => {
    const several = { ...company, companyPhone: '+91 80 4123 4567 (10-6), +91 98765 43210' };
    expect(fillPlaceholders('tel:{{companyPhone}}', several)).toBe('tel:+918041234567');
    expect(fillPlaceholders('tel:{{companyPhone}}', { ...company, companyPhone: 'none' })).toBe('tel:none');
  });

  it('have their values escaped [2.policy.10]', () => {
    const odd = { ...company, companyName: `<b onclick="x">'$&' {{companyEmail}}</b>` };
    expect(fillPlaceholders('{{companyName}} {{unknown}}', odd)).toBe(
      '&lt;b onclick=&quot;x&quot;&gt;&#39;$&amp;&#39; {{companyEmail}}&lt;/b&gt; {{unknown}}',
    );
  });

  it('have fallback texts [2.policy.13, 2.policy.14, 2.policy.15, 2.policy.16]', () => {
    const unnamed = toCompany(toStoreInfo({ storeName: 'Shop', categories: [] }));
    expect(unnamed).toEqual({
      companyName: 'Company Name',
      companyAddress: 'Company Address',
      companyPhone: 'Phone Number',
      companyEmail: 'Email',
      companyLogoUrl: '',
    });
  });
});
