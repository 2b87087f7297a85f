import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb';
import { CategoryPicture } from '../../components/CategoryPicture';
import { ChoiceGroup } from '../../components/ChoiceGroup';
import { ContactText } from '../../components/ContactText';
import { CountedHeading, PageHeading } from '../../components/PageHeading';
import { EmptyState } from '../../components/EmptyState';
import { ButtonRow } from '../../components/ButtonRow';
import { Notice } from '../../components/Notice';
import { FailedState } from '../../components/FailedState';
import { LineSizes, NoSize } from '../../components/NoSize';
import { NotSold, LineTotal } from '../../components/LineTotal';
import { ListingPagination } from '../../components/ListingPagination';
import { LoadingBlock } from '../../components/LoadingBlock';
import { Money } from '../../components/Money';
import { OrderLine, OrderLines } from '../../components/OrderLine';
import { FormerPrice, PriceTag, SaleTag } from '../../components/PriceTag';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons, ProductGrid } from '../../components/ProductGrid';
import { ProductImage } from '../../components/ProductImage';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductActionsContext } from '../../components/productActions';
import { CardSection, Section, SectionHeading } from '../../components/SectionHeading';
import { StatusChip } from '../../components/StatusChip';
import { SummaryCard, SummaryColumns, SummaryRow } from '../../components/SummaryCard';
import { Swatch } from '../../components/Swatch';
import { ToastContent } from '../../components/ToastContent';
import { UnbrokenUnits } from '../../components/UnbrokenUnits';
import { buildCartLine, buildProductModel } from '../builders';
import { type Examples, formExamples, nothing } from './formExamples';

/** A product on sale, without a picture. */
export const hammer = buildProductModel({
  id: '1',
  name: 'Forged Claw Hammer',
  image: '',
  category: 'Hand Tools',
  price: 1299,
  originalPrice: 1599,
});
const line = buildCartLine();
const dearer = { at: 0, price: line.price + 200, hasSizes: true, sizes: ['S', 'M', 'L'] };

/** A choice that can be made. */
export function Sizes() {
  const [size, setSize] = useState('');
  return <ChoiceGroup label="Clothing Size" options={['S', 'M', 'L']} value={size} onChange={setSize} />;
}

function card(changes: Partial<typeof hammer> = {}, wishedIds: readonly string[] = []): ReactElement {
  const actions = { onWish: nothing, onQuickView: nothing, onDemo: nothing, onIntent: nothing };
  return (
    <ProductActionsContext value={{ ...actions, wishedIds: new Set(wishedIds) }}>
      <ProductGrid columns={3}>
        <ProductCard product={{ ...hammer, ...changes }} onAddToCart={nothing} />
      </ProductGrid>
    </ProductActionsContext>
  );
}

const pages = (page: number): ReactElement => (
  <ListingPagination page={page} total={165} hrefFor={(to) => `/products?page=${to}`} />
);

const toast = { title: 'Error', message: 'Failed to log out properly.', onClose: nothing };
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Hand Tools', path: '/products?category=Hand+Tools' },
  { name: hammer.name, path: '/product/1' },
];
const summaryOf = (changes: Partial<ComponentProps<typeof SummaryCard>> = {}): ReactElement => (
  <SummaryCard
    subtotal="Subtotal (2 items)"
    total={2598}
    saved={200}
    note="Prices have changed."
    isChecked
    action={<Button variant="contained">Proceed to Checkout</Button>}
    {...changes}
  />
);

