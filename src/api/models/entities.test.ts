import { description } from '../../testing/description';
import { isRecord } from '../../lib/untrusted';

/** What the description knows of an entity: the names of its fields, in its order. */
function fieldsOf(schema: string): readonly string[] {
  const found = ['components', 'schemas', schema, 'properties'].reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    description,
  );
  return isRecord(found) ? Object.keys(found) : [];
}

describe('Section 3, what the description of the API knows', () => {
  it.each([
    [
      'a product [3.product.1]',
      'ProductDto',
      'id title description imgUrl category parentCategory regularPrice discountedPrice createdAt images attributes',
    ],
    ['an image of a product [3.product.3]', 'ProductImageDto', 'url'],
    ['an attribute of a product [3.product.4]', 'ProductAttributeDto', 'id key value metricUnit'],
    ['an account [3.user.3]', 'AccountDto', 'firstName lastName email createdAt'],
    [
      'a shipping address [3.shipping.1]',
      'ShippingAddressDto',
      'fullName address city state postalCode phone',
    ],
    ['the address of an order [3.shipping.2]', 'OrderAddressDto', 'address city state postalCode'],
    ['an order [3.order.1]', 'OrderDto', 'id status createdAt items shippingAddress'],
    ['an item of an order [3.order.1]', 'OrderItemDto', 'id productTitle quantity price'],
    [
      'store info [3.store-info.1, 3.store-info.2, 3.store-info.3, 3.store-info.4]',
      'StoreInfoDto',
      'storeName companyName companyAddress companyEmail companyPhone companyLogoUrl description categories ' +
        'categoryImages policies',
    ],
    [
      'a field of the payment form [3.payment-field.1]',
      'PaymentFieldDto',
      'name label placeholder description type options inline mask defaultValue rules rulesMessages showWhenFilled',
    ],
    ['the rules of a field [3.payment-field.3]', 'PaymentRulesDto', 'required minLength maxLength pattern'],
    ['a payment [3.payment-request.1]', 'PaymentRequestDto', 'fields orderId'],
    [
      'the answer to a payment [3.payment-response.1]',
      'PaymentAnswerDto',
      'success error redirectUrl action',
    ],
    [
      'the action of a payment [3.payment-response.2]',
      'PaymentActionDto',
      'type redirectUrl formParams qr qrBase64',
    ],
    ['the form of a payment [3.payment-response.3]', 'PaymentFormParamsDto', 'type url data'],
  ])('%s', (_name, schema, fields) => {
    expect([...fieldsOf(schema)].toSorted()).toEqual(fields.split(' ').toSorted());
  });
});
