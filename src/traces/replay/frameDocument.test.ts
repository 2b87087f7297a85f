/** @jest-environment jest-fixed-jsdom */
import { apiUrl } from '../../browser/apiOrigin';
import { writeFrame } from './ShopFrame';

it('tells the framed shop the API’s address, which it cannot know by its own', () => {
  const meta = document.createElement('meta');
  meta.name = 'storefront:api-origin';
  meta.content = 'https://store-api.example/store/v2';
  document.head.append(meta);
  const frame = document.createElement('iframe');
  writeFrame(frame);
  const framed = new DOMParser().parseFromString(frame.getAttribute('srcdoc') ?? '', 'text/html');
  expect(apiUrl(new URL('about:srcdoc'), framed)).toBe('https://store-api.example/store/v2');
});