/** Every shared component that has a look, by name: its states, by name. */
export const examples: Examples = {
  ...formExamples,
  Breadcrumb: { loaded: <Breadcrumb crumbs={crumbs} />, loading: <Breadcrumb crumbs={null} /> },
  ButtonRow: {
    several: (
      <ButtonRow>
        <Button variant="contained">Try Again</Button>
        <Button variant="outlined">Return to checkout</Button>
        <Button>Contact Us</Button>
      </ButtonRow>
    ),
  },
  CardSection: { card: <CardSection heading="New">Claw Hammer</CardSection> },
  CategoryPicture: {
    'no picture': <CategoryPicture name="Men" src="" sizes={pictureSizes.thumbnail} />,
    picture: <CategoryPicture name="Men" src="/icons/icon.svg" sizes={pictureSizes.thumbnail} />,
  },
  ChoiceGroup: {
    'to choose': <Sizes />,
    error: (
      <ChoiceGroup label="Colour" options={['Indigo']} value="" onChange={nothing} error="Please choose" />
    ),
    'with colours': (
      <ChoiceGroup
        label="Colour"
        options={['Indigo', 'Ivory']}
        value="Indigo"
        onChange={nothing}
        swatchOf={(name) => (name === 'Indigo' ? 'indigo' : 'ivory')}
      />
    ),
    links: <ChoiceGroup label="Size" options={['S', 'M']} value="M" hrefOf={(name) => `#${name}`} />,
    hint: <ChoiceGroup label="Size" options={['S', 'M']} value="" onChange={nothing} hint="Fits loosely" />,
  },
  ContactText: { text: <ContactText text="care@example.com, +91 98765 43210" /> },
  CountedHeading: { counted: <CountedHeading heading="Your Cart" count="3 items" /> },
  EmptyState: {
    plain: <EmptyState title="Your cart is empty" />,
    whole: (
      <EmptyState
        title="Your cart is empty"
        titleComponent="h1"
        text="What you add is kept on this device."
        drawing="bag"
        links={[
          { to: '/', text: 'Start shopping' },
          { to: '/wishlist', text: 'Wishlist' },
        ]}
      />
    ),
  },
  FailedState: {
    list: (
      <FailedState title="Failed to load products." onTryAgain={nothing} link={{ to: '/', text: 'Home' }} />
    ),
    page: (
      <FailedState
        title="Something went wrong"
        titleComponent="h1"
        text="This page could not be shown."
        onTryAgain={nothing}
        link={{ to: '/', text: 'Home' }}
      />
    ),
  },
  FormerPrice: {
    lower: <FormerPrice price={1299} originalPrice={1599} />,
    'of several': <FormerPrice price={1299} originalPrice={1599} quantity={3} />,
  },
  LineSizes: { chosen: <LineSizes line={line} sizes={['S', 'M', 'L']} onChoose={nothing} /> },
  LineTotal: {
    unchanged: <LineTotal line={line} checked={undefined} />,
    dearer: <LineTotal line={line} checked={dearer} />,
    cheaper: <LineTotal line={line} checked={{ ...dearer, price: line.price - 200 }} />,
    gone: <LineTotal line={line} checked={{ ...dearer, price: null }} />,
  },
  ListingPagination: { first: pages(1), middle: pages(7), last: pages(14) },
  LoadingBlock: { text: <LoadingBlock label="Loading products…" /> },
  Money: { amount: <Money amount={123456.5} />, former: <Money amount={1599} original /> },
  NoSize: {
    sizes: <NoSize line={buildCartLine({ selectedSize: '' })} checked={dearer} onChoose={nothing} />,
  },
  Notice: {
    'an error': <Notice title="Failed to load products." />,
    'a warning with a way on': (
      <Notice severity="warning" title="Payment started at 14:05." action={<Button>Pay another way</Button>}>
        If you approved it, do not pay again.
      </Notice>
    ),
  },
  NotSold: { gone: <NotSold line={line} checked={{ ...dearer, price: null }} /> },
  OrderLine: {
    line: <OrderLine name="Claw Hammer 450 g" image="" detail="Quantity 2" total={<Money amount={1998} />} />,
  },
  OrderLines: {
    folded: (
      <OrderLines items={['Saw', 'Plane', 'Chisel', 'Mallet']}>
        {(name) => <OrderLine key={name} name={name} image="" detail="Quantity 1" />}
      </OrderLines>
    ),
  },
  PageHeading: {
    usual: <PageHeading>Your Cart</PageHeading>,
    display: <PageHeading variant="display">404</PageHeading>,
  },
  PriceTag: {
    price: <PriceTag price={1299} />,
    reduced: <PriceTag price={1299} originalPrice={1599} />,
    raised: <PriceTag price={1599} originalPrice={1299} />,
    large: <PriceTag price={1299} originalPrice={1599} size="large" />,
  },
  ProductCard: {
    'on sale': card(),
    plain: card({ originalPrice: null }),
    wished: card({}, [hammer.id]),
    'without Add to Cart': (
      <ProductGrid columns={3}>
        <ProductCard product={hammer} />
      </ProductGrid>
    ),
  },
  ProductGrid: { loading: <ProductGrid columns={4}>{productCardSkeletons(4)}</ProductGrid> },
  ProductImage: {
    'no picture': <ProductImage src="" alt="Saw" sizes={pictureSizes.thumbnail} productId="2" />,
    picture: <ProductImage src="/icons/icon.svg" alt="Hammer" sizes={pictureSizes.thumbnail} productId="3" />,
  },
  SaleTag: { sale: <SaleTag /> },
  Section: { section: <Section heading="New">Claw Hammer</Section> },
  SectionHeading: {
    'with a link': <SectionHeading action={<a href="#all">View All</a>}>New</SectionHeading>,
    small: <SectionHeading variant="h3">New</SectionHeading>,
  },
  StatusChip: Object.fromEntries(
    [0, 1, 2, 3, 4, 9, null].map((status) => [String(status), <StatusChip key={status} status={status} />]),
  ),
  SummaryCard: {
    card: summaryOf(),
    'not checked': summaryOf({ saved: 0, note: '', isChecked: false }),
    'with a notice': summaryOf({ notice: <Alert severity="info">Your session ends soon.</Alert> }),
  },
  SummaryColumns: { columns: <SummaryColumns summary={summaryOf()}>What is ordered</SummaryColumns> },
  SummaryRow: {
    sum: (
      <dl>
        <SummaryRow label="Total" kind="total">
          <Money amount={1998} />
        </SummaryRow>
      </dl>
    ),
  },
  Swatch: { indigo: <Swatch color="indigo" />, white: <Swatch color="white" /> },
  ToastContent: {
    success: <ToastContent variant="success" {...toast} title="Success" message="Saved." />,
    info: <ToastContent variant="info" {...toast} actionLabel="Undo" onAction={nothing} message="Removed." />,
    failure: <ToastContent variant="destructive" {...toast} />,
  },
  UnbrokenUnits: { weight: <UnbrokenUnits>Claw Hammer 450 g</UnbrokenUnits> },
};
